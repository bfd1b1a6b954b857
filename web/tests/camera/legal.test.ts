import { expect, test } from "vitest";

import { COPIES, FACES } from "../../src/camera/faces";
import { readRows } from "../../src/camera/legal";

/** As `legal.ts` and the package have them. */
const NOT_LEGAL = 5;
const TOO_MANY = 3;
const FLOOR = 1e-5;

/** Return numbers between 0 and 1 that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function total(prices: readonly number[][], faces: readonly number[]): number {
  const times = new Map<number, number>();
  for (const face of faces) times.set(face, (times.get(face) ?? 0) + 1);
  const excess = [...times.values()].reduce((sum, each) => sum + Math.max(0, each - COPIES), 0);
  return faces.reduce((sum, face, at) => sum + prices[at]![face]!, TOO_MANY * excess);
}

function cheapest(prices: readonly number[][], chosen: readonly number[] = []): number {
  const price = prices[chosen.length];
  if (price === undefined) return total(prices, chosen);
  const likely = [...price.keys()].filter((face) => price[face]! < NOT_LEGAL);
  return Math.min(...likely.map((face) => cheapest(prices, [...chosen, face])));
}

test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  "the reading of a whole table is the best of all: %i",
  (seed) => {
    // Few faces, so that each is seen too often, and some of it must be paid for.
    const next = chance(seed * 7919);
    const tiles = Array.from({ length: 7 }, () => {
      const likely = ["r6", "r9", "k6"].filter(() => next() < 0.65);
      if (likely.length === 0) likely.push("r6");
      const shares = FACES.map((face) => (likely.includes(face) ? next() ** 3 + 0.01 : FLOOR));
      const sum = shares.reduce((one, other) => one + other);
      return shares.map((share) => share / sum);
    });
    const prices = tiles.map((tile) => tile.map((each) => -Math.log(each / Math.max(...tile))));
    const read = readRows(tiles.map((tile) => ({ tiles: [tile], mayBeSet: false })));
    const faces = read.map((row) => row.faces[0]!);
    expect(total(prices, faces)).toBeCloseTo(cheapest(prices), 9);
    expect(read.map(({ tooMany }) => tooMany)).toEqual(
      faces.map((face) => faces.filter((each) => each === face).length > COPIES),
    );
  },
);
