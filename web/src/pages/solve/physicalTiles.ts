/** Where tiles lie after an answer: a table made of loose ones, or one that somebody typed. */

import { arranged, type Arrangement } from "../../board/arrangement";
import { distinct, tilesShowing } from "../../rules/tiles";
import type { Sets } from "./question";

/** Return how loose tiles lie before and after they became a table. */
export function rebuilding(loose: readonly string[], table: Sets): Arrangement[] {
  const all = distinct([loose])[0]!;
  const sets = whichTiles(table, all);
  const laid = new Set(sets.flat());
  return [
    { pieces: [], rack: all },
    { pieces: arranged(sets, []), rack: all.filter((tile) => !laid.has(tile)) },
  ];
}

/**
 * Return in which very tiles a table can lie after a turn, those that lay there before all being
 * among them; null if it cannot, because some are missing or came from nowhere.
 */
export function layable(after: Sets, table: Sets, rack: readonly string[]): string[][] | null {
  // The tiles of the table come first, so that none of them is left over for an equal one.
  const all = [...table.flat(), ...rack];
  const lying = new Set(table.flat());
  const whole = table.map((tiles) => ({ tiles, text: faces(tiles) }));
  // A set that lies as it did is meant to be the same set.
  const kept = after.map((tiles) => {
    const found = whole.findIndex(({ text }) => text === faces(tiles));
    return found < 0 ? null : whole.splice(found, 1)[0]!.tiles;
  });
  const used = new Set(kept.flatMap((tiles) => tiles ?? []));
  const rest = whichTiles(
    after.filter((_, at) => kept[at] === null),
    all.filter((tile) => !used.has(tile)),
  );
  const sets = kept.map((tiles) => (tiles === null ? rest.shift()! : [...tiles]));
  for (const tile of sets.flat()) lying.delete(tile);
  const isWhole = sets.every((tiles, at) => tiles.length === after[at]!.length);
  return isWhole && lying.size === 0 ? sets : null;
}

const faces = (tiles: readonly string[]): string => tiles.join(" ").replaceAll("'", "");

function whichTiles(sets: Sets, tiles: readonly string[]): string[][] {
  const free = [...tiles];
  return sets.map((each) => {
    const found = tilesShowing(each, free);
    for (const tile of found) free.splice(free.indexOf(tile), 1);
    return found;
  });
}
