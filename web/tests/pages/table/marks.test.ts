import { expect, test } from "vitest";

import type { RecapTurn } from "../../../src/live/recap";
import { tableChange } from "../../../src/live/recap";
import { tileMarks } from "../../../src/pages/table/marks";

const SEATS = [
  { face: "bear", colour: "rose" },
  { face: "otto", colour: "mint" },
];

function turn(seat: number, before: string[][], after: string[][]): RecapTurn {
  return { ...tableChange(before, after), seat, did: "played", drawn: 0, before, after };
}

test("brought and moved tiles carry the colour of their player, and the first one the face", () => {
  const before = [["k4", "k5", "k6", "k7"]];
  const marks = tileMarks(
    [
      turn(1, before, [
        ["k5", "k6", "k7"],
        ["k4", "r4", "b4"],
      ]),
    ],
    SEATS,
  );
  expect(marks.get("k4")).toEqual({ kind: "moved", who: "mint", bead: "otto" });
  expect(marks.get("r4")).toEqual({ kind: "brought", who: "mint", bead: null });
  expect(marks.has("k5")).toBe(false);
  expect([...marks.ghosts]).toEqual([["k4", "mint"]]);
});

test("a later turn replaces the mark of an earlier one", () => {
  const first = turn(0, [], [["r1", "r2", "r3", "r4"]]);
  const second = turn(1, first.after as string[][], [
    ["r1", "r2", "r3"],
    ["r4", "k4", "b4"],
  ]);
  const marks = tileMarks([first, second], SEATS);
  expect(marks.get("r1")).toMatchObject({ kind: "brought", who: "rose" });
  expect(marks.get("r4")).toMatchObject({ kind: "moved", who: "mint" });
});

test("a face marks one set for each player, the one with most of that player's tiles", () => {
  const before = [["r5", "r6", "r7"]];
  const marks = tileMarks(
    [
      turn(0, before, [
        ["r5", "r6", "r7", "r8"],
        ["k1", "r1", "b1"],
      ]),
    ],
    SEATS,
  );
  const faces = [...marks].filter(([, { bead }]) => bead !== null).map(([tile]) => tile);
  expect(faces).toEqual(["k1"]);
});

test("a turn that changed many sets has no face on the table", () => {
  const after = [1, 2, 3, 4, 5].map((number) => [`k${number}`, `r${number}`, `b${number}`]);
  const marks = tileMarks([turn(0, [], after)], SEATS);
  expect(marks.size).toBe(15);
  expect([...marks.values()].every(({ bead }) => bead === null)).toBe(true);
});
