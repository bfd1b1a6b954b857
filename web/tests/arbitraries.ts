/** Arbitraries for property tests: tiles, boards and changes of them. */

import fc from "fast-check";

import { newPiece, type Arrangement, type Place } from "../src/board/layout/arrangement";
import type { Base } from "../src/board/draft";
import { COLOURS, faceOf, isJoker } from "../src/rules/tiles";

export const ALL_TILES: readonly string[] = [
  ...COLOURS.flatMap((colour) =>
    Array.from({ length: 13 }, (_, at) => [`${colour}${at + 1}`, `${colour}${at + 1}'`]).flat(),
  ),
  "j",
  "j'",
];

/** Tiles of one box, often similar, so that they form sets. */
export function someTiles(): fc.Arbitrary<string[]> {
  const colours = fc.subarray([...COLOURS, "j"], { minLength: 1 });
  const numbers = fc.subarray([...Array(13).keys()].map((at) => at + 1));
  return fc.tuple(colours, numbers).chain(([some, near]) => {
    const isAlike = (tile: string): boolean =>
      some.includes(tile[0]!) && (isJoker(tile) || near.includes(faceOf(tile).number));
    return fc.shuffledSubarray(ALL_TILES.filter(isAlike));
  });
}

/** Tiles on a table and a rack. */
export function someBase(): fc.Arbitrary<Base> {
  return fc
    .tuple(fc.shuffledSubarray([...ALL_TILES], { minLength: 1, maxLength: 24 }), homes(24))
    .map(([tiles, places]) => baseOf(tiles.map((tile, at) => [tile, places[at]!])));
}

export const RACK = 0;
/** In another rack or in the pool. */
export const AWAY = 6;

/** The place of each tile: on the rack, in a set, or away. */
export function homes(count: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min: RACK, max: AWAY }), { minLength: count, maxLength: count });
}

export function baseOf(homed: readonly (readonly [tile: string, home: number])[]): Base {
  const inside = (home: number): string[] =>
    homed.filter(([, each]) => each === home).map(([tile]) => tile);
  const table = [1, 2, 3, 4, 5].map(inside).filter((tiles) => tiles.length > 0);
  return { table, rack: inside(RACK) };
}

export function arrangementOf({ table, rack }: Base): Arrangement {
  return { pieces: table.map(newPiece), rack };
}

/** Numbers that select a place on any board. */
export interface PlaceChoice {
  at: Place["at"];
  which: number;
  index: number;
}

export const somePlaceChoice: fc.Arbitrary<PlaceChoice> = fc.record({
  at: fc.constantFrom("piece", "table", "rack"),
  which: fc.nat(20),
  index: fc.nat(20),
});

export function placeOf({ at, which, index }: PlaceChoice, { pieces, rack }: Arrangement): Place {
  if (at === "rack") return { at, index: index % (rack.length + 1) };
  const piece = pieces[which % Math.max(1, pieces.length)];
  if (at === "table" || !piece) return { at: "table", index: index % (pieces.length + 1) };
  return { at, key: piece.key, index: index % (piece.tiles.length + 1) };
}

/** Return all tiles of a board in a canonical order. */
export function allOn({ pieces, rack }: Arrangement): string[] {
  return [...pieces.flatMap(({ tiles }) => tiles), ...rack].sort();
}
