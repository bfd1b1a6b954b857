import { expect, test } from "vitest";

import { isTelling, linesOf, marks, percents } from "../../../src/pages/replay/chart";

test("an axis has a few round numbers", () => {
  expect(marks(14, 4)).toEqual([0, 5, 10]);
  expect(marks(100, 4)).toEqual([0, 50, 100]);
  expect(marks(1, 4)).toEqual([0, 1]);
  expect(marks(900, 4)).toEqual([0, 200, 400, 600, 800]);
});

test("a line is broken where nothing is known", () => {
  expect(linesOf([[1, 2], [3, 4], null, null, [5, 6]], 1)).toEqual([
    [
      { at: 0, value: 2 },
      { at: 1, value: 4 },
    ],
    [{ at: 4, value: 6 }],
  ]);
  expect(linesOf([null, null], 0)).toEqual([]);
});

test("shares are read in per cent, and nothing gets lost", () => {
  expect(percents([[0.64, 0.36], null, [0.28125, 0.71875]])).toEqual([[64, 36], null, [28, 72]]);
  expect(percents([[0.375, 0.625]])).toEqual([[38, 62]]);
  expect(percents([[0.328125, 0.328125, 0.34375]])).toEqual([[33, 33, 34]]);
  expect(percents([[0, 1, 0, 0]])).toEqual([[0, 100, 0, 0]]);
});

test("chances that are known at the end alone tell nothing new", () => {
  expect(isTelling({ chances: [null, null, [1, 0]], dearest: null })).toBe(false);
  expect(isTelling({ chances: [null, [0.5, 0.5], [1, 0]], dearest: null })).toBe(true);
});
