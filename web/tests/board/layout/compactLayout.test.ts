import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { newPiece, type Piece } from "../../../src/board/layout/arrangement";
import { LayoutState } from "../../../src/board/layout/layoutState";
import { compactedLayout, nextLayout, restoredLayout } from "../../../src/board/layout/tableLayout";
import { expectSound, moved, newTiles, PHONE, someHands, someTable } from "../someTables";

type StoredSet = readonly [tiles: string, row: number, col: number, byHand: boolean];

/** A table with four rows, of which the sets below use half at least. */
const LOW = { ...PHONE, height: 250 };

function compacted(...sets: readonly StoredSet[]): (readonly [row: number, col: number])[] {
  return compactedIn(LOW, sets);
}

function compactedIn(
  space: typeof PHONE,
  sets: readonly StoredSet[],
): (readonly [row: number, col: number])[] {
  const layout = restoredLayout({ space, size: 40, loose: false, sets, left: [] });
  const after = compactedLayout(layout);
  expectSound(after);
  return layout.pieces.map(({ key }) => [after.slots.get(key)!.row, after.slots.get(key)!.col]);
}

describe("a table that is compacted", () => {
  test("has its widest gap closed, and no empty row", () => {
    const rows = compacted(
      ["a1 a2 a3", 0, 0, false],
      ["b1 b2 b3", 0, 21, false],
      ["c1 c2 c3", 3, 9, false],
    );
    expect(rows).toEqual([
      [0, 0],
      [0, 13],
      [1, 0],
    ]);
  });

  test("keeps sets that somebody placed by hand", () => {
    const rows = compacted(
      ["a1 a2 a3", 0, 9, false],
      ["b1 b2 b3", 2, 9, true],
      ["c1", 2, 30, false],
    );
    expect(rows).toEqual([
      [0, 0],
      [2, 9],
      [2, 22],
    ]);
  });

  test("is left alone where many sets would move for little space", () => {
    const rows = compacted(["a1 a2 a3", 0, 3, false], ["b1 b2 b3", 0, 19, false]);
    expect(rows).toEqual([
      [0, 3],
      [0, 19],
    ]);
  });

  test("is left alone where its lower half is free", () => {
    const sets: StoredSet[] = [
      ["a1 a2 a3", 0, 0, false],
      ["b1 b2 b3", 0, 21, false],
    ];
    expect(compactedIn(PHONE, sets)).toEqual([
      [0, 0],
      [0, 21],
    ]);
    expect(compactedIn({ ...PHONE, height: 130 }, sets)).toEqual([
      [0, 0],
      [0, 13],
    ]);
  });

  test("has at most four sets moved", () => {
    const sets = [0, 1, 2, 3, 4, 5].map((row): StoredSet => [
      `a${row} b${row} c${row} d${row} e${row}`,
      row,
      9,
      false,
    ]);
    const stays = compactedIn(PHONE, sets).filter(([, col]) => col === 9);
    expect(stays).toHaveLength(2);
  });

  test("has a set of its last row in a gap above that fits it", () => {
    const rows = compacted(
      ["a1 a2", 0, 0, false],
      ["b1", 0, 22, false],
      ["d1", 0, 27, false],
      ["c1 c2 c3", 1, 0, false],
    );
    expect(rows).toEqual([
      [0, 0],
      [0, 22],
      [0, 27],
      [0, 9],
    ]);
  });

  test("has tiles as large as before at least, wherever hands have put them", () => {
    fc.assert(
      fc.property(someTable, someHands, ({ start, space }, hands) => {
        let [now, layout] = [start, nextLayout(null, start.pieces, space, false)];
        for (const hand of hands) {
          now = moved(now, hand);
          layout = nextLayout(layout, now.pieces, space, true);
        }
        const after = compactedLayout(layout);
        expectSound(after);
        expect(after.grid.size).toBeGreaterThanOrEqual(layout.grid.size);
        for (const [key, slot] of layout.slots)
          if (slot.byHand) expect(after.slots.get(key)).toEqual(slot);
      }),
      { numRuns: 60 },
    );
  });
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
  const offered = { row: 4, col: 9, isOffered: true };

  test("rows are pushed together, once", () => {
    const far = { ...newPiece(newTiles(3)), spot: offered };
    const state = afterTurn(far, (each) => each.endTurn());
    expect(state.now!.slots.get(far.key)).toMatchObject({ row: 1, col: 0 });
    expect(state.isLaidAgain).toBe(true);
    state.show([...state.now!.pieces], 6, PHONE, false);
    expect(state.isLaidAgain).toBe(false);
  });

  test("sets stay where a hand has put them", () => {
    const far = { ...newPiece(newTiles(3)), spot: { row: 4, col: 9 } };
    const state = afterTurn(far, (each) => each.endTurn());
    expect(state.now!.slots.get(far.key)).toMatchObject({ row: 4, col: 9 });
  });

  test("sets move that others have changed since", () => {
    const far = { ...newPiece(newTiles(3)), spot: { row: 4, col: 9 } };
    const state = afterTurn(far, (each) => each.endTurn());
    const [near] = state.now!.pieces;
    const longer = { key: far.key, tiles: [...far.tiles, ...newTiles(1)] };
    const change = { row: 4, col: 9, byHand: false };
    expect(state.show([near!, longer], 6, PHONE, false).slots.get(far.key)).toMatchObject(change);
    state.endTurn();
    state.show([near!, longer], 6, PHONE, true);
    state.show([near!, longer].slice(), 6, PHONE, false);
    expect(state.now!.slots.get(far.key)).toMatchObject({ row: 1, col: 0 });
  });

  test("nothing moves while the turn is only interrupted", () => {
    const far = { ...newPiece(newTiles(3)), spot: offered };
    const state = afterTurn(far, () => undefined);
    expect(state.now!.slots.get(far.key)).toMatchObject({ row: 4, col: 9 });
  });
});
