import { expect, test } from "vitest";

import type { Port } from "../../../src/board/arrows/arrows";
import { curveBetween, DrawnCurves } from "../../../src/board/arrows/curves";

const UP: Port = { way: [{ x: 100, y: 300 }], gap: { x: 100, y: 290 } };
const INTO: Port = { way: [{ x: 200, y: 100 }], gap: { x: 200, y: 110 } };

const TABLE = { width: 400, height: 280 };

test("a curve leaves and arrives upright where nothing lies between", () => {
  expect(curveBetween([UP], [INTO], [], 6, TABLE)).toBe(
    "M100.0 300.0C100.0 199.4 200.0 200.6 200.0 100.0",
  );
});

test("there is no curve over a tile, nor with too little room for its casing", () => {
  const tile = { left: 130, right: 170, top: 180, bottom: 220 };
  const beside = { ...tile, left: 156 };
  expect(curveBetween([UP], [INTO], [tile], 6, TABLE)).toBeNull();
  expect(curveBetween([UP], [INTO], [beside], 30, TABLE)).toBeNull();
  expect(curveBetween([UP], [INTO], [{ ...tile, left: 260, right: 300 }], 6, TABLE)).not.toBeNull();
});

test("there is no curve from a tile that has to leave in corners", () => {
  const around: Port = { ...UP, way: [...UP.way, { x: 20, y: 290 }] };
  expect(curveBetween([around], [INTO], [], 6, TABLE)).toBeNull();
});

test("a curve does not leave the table", () => {
  const down = (x: number): Port => ({ way: [{ x, y: 270 }], gap: { x, y: 280 } });
  expect(curveBetween([down(100)], [down(300)], [], 6, TABLE)).toBeNull();
  expect(curveBetween([down(100)], [down(300)], [], 6, { ...TABLE, height: 400 })).not.toBeNull();
});

/** Return the points of a path of one curve, from its start to its end. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = path.match(/-?[\d.]+/g)!.map(Number) as number[];
  const at = (t: number, ...[a, b, c, d]: number[]): number =>
    (1 - t) ** 3 * a! + 3 * (1 - t) ** 2 * t * b! + 3 * (1 - t) * t ** 2 * c! + t ** 3 * d!;
  return Array.from({ length: 21 }, (_, step) => ({
    x: at(step / 20, x0!, x1!, x2!, x3!),
    y: at(step / 20, y0!, y1!, y2!, y3!),
  }));
}

test("curves side by side neither cross nor merge", () => {
  const up = (x: number): Port => ({ way: [{ x, y: 300 }], gap: { x, y: 290 } });
  const into = (x: number): Port => ({ way: [{ x, y: 200 }], gap: { x, y: 210 } });
  const drawn = new DrawnCurves();
  const [one, other] = [0, 45].map((by) =>
    pointsOf(curveBetween([up(300 + by)], [into(80 + by)], [], 4, TABLE, drawn)!),
  );
  const distances = one!.flatMap((point) =>
    other!.map((each) => Math.hypot(point.x - each.x, point.y - each.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(8);
});

test("a curve to the next row is no wave", () => {
  const far: Port = { way: [{ x: 380, y: 160 }], gap: { x: 380, y: 150 } };
  const heights = pointsOf(curveBetween([far], [INTO], [], 4, TABLE)!).map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((left, right) => right - left));
});

test("there is no curve squeezed between the last row and the rack: it would lie along the tiles", () => {
  const below = (x: number): Port => ({ way: [{ x, y: 268 }], gap: { x, y: 278 } });
  expect(curveBetween([UP], [below(130)], [], 4, TABLE)).not.toBeNull();
  expect(curveBetween([UP], [below(290)], [], 4, TABLE)).toBeNull();
});
