import { expect, test } from "vitest";

import { smallPuzzleOn, type SmallPuzzles } from "../../src/pocket/smallPuzzles";

const puzzle = (number: number): SmallPuzzles["puzzles"][number] => ({
  number,
  grade: 1,
  rulebook: "nordic",
  table: [],
  rack: [],
});
/** Three of seven puzzles have a small form. */
const all: SmallPuzzles = {
  first: "2026-01-05",
  size: 7,
  puzzles: [2, 4, 6].map(puzzle),
  easy: [4, 6],
};

test("every day has a small puzzle, and it is not the puzzle of that day", () => {
  const days = ["05", "06", "07", "08", "09", "10", "11", "12"].map((day) => `2026-01-${day}`);
  // The sixth would be that of the tenth, so the next one is shown there.
  expect(days.map((day) => smallPuzzleOn(day, all)?.number)).toEqual([2, 4, 6, 2, 4, 2, 2, 4]);
  expect(smallPuzzleOn("2026-01-08", all)).toEqual({ ...puzzle(2), day: "2026-01-08" });
});

test("newcomers get an easy one every day, and it is not the puzzle of that day either", () => {
  const days = ["05", "06", "07", "08", "09", "10"].map((day) => `2026-01-${day}`);
  // The puzzle of the eighth is the fourth, and that of the tenth the sixth.
  expect(days.map((day) => smallPuzzleOn(day, all, true)?.number)).toEqual([4, 6, 4, 6, 4, 4]);
});

test("what is no day since the first puzzle has none", () => {
  expect(smallPuzzleOn("2026-01-04", all)).toBeNull();
  expect(smallPuzzleOn("2026-13-40", all)).toBeNull();
});
