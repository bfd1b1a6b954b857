/** Wrong tiles: the tiles on the table that the violations of a turn mean. */

import type { Violation } from "../api/wire";
import { movedOnTable, playedTiles, type Draft } from "../board/draft";
import { readSet, type SetRules } from "../rules/sets";
import { faceText } from "../rules/tiles";

/** Codes whose sets are good ones: the words say what is missing, and no tile is wrong. */
const ONLY_WORDS = new Set(["opening-too-low", "opening-not-one-set"]);

/**
 * Return the tiles that violations mean. A violation names faces, and a face is on two tiles: a
 * piece that is no valid set is wrong as a whole, and of a valid one only the tiles that the player
 * has laid or moved.
 */
export function wrongTiles(
  violations: readonly Violation[],
  draft: Draft,
  rules: SetRules,
): ReadonlySet<string> {
  const touched = new Set([...playedTiles(draft), ...movedOnTable(draft)]);
  const isFlawed = (tiles: readonly string[]): boolean => readSet(tiles, rules).kind === "flaw";
  const now = draft.now.pieces.map(({ tiles }) => tiles);
  const named = violations
    .filter(({ code }) => !ONLY_WORDS.has(code))
    .flatMap(({ sets }) => sets.map(facesOf));
  return new Set(
    named.flatMap((faces) => {
      const same = now.filter((tiles) => facesOf(tiles) === faces);
      const flawed = same.filter(isFlawed);
      if (flawed.length > 0) return flawed.flat();
      return (same.length > 0 ? same : heirs(faces, draft))
        .flat()
        .filter((tile) => touched.has(tile));
    }),
  );
}

/** Return the pieces that hold tiles of a set of the real table which the draft has changed. */
function heirs(faces: string, { base, now }: Draft): (readonly string[])[] {
  const pieces = now.pieces.map(({ tiles }) => tiles);
  const there = new Set(pieces.map((tiles) => tiles.join(" ")));
  const changed = base.table.filter((set) => facesOf(set) === faces && !there.has(set.join(" ")));
  const tiles = new Set(changed.flat());
  return pieces.filter((piece) => piece.some((tile) => tiles.has(tile)));
}

function facesOf(tiles: readonly string[]): string {
  return tiles.map(faceText).join(" ");
}
