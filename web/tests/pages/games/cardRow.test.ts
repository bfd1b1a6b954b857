import { expect, test } from "vitest";

import { cardRow } from "../../../src/pages/games/cardRow";

/** The width for tiles on a small phone. */
const PHONE = 302;

test("sets and a short rack share a row, with large tiles", () => {
  expect(cardRow([3, 4], 1, PHONE)).toEqual({ tile: 29, shown: [0, 1], isBeside: true });
  expect(cardRow([], 3, PHONE)).toEqual({ tile: 29, shown: [], isBeside: true });
});

test("of many sets those are shown that fit, with room for the number of the others", () => {
  expect(cardRow([3, 4, 3, 3, 3], 2, PHONE)).toEqual({ tile: 29, shown: [0], isBeside: true });
  expect(cardRow([3, 3, 3, 3, 3], 1, 900)).toEqual({
    tile: 29,
    shown: [0, 1, 2, 3],
    isBeside: true,
  });
});

test("a set that is too long for the row makes way for a later one", () => {
  expect(cardRow([6, 3], 5, PHONE)).toEqual({ tile: 26, shown: [1], isBeside: true });
});

test("a longer rack has smaller tiles before it goes into a row of its own", () => {
  expect(cardRow([3, 3], 6, PHONE)).toEqual({ tile: 24, shown: [0], isBeside: true });
  expect(cardRow([3, 3], 9, PHONE)).toEqual({ tile: 29, shown: [0, 1], isBeside: false });
  expect(cardRow([13, 13], 12, PHONE)).toEqual({ tile: 22, shown: [0], isBeside: false });
});
