import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { newPiece, type Piece } from "../../../src/board/layout/arrangement";
import { closedUp } from "../../../src/board/layout/compactLayout";
import { LayoutState } from "../../../src/board/layout/layoutState";
import { countRoom, type Slot } from "../../../src/board/layout/slots";
import { enlarged, nextLayout } from "../../../src/board/layout/tableLayout";
import { restoredLayout } from "../../../src/board/layout/storedLayout";
import { expectSound, lying, moved, newTiles, PHONE, someHands, someTable } from "../someTables";

const BOUNDS = { rows: 3, cols: 34, squeezes: false };

function slots(...all: readonly (readonly [row: number, col: number, length: number])[]) {
  return new Map<number, Slot>(
    all.map(([row, col, length], key) => [key, { row, col, length, byHand: false }]),
  );
}

describe("rows that are pushed together to make room", () => {
  const ragged = slots([0, 3, 3], [0, 19, 3], [1, 5, 4], [2, 0, 4], [2, 17, 4]);

  test("are those in which the fewest sets move", () => {
    const closed = closedUp(ragged, BOUNDS, { length: 4, places: 1, most: 4 })!;
    expect(closed.get(2)).toMatchObject({ row: 1, col: 0 });
    for (const key of [0, 1, 3, 4]) expect(closed.get(key)).toEqual(ragged.get(key));
    expect(countRoom(closed, BOUNDS, 4)).toBe(1);
  });

  test("are none if more sets would have to move, or that would not help", () => {
    expect(closedUp(ragged, BOUNDS, { length: 4, places: 1, most: 0 })).toBeNull();
    expect(closedUp(ragged, BOUNDS, { length: 4, places: 2, most: 4 })).toBeNull();
  });

  test("leave a set that a hand has placed", () => {
    const byHand = new Map([...ragged].map(([key, slot]) => [key, { ...slot, byHand: true }]));
    expect(closedUp(byHand, BOUNDS, { length: 4, places: 1, most: 4 })).toBeNull();
  });
});

test("after a turn tiles become as large as before at least, and no set leaves its cell", () => {
  fc.assert(
    fc.property(someTable, someHands, ({ start, space }, hands) => {
      let [now, layout] = [start, nextLayout(null, start.pieces, space, false)];
      for (const hand of hands) {
        now = moved(now, hand);
        layout = nextLayout(layout, now.pieces, space, true);
      }
      const after = enlarged(layout);
      expectSound(after);
      expect(after.grid.size).toBeGreaterThanOrEqual(layout.grid.size);
      expect(lying(after)).toEqual(lying(layout));
    }),
    { numRuns: 60 },
  );
});

test("tiles that are much smaller than they could be become larger where they lie", () => {
  const sets = [["k1 k2 k3", 0, 0, false] as const];
  const layout = restoredLayout({ space: PHONE, size: 32, loose: false, sets, left: [] });
  const after = enlarged(layout);
  expect(after.grid.size).toBeGreaterThan(layout.grid.size + 4);
  expect(lying(after)).toEqual(lying(layout));
});

describe("after the own turn", () => {
  /** Play a turn that leaves one set far from another, and go on. */
  function afterTurn(far: Piece, end: (state: LayoutState) => void): LayoutState {
    const state = new LayoutState();
    const near = newPiece(newTiles(3));
    state.show([near], 9, PHONE, false);
    state.show([near], 9, PHONE, true);
    state.beginOwnChange("moved");
    state.show([near, far], 6, PHONE, true);
    end(state);
    state.show([near, far], 6, PHONE, false);
    return state;
  }

  test.each([
    ["a hand has put them", undefined],
    ["they were offered a place", true],
  ])("sets stay where %s", (_, isOffered) => {
    const spot = { row: 4, col: 9, ...(isOffered && { isOffered }) };
    const far = { ...newPiece(newTiles(3)), spot };
    const state = afterTurn(far, (each) => each.endTurn());
    expect(state.now!.slots.get(far.key)).toMatchObject({ row: 4, col: 9 });
    expect(state.isLaidAgain).toBe(false);
  });

  test("sets stay that others have changed since, and no longer count as placed by hand", () => {
    const far = { ...newPiece(newTiles(3)), spot: { row: 4, col: 9 } };
    const state = afterTurn(far, (each) => each.endTurn());
    const [near] = state.now!.pieces;
    const longer = { key: far.key, tiles: [...far.tiles, ...newTiles(1)] };
    const change = { row: 4, col: 9, byHand: false };
    expect(state.show([near!, longer], 6, PHONE, false).slots.get(far.key)).toMatchObject(change);
  });
});
