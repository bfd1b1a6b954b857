import { expect, test } from "vitest";

import type { Port } from "../../../src/board/arrows/arrows";
import { curveBetween } from "../../../src/board/arrows/curves";

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
  const down = (x: number): Port => ({ way: [{ x, y: 260 }], gap: { x, y: 270 } });
  expect(curveBetween([down(100)], [down(300)], [], 6, TABLE)).toBeNull();
  expect(curveBetween([down(100)], [down(300)], [], 6, { ...TABLE, height: 400 })).not.toBeNull();
});
