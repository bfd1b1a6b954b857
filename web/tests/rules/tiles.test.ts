import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { faceOf, faceText, isJoker, sortTiles, type Order } from "../../src/rules/tiles";
import { ALL_TILES, someTiles } from "../arbitraries";
import { tiles } from "../vectors";

test.each([
  ["r7", "r7", { colour: "r", number: 7 }],
  ["k13'", "k13", { colour: "k", number: 13 }],
  ["o1''", "o1", { colour: "o", number: 1 }],
  ["j", "j", { colour: null, number: 0 }],
  ["j'", "j", { colour: null, number: 0 }],
])("%s shows %s", (tile, text, face) => {
  expect(faceText(tile)).toBe(text);
  expect(faceOf(tile)).toEqual(face);
});

test("two of the 106 tiles are jokers", () => {
  expect(ALL_TILES.length).toBe(106);
  expect(ALL_TILES.filter(isJoker)).toEqual(["j", "j'"]);
});

describe("a rack is sorted", () => {
  const rack = tiles("j' o1 r13 k2 j r2 b7 k13 r2'");

  test("by colour, then by number, jokers last", () => {
    expect(sortTiles(rack, "colour")).toEqual(tiles("k2 k13 r2 r2' r13 b7 o1 j j'"));
  });

  test("by number, then by colour, jokers last", () => {
    expect(sortTiles(rack, "number")).toEqual(tiles("o1 k2 r2 r2' b7 k13 r13 j j'"));
  });

  test("independent of its order, and without losing a tile", () => {
    fc.assert(
      fc.property(someTiles(), fc.constantFrom<Order[]>("colour", "number"), (some, order) => {
        const once = sortTiles(some, order);
        expect(sortTiles(some.toReversed(), order)).toEqual(once);
        expect([...once].sort()).toEqual([...some].sort());
      }),
    );
  });
});
