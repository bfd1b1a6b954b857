import { expect, test } from "vitest";

import { arrowPaths, type Arrow } from "../../../src/board/arrows/arrowPaths";
import type { Port } from "../../../src/board/arrows/arrows";
import { gridOf } from "../../../src/board/layout/grid";
import { PHONE } from "../someTables";

const grid = gridOf({ size: 40, loose: false }, PHONE);
const port = (x: number, y: number, by: number): Port => ({
  way: [{ x, y }],
  gap: { x, y: y + by },
});
const wall = { left: 80, right: 240, top: 190, bottom: 210 };
const AROUND = { starts: [port(160, 100, 10)], arrives: [port(160, 300, -10)] };
const upAt = (x: number): Arrow => ({ starts: [port(x, 400, -10)], arrives: [port(x, 120, 10)] });
const pathsOf = (arrows: readonly Arrow[]): string[] =>
  arrowPaths(arrows, { grid, table: PHONE, obstacles: [wall], marks: [], beside: [], width: 4 });
/** Return the leftmost and the rightmost position on a path. */
function ends(path: string): [left: number, right: number] {
  const xs = [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)];
}

test("an arrow is a curve where nothing lies between, else a route around it", () => {
  const [curve, route] = pathsOf([upAt(60), AROUND]);
  expect(curve).toMatch(/^M60.0 400.0C/);
  expect(route).toMatch(/^M160.0 100.0L.*L160.0 300.0$/);
});

test("a route keeps out of the way of curves, also of those after it", () => {
  const [alone] = pathsOf([AROUND]);
  const [beside] = pathsOf([AROUND, upAt(246)]);
  expect(ends(alone!)[1]).toBeGreaterThan(240);
  expect(ends(beside!)[0]).toBeLessThan(80);
  expect(ends(beside!)[1]).toBe(160);
});

test("a route that runs into another one leads around it, and is left out if it cannot", () => {
  const [alone] = pathsOf([AROUND]);
  const beside = { starts: [port(120, 100, 10)], arrives: [port(200, 300, -10)] };
  const [one, other] = pathsOf([AROUND, beside]);
  expect([one, other].map((path) => ends(path!)[0] < 80)).toContain(true);
  expect([one, other].map((path) => ends(path!)[1] > 240)).toContain(true);
  expect(pathsOf([AROUND, AROUND])).toEqual([alone]);
});

test("an arrow that finds no way to the edges of its place ends at its side, as a curve", () => {
  const taken = { starts: [port(330, 420, -10)], arrives: AROUND.arrives };
  const side: Port = { way: [{ x: 180, y: 320 }], gap: { x: 195, y: 320 } };
  const [alone] = pathsOf([AROUND]);
  expect(pathsOf([AROUND, taken])).toEqual([alone]);
  const [first, second] = pathsOf([AROUND, { ...taken, sides: [side] }]);
  expect(first).toBe(alone);
  expect(second).toMatch(/^M330.0 420.0C.* 180.0 320.0$/);
});
