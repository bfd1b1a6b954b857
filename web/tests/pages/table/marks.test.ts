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

test("every set that a player changed has that player's face", () => {
  const before = [["r5", "r6", "r7"]];
  const after = [
    ["r5", "r6", "r7", "r8"],
    ["k1", "r1", "b1"],
  ];
  const first = turn(0, before, after);
  const second = turn(1, after, [["r5", "r6", "r7", "r8", "r9"], after[1]!]);
  const marks = tileMarks([first, second], SEATS);
  const faces = [...marks].flatMap(([tile, { bead }]) => (bead === null ? [] : [[tile, bead]]));
  expect(faces.sort()).toEqual([
    ["k1", "bear"],
    ["r8", "bear"],
    ["r9", "otto"],
  ]);
});

test("a bot without a face of its own has the wooden one as its bead", () => {
  const marks = tileMarks([turn(0, [], [["r1", "r2", "r3"]])], [{ face: "", colour: "rose" }]);
  expect(marks.get("r1")?.bead).toBe("wood");
});
