import { expect, test } from "vitest";

import { hasEstimates, linesOf, marks, percents } from "../../../src/pages/replay/chart";

test("an axis has a few round numbers", () => {
  expect(marks(14, 4)).toEqual([0, 5, 10]);
  expect(marks(100, 4)).toEqual([0, 50, 100]);
  expect(marks(1, 4)).toEqual([0, 1]);
  expect(marks(900, 4)).toEqual([0, 200, 400, 600, 800]);
});

test("a line is interrupted where values are unknown", () => {
  expect(linesOf([[1, 2], [3, 4], null, null, [5, 6]], 1)).toEqual([
    [
      { at: 0, value: 2 },
      { at: 1, value: 4 },
    ],
    [{ at: 4, value: 6 }],
  ]);
  expect(linesOf([null, null], 0)).toEqual([]);
});

test("shares become percentages that sum to 100", () => {
  expect(percents([[0.64, 0.36], null, [0.28125, 0.71875]])).toEqual([[64, 36], null, [28, 72]]);
  expect(percents([[0.375, 0.625]])).toEqual([[38, 62]]);
  expect(percents([[0.328125, 0.328125, 0.34375]])).toEqual([[33, 33, 34]]);
  expect(percents([[0, 1, 0, 0]])).toEqual([[0, 100, 0, 0]]);
});

test("probabilities that are known only at the end are no estimates", () => {
  expect(hasEstimates({ chances: [null, null, [1, 0]] })).toBe(false);
  expect(hasEstimates({ chances: [null, [0.5, 0.5], [1, 0]] })).toBe(true);
});
