import { describe, expect, test } from "vitest";

import { arrangePieces, type Piece } from "../../../src/board/layout/arrangement";
import { cellsOf } from "../../../src/board/layout/cells";
import { formerSpots, ghostsOn, type Ghost } from "../../../src/board/layout/ghosts";
import { LayoutState } from "../../../src/board/layout/layoutState";
import { nextLayout, tidied, type TableLayout } from "../../../src/board/layout/tableLayout";
import { restoredLayout } from "../../../src/board/layout/storedLayout";
import { PHONE } from "../someTables";

const BEFORE = [
  { key: -1, tiles: ["r1", "r2", "r3", "r4"] },
  { key: -2, tiles: ["k5", "k6", "k7"] },
];
const AFTER = [
  { key: -1, tiles: ["r1", "r2", "r3"] },
  { key: -2, tiles: ["k5", "k6", "k7"] },
  { key: -3, tiles: ["r4"] },
];
const NOBODY = new Map<string, string>();
const lilac = (tile: string): Map<string, string> => new Map([[tile, "lilac"]]);
const ghost = (tile: string, row: number, col: number, isTaken = false): Ghost => ({
  tile,
  who: "lilac",
  spot: { row, col },
  isTaken,
});

test("a tile that was moved in the own turn leaves a ghost where it lay", () => {
  const sets = [
    ["r1 r2 r3 r4", 0, 0, false],
    ["k5 k6 k7", 0, 17, false],
  ] as const;
  const before = restoredLayout({ space: PHONE, size: 40, loose: false, sets, left: [] });
  const after = nextLayout(before, AFTER, PHONE, true);
  expect(ghostsOn(after, ["r4"], NOBODY)).toEqual([
    { tile: "r4", who: undefined, spot: { row: 0, col: 12 }, isTaken: false },
  ]);
  expect(ghostsOn(after, [], lilac("r4"))).toEqual([]);
});

describe("the ghost of a tile that somebody else took", () => {
  const laid = (
    ...sets: readonly (readonly [tiles: string, row: number, col: number])[]
  ): TableLayout =>
    restoredLayout({
      space: PHONE,
      size: 40,
      loose: false,
      sets: sets.map(([tiles, row, col]) => [tiles, row, col, false]),
      left: [],
    });
  const played = (before: TableLayout, taken: string, ...sets: readonly string[]): TableLayout => {
    const pieces: Piece[] = sets.map((set, at) => ({ key: at + 1, tiles: set.split(" ") }));
    return nextLayout(before, pieces, PHONE, false, [taken]);
  };

  test("lies where the tile lay, and new sets lie elsewhere", () => {
    const before = laid(["r1 r2 r3 r4", 0, 0], ["k5 k6 k7", 0, 17]);
    const after = played(before, "r4", "r1 r2 r3", "k5 k6 k7", "r4 b4 o4");
    expect(ghostsOn(after, [], lilac("r4"))).toEqual([ghost("r4", 0, 12)]);
    expect(cellsOf(after).get("b4")!.row).toBe(1);
  });

  test("lies at the end of its set if that has closed up", () => {
    const before = laid(["r8 b8 k8 o8", 0, 0], ["k5 k6 k7", 1, 0]);
    const after = played(before, "b8", "r8 k8 o8", "k5 k6 k7 b8");
    expect(ghostsOn(after, [], lilac("b8"))).toEqual([ghost("b8", 0, 0)]);
  });

  test("lies between the parts of a run from whose middle the tile was taken", () => {
    const before = laid(["r1 r2 r3 r4 r5 r6 r7", 0, 0], ["k5 k6 k7", 1, 0]);
    const after = played(before, "r4", "r1 r2 r3", "r5 r6 r7", "k5 k6 k7", "r4 b4 o4");
    expect(ghostsOn(after, [], lilac("r4"))).toEqual([ghost("r4", 0, 12)]);
  });

  test("covers no tile: if others lie there and at both ends, its place is taken", () => {
    const before = laid(["r1 r2 j", 0, 0], ["k5 k6 k7", 0, 13]);
    const after = played(before, "j", "r1 r2 r3", "k5 k6 k7", "j b4 o4");
    expect(ghostsOn(after, [], lilac("j"))).toEqual([ghost("j", 0, 8, true)]);
  });

  test("goes with its set when that grows later and has to move", () => {
    const before = laid(["k5 k6 k7 k8", 0, 0], ["r5 b5 o5", 1, 4], ["r9 b9 o9 k9", 0, 17]);
    const taken = played(before, "k5", "k6 k7 k8", "r5 b5 o5 k5", "r9 b9 o9 k9");
    expect(ghostsOn(taken, [], lilac("k5"))).toEqual([ghost("k5", 0, 0)]);
    const [run, ...others] = taken.pieces;
    const longer = { key: run!.key, tiles: [...run!.tiles, "k9", "k10", "k11", "k12", "k13"] };
    const after = nextLayout(taken, [longer, ...others], PHONE, false, ["k5"]);
    const { row, col } = cellsOf(after).get("k6")!;
    expect(row).not.toBe(0);
    expect(after.left.get("k5")).toEqual({ row, col: col - 4 });
  });

  test("goes with its set when the table is tidied", () => {
    const before = laid(["r1 r2 r3 r4", 4, 9], ["k5 k6 k7", 6, 3]);
    const after = tidied(played(before, "r4", "r1 r2 r3", "k5 k6 k7", "r4 b4 o4"));
    const { row, col } = cellsOf(after).get("r3")!;
    const [found] = ghostsOn(after, [], lilac("r4"));
    expect(found!.spot.row).toBe(row);
    expect(Math.abs(found!.spot.col - col)).toBeLessThanOrEqual(12);
  });
});

