/** Physical tiles for answers: for a rebuilt table, and for a typed one. */

import { arrangePieces, type Arrangement } from "../../board/layout/arrangement";
import { markCopies, tilesWithFaces } from "../../rules/tiles";
import type { Sets } from "./question";

/** Return the snapshots before and after loose tiles become a table. */
export function rebuildSnapshots(loose: readonly string[], table: Sets): Arrangement[] {
  const all = markCopies([loose])[0]!;
  const sets = assignTiles(table, all);
  const laid = new Set(sets.flat());
  return [
    { pieces: [], rack: all },
    { pieces: arrangePieces(sets, []), rack: all.filter((tile) => !laid.has(tile)) },
  ];
}

/**
 * Return a table after a turn in physical tiles. It must contain all tiles of the table before.
 * Return null if tiles are missing or unknown.
 */
export function physicalTable(
  after: Sets,
  table: Sets,
  rack: readonly string[],
): string[][] | null {
  // Tiles of the table come first, so that all of them are used before equal tiles of the rack.
  const all = [...table.flat(), ...rack];
  const lying = new Set(table.flat());
  const whole = table.map((tiles) => ({ tiles, text: faces(tiles) }));
  // An unchanged set keeps its tiles.
  const kept = after.map((tiles) => {
    const found = whole.findIndex(({ text }) => text === faces(tiles));
    return found < 0 ? null : whole.splice(found, 1)[0]!.tiles;
  });
  const used = new Set(kept.flatMap((tiles) => tiles ?? []));
  const rest = assignTiles(
    after.filter((_, at) => kept[at] === null),
    all.filter((tile) => !used.has(tile)),
  );
  const sets = kept.map((tiles) => (tiles === null ? rest.shift()! : [...tiles]));
  for (const tile of sets.flat()) lying.delete(tile);
  const isWhole = sets.every((tiles, at) => tiles.length === after[at]!.length);
  return isWhole && lying.size === 0 ? sets : null;
}

const faces = (tiles: readonly string[]): string => tiles.join(" ").replaceAll("'", "");

function assignTiles(sets: Sets, tiles: readonly string[]): string[][] {
  const free = [...tiles];
  return sets.map((each) => {
    const found = tilesWithFaces(each, free);
    for (const tile of found) free.splice(free.indexOf(tile), 1);
    return found;
  });
}
