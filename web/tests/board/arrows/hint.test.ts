import { describe, expect, test } from "vitest";

import type { Arrangement, Piece } from "../../../src/board/layout/arrangement";
import { hintStep } from "../../../src/board/arrows/hint";
import { cellsOf } from "../../../src/board/layout/cells";
import { nextLayout, type TableLayout } from "../../../src/board/layout/tableLayout";
import { PHONE } from "../someTables";

const NOW: Arrangement = {
  pieces: [
    { key: -1, tiles: ["b5", "b6", "b7", "b8"] },
    { key: -2, tiles: ["k5", "k6", "k7", "k8"] },
    { key: -3, tiles: ["r1", "r2", "r3"] },
  ],
  rack: ["r8", "r4", "o9"],
};
const LYING = nextLayout(null, NOW.pieces, PHONE, false);
const preview = (pieces: readonly Piece[]): TableLayout => nextLayout(LYING, pieces, PHONE, true);

describe("a step of a hint", () => {
  test("numbers the tiles that make a new set, and shows its place", () => {
    const { moved, cells } = hintStep(NOW, LYING, ["b8", "k8", "r8"], preview)!;
    expect(moved).toEqual(["b8", "k8", "r8"]);
    expect(cells.map(({ tile }) => tile)).toEqual(["b8", "k8", "r8"]);
    const taken = [...cellsOf(LYING).values()];
    for (const { spot } of cells) expect(taken).not.toContainEqual(spot);
  });

  test("shows only the new tile of a set that grows", () => {
    const { moved, cells } = hintStep(NOW, LYING, ["r1", "r2", "r3", "r4"], preview)!;
    expect(moved).toEqual(["r4"]);
    expect(cells.map(({ tile }) => tile)).toEqual(["r4"]);
  });

  test("joins tiles that lie side by side and will, so that one arrow tells of them", () => {
    const { groups } = hintStep(NOW, LYING, ["b8", "k8", "r8"], preview)!;
    expect(groups).toEqual([["b8"], ["k8"], ["r8"]]);
    const run = hintStep(
      { ...NOW, rack: ["o9", "o10", "o11"] },
      LYING,
      ["o9", "o10", "o11"],
      preview,
    )!;
    expect(run.groups).toEqual([["o9", "o10", "o11"]]);
    const apart = { ...NOW, rack: ["o9", "k1", "o11", "o10"] };
    const three = hintStep(apart, LYING, ["o9", "o10", "o11"], preview)!;
    expect(three.groups).toEqual([["o9"], ["o10"], ["o11"]]);
  });

  test("lets a set make room in its row, and shows the new tile there", () => {
    const now = { pieces: [{ key: -1, tiles: ["r5", "r6", "r7"] }], rack: ["r4"] };
    const lying = nextLayout(null, now.pieces, PHONE, false);
    const step = hintStep(now, lying, ["r4", "r5", "r6", "r7"], (pieces) =>
      nextLayout(lying, pieces, PHONE, true),
    )!;
    expect(step.cells).toEqual([{ tile: "r4", spot: { row: 0, col: 0 } }]);
    expect(step.slots.get(-1)).toMatchObject({ row: 0, col: 4 });
  });

  test("shows the whole set on free table where it cannot grow in its place", () => {
    const now = {
      pieces: [
        { key: -1, tiles: ["k1", "k2", "k3"] },
        { key: -2, tiles: ["b1", "b2", "b3", "b4", "b5", "b6"] },
      ],
      rack: ["k4"],
    };
    const lying = nextLayout(null, now.pieces, PHONE, false);
    const { moved, cells } = hintStep(now, lying, ["k1", "k2", "k3", "k4"], (pieces) =>
      nextLayout(lying, pieces, PHONE, true),
    )!;
    expect(moved).toEqual(["k4"]);
    const taken = [...cellsOf(lying).values()];
    for (const { spot } of cells) expect(taken).not.toContainEqual(spot);
  });

  test("shows its place on a grid of smaller tiles if there is no room", () => {
    const space = { ...PHONE, height: 80 };
    const full = nextLayout(null, NOW.pieces, space, false);
    const { cells, grid } = hintStep(NOW, full, ["b8", "k8", "r8"], (pieces) =>
      nextLayout(full, pieces, space, true),
    )!;
    expect(grid.size).toBeLessThan(full.grid.size);
    expect(cells.map(({ tile }) => tile)).toEqual(["b8", "k8", "r8"]);
  });

  test("is not shown if the set is there already", () => {
    expect(hintStep(NOW, LYING, ["r1", "r2", "r3"], preview)).toBeNull();
  });
});
