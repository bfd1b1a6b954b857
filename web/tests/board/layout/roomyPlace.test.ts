import { describe, expect, test } from "vitest";

import { BOTH_ENDS, growthOf, NO_END, type Growth } from "../../../src/board/layout/growth";
import { madeWay } from "../../../src/board/layout/makeWay";
import { findRoomyPlace, type GrowingSlot } from "../../../src/board/layout/roomyPlace";
import type { Slot } from "../../../src/board/layout/slots";

describe("a set can grow", () => {
  test.each<[tiles: string, growth: Growth]>([
    ["k4 k5 k6", { left: true, right: true }],
    ["k1 k2 k3", { left: false, right: true }],
    ["r11 r12 r13", { left: true, right: false }],
    ["j r12 r13", { left: true, right: false }],
    ["j r2 r3 r4", { left: false, right: true }],
    ["k7 r7 b7 o7", { left: false, right: false }],
    ["k7 r7 j o7", { left: false, right: false }],
    ["r7 b7 o7", { left: true, right: false }],
    ["k7 r7 b7", { left: false, right: true }],
    ["k7 r7 j", { left: false, right: true }],
    ["k7 k9", { left: true, right: true }],
  ])("%s: %o", (tiles, growth) => {
    expect(growthOf(tiles.split(" "))).toEqual(growth);
  });
});

/** Rows of nine large tiles, as many as leave enough room. */
const BOUNDS = { rows: 9, cols: 36, squeezes: false };
const slot = (row: number, col: number, length: number, growth = BOTH_ENDS): GrowingSlot => ({
  row,
  col,
  length,
  byHand: false,
  growth,
});

describe("a new set", () => {
  test("has a free tile at both ends of its own, and leaves one to its neighbour", () => {
    expect(findRoomyPlace([], BOUNDS, 3)).toEqual({ row: 0, col: 4 });
    expect(findRoomyPlace([slot(0, 4, 3)], BOUNDS, 3)).toEqual({ row: 1, col: 4 });
    expect(findRoomyPlace([slot(0, 4, 3)], { ...BOUNDS, cols: 46 }, 3)).toEqual({
      row: 0,
      col: 25,
    });
  });

  test("begins its row where other rows begin, also if it cannot grow to the left", () => {
    const right = { left: false, right: true };
    expect(findRoomyPlace([], BOUNDS, 3, right)).toEqual({ row: 0, col: 4 });
  });

  test("lies beside a set that cannot grow", () => {
    expect(findRoomyPlace([slot(0, 0, 4, NO_END)], BOUNDS, 3, NO_END)).toEqual({
      row: 0,
      col: 17,
    });
  });

  test("lies closer before larger sets find no place any more", () => {
    const rows = Array.from({ length: 8 }, (_, row) => slot(row, 4, 3));
    const { row, col } = findRoomyPlace(rows, BOUNDS, 3)!;
    expect(row).toBeLessThan(8);
    expect(col).toBeGreaterThan(16);
  });

  test("has no place on a full table", () => {
    expect(findRoomyPlace([slot(0, 0, 8)], { ...BOUNDS, rows: 1 }, 3)).toBeNull();
  });
});

describe("neighbours of a set that grows between turns", () => {
  const others = (...all: readonly Slot[]): Map<number, Slot> => new Map(all.entries());
  const one = { ...BOUNDS, rows: 1 };

  test("give way by as little as it needs", () => {
    const made = madeWay(others(slot(0, 14, 3)), one, { row: 0, col: 0 }, 4)!;
    expect(made.spot).toEqual({ row: 0, col: 0 });
    expect(made.slots.get(0)).toMatchObject({ row: 0, col: 17 });
  });

  test("give way one at a time, if that is enough", () => {
    const made = madeWay(others(slot(0, 2, 2), slot(0, 26, 2)), one, { row: 0, col: 10 }, 4)!;
    expect(made.spot).toEqual({ row: 0, col: 9 });
    expect(made.slots.get(0)).toMatchObject({ col: 0 });
    expect(made.slots.get(1)).toMatchObject({ col: 26 });
  });

  test("stay if they were placed by hand, at the edge, or if three would have to move", () => {
    const by = { row: 0, col: 0 };
    expect(madeWay(others({ ...slot(0, 14, 3), byHand: true }), one, by, 4)).toBeNull();
    expect(madeWay(others(slot(0, 13, 5)), { ...one, cols: 34 }, by, 4)).toBeNull();
    const three = others(slot(0, 13, 1), slot(0, 18, 1), slot(0, 23, 1));
    expect(madeWay(three, one, by, 4)).toBeNull();
  });
});
