import { expect, test } from "vitest";

import type { Rect } from "../../../src/board/layout/geometry";
import { wayOut } from "../../../src/board/arrows/rackWay";

const SIZE = 40;

function tile(left: number, top: number): Rect {
  return { left, top, right: left + SIZE, bottom: top + 52 };
}

const FIRST = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => tile(20 + at * SIZE, 500));

test("an arrow leaves the first row of a rack straight upwards", () => {
  expect(wayOut(FIRST[2]!, FIRST, 360)).toEqual([{ x: 120, y: 498 }]);
});

test("an arrow from the second row runs beside the first one", () => {
  const from = tile(60, 558);
  expect(wayOut(from, [...FIRST, from], 360)).toEqual([
    { x: 80, y: 556 },
    { x: 15, y: 556 },
    { x: 15, y: 498 },
  ]);
});

test("an arrow takes the gap between two groups if it is nearer", () => {
  const from = tile(140, 558);
  const apart = FIRST.map((each, at) =>
    at < 4 ? each : { ...each, left: each.left + 10, right: each.right + 10 },
  );
  expect(wayOut(from, apart, 370).at(-1)).toEqual({ x: 185, y: 498 });
});