test("a board that begins later knows where the tiles lay that were moved since", () => {
  const state = new LayoutState();
  const earlier = [BEFORE.map(({ tiles }) => tiles)];
  const layout = state.show(AFTER, 9, PHONE, true, ["r4"], earlier);
  expect(ghostsOn(layout, [], lilac("r4"))).toMatchObject([{ tile: "r4", isTaken: false }]);
  expect(ghostsOn(new LayoutState().show(AFTER, 9, PHONE, true), [], lilac("r4"))).toEqual([]);
});

test("a set of which few tiles are left lies elsewhere, so that its place shows what it was", () => {
  const before = nextLayout(null, [{ key: 1, tiles: ["o7", "o8", "o9"] }], PHONE, false);
  const pieces = arrangePieces(
    [
      ["o7", "k7", "r7"],
      ["o8", "r8", "b8"],
    ],
    before.pieces,
  );
  const after = nextLayout(before, pieces, PHONE, false, ["o7", "o8", "o9"]);
  const found = ghostsOn(after, [], new Map(["o7", "o8"].map((tile) => [tile, "lilac"])));
  expect(found.map(({ isTaken }) => isTaken)).toEqual([false, false]);
});

test("no ghost lies where its tile lies again, or where the turn of somebody else has ended", () => {
  const before = nextLayout(null, BEFORE, PHONE, false);
  const back = nextLayout(nextLayout(before, AFTER, PHONE, true), BEFORE, PHONE, true);
  expect(ghostsOn(back, ["r4"], NOBODY)).toEqual([]);
  const theirs = nextLayout(before, AFTER, PHONE, false);
  expect(ghostsOn(theirs, ["r4"], NOBODY)).toEqual([]);
  expect(ghostsOn(theirs, [], lilac("r4"))).toMatchObject([{ tile: "r4", who: "lilac" }]);
});

describe("where a tile lay in a turn that is shown again", () => {
  const layout = restoredLayout({
    space: PHONE,
    size: 40,
    loose: false,
    sets: [
      ["o4 o5 o6 o7 o8", 1, 4, false],
      ["o9 k9 b9", 0, 0, false],
    ],
    left: [],
  });
  const before = [
    { key: -1, tiles: ["o5", "o6", "o7", "o8", "o9"] },
    { key: -2, tiles: ["k9", "b9"] },
  ];
  const planned = new Map([["o9", { row: 5, col: 20 }]]);

  test("is beside the rest of its set, also where that has grown since", () => {
    const spots = formerSpots(layout, before, new Set(["o9"]), planned);
    expect([...spots]).toEqual([["o9", { row: 1, col: 24 }]]);
  });

  test("is on the rest of its set if another set has taken the place", () => {
    const sets = [
      ["o5 o6 o7 o8", 1, 0, false],
      ["k7 k8 k9", 1, 17, false],
      ["o9 k10 b9", 0, 0, false],
    ] as const;
    const crowded = restoredLayout({ space: PHONE, size: 40, loose: false, sets, left: [] });
    const spots = formerSpots(crowded, before, new Set(["o9"]), planned);
    expect(spots.get("o9")).toEqual({ row: 1, col: 12 });
    // So the ghost never lies at the end of the other set.
    const [found] = ghostsOn({ ...crowded, left: spots }, [], lilac("o9"));
    expect(found).toMatchObject({ spot: { row: 1, col: 12 }, isTaken: true });
  });

  test("is where the set would lie if nothing of it is left", () => {
    const all = new Set(["o5", "o6", "o7", "o8", "o9"]);
    expect(formerSpots(layout, before, all, planned).get("o9")).toEqual({ row: 5, col: 20 });
  });
});
