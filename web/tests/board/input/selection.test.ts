import { beforeEach, describe, expect, test } from "vitest";

import type { Arrangement } from "../../../src/board/layout/arrangement";
import { TileSelection } from "../../../src/board/input/selection.svelte";

const TABLE: Arrangement = {
  pieces: [
    { key: 1, tiles: ["k1", "k2", "k3", "k4"] },
    { key: 2, tiles: ["r7", "b7", "o7"] },
  ],
  rack: ["r1", "r3", "r5", "r9"],
};

let lying = TABLE;
let counts: number[] = [];
let selection: TileSelection;

beforeEach(() => {
  lying = TABLE;
  counts = [];
  selection = new TileSelection(
    () => lying,
    (count) => counts.push(count),
  );
});

describe("tiles are selected", () => {
  test("one by one, and returned in display order", () => {
    selection.add("r5");
    selection.add("k2");
    expect(selection.tiles).toEqual(["k2", "r5"]);
    selection.remove("r5");
    expect(selection.tiles).toEqual(["k2"]);
    expect(counts).toEqual([1, 2, 1]);
  });

  test("by the piece; on the rack one by one", () => {
    selection.selectPiece("b7");
    expect(selection.tiles).toEqual(["r7", "b7", "o7"]);
    selection.selectPiece("r3");
    expect(selection.tiles).toEqual(["r3"]);
  });

  test("as a range, in either direction, but not across pieces", () => {
    selection.select("k3");
    expect(selection.extendTo("k1")).toBe(true);
    expect(selection.tiles).toEqual(["k1", "k2", "k3"]);
    expect(selection.extendTo("r9")).toBe(false);
    expect(selection.tiles).toEqual(["k1", "k2", "k3"]);
  });
});

test("a tile is in the same place as the selection in one piece, or on the rack", () => {
  expect(selection.isSamePlace("r7")).toBe(true);
  selection.select("k1");
  expect(selection.isSamePlace("k4")).toBe(true);
  expect(selection.isSamePlace("r7")).toBe(false);
  expect(selection.isSamePlace("r1")).toBe(false);
  selection.select("r1");
  expect(selection.isSamePlace("r9")).toBe(true);
});

test("tiles that are gone are deselected, and listeners are called once", () => {
  selection.add("r1", "r3");
  lying = { ...TABLE, rack: ["r3"] };
  selection.prune();
  selection.prune();
  expect(selection.tiles).toEqual(["r3"]);
  expect(counts).toEqual([2, 1]);
});
