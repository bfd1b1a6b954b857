import { describe, expect, test } from "vitest";

import {
  isArrow,
  nearestAhead,
  nextPoint,
  type Arrow,
  type Point,
} from "../../../src/board/input/focus";

const ROW = 54;

// Three rows: one with a gap, one with a single point far to the left, one full.
const SPOTS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 600, y: 0 },
  { x: 0, y: 80 },
  { x: 20, y: 200 },
  { x: 120, y: 200 },
  { x: 220, y: 202 },
  { x: 620, y: 200 },
];

function next(from: number, arrow: Arrow): number {
  return nextPoint(SPOTS[from]!, SPOTS, arrow, ROW);
}

describe("an arrow key moves the focus", () => {
  test.each<[string, number, Arrow, number]>([
    ["to the right, over a gap", 1, "ArrowRight", 2],
    ["to the left, over a gap", 2, "ArrowLeft", 1],
    ["to the right, also if the next one lies a little lower", 5, "ArrowRight", 6],
    ["down, to the next row", 0, "ArrowDown", 3],
    ["up, to the next row", 3, "ArrowUp", 0],
    ["up, to the nearest point in the row", 4, "ArrowUp", 3],
    ["down, to the nearest point in the row", 3, "ArrowDown", 4],
    ["up, to the nearest row, even if it starts far to the side", 7, "ArrowUp", 3],
    ["down, to the nearest row, even if it starts far to the side", 2, "ArrowDown", 3],
    ["nowhere from the end of a row", 2, "ArrowRight", -1],
    ["nowhere from the beginning of a row", 0, "ArrowLeft", -1],
    ["nowhere above the first row", 1, "ArrowUp", -1],
    ["nowhere below the last row", 6, "ArrowDown", -1],
  ])("%s", (_, from, arrow, expected) => {
    expect(next(from, arrow)).toBe(expected);
  });

  test("to every point, from any other", () => {
    const arrows: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    for (const start of SPOTS.keys()) {
      const seen = new Set([start]);
      for (const at of seen) {
        for (const arrow of arrows) if (next(at, arrow) >= 0) seen.add(next(at, arrow));
      }
      expect(seen.size).toBe(SPOTS.length);
    }
  });

  test("nowhere, if there are no points", () => {
    expect(nextPoint({ x: 0, y: 0 }, [], "ArrowUp", ROW)).toBe(-1);
  });
});

test("arrow keys are recognized", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].every(isArrow)).toBe(true);
  expect(["a", "Enter", "PageDown"].some(isArrow)).toBe(false);
});

test("from the end of a row an arrow key leads to a list beside it", () => {
  const rack = [
    { x: 700, y: 30 },
    { x: 740, y: 30 },
    { x: 700, y: 90 },
  ];
  expect(nearestAhead({ x: 600, y: 70 }, rack, "ArrowRight")).toBe(2);
  expect(nearestAhead({ x: 600, y: 70 }, rack, "ArrowLeft")).toBe(-1);
  expect(nearestAhead({ x: 690, y: 0 }, rack, "ArrowDown")).toBe(0);
});
