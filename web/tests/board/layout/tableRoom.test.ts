import { expect, test } from "vitest";

import { nextLayout } from "../../../src/board/layout/tableLayout";
import { restoredLayout } from "../../../src/board/layout/storedLayout";
import { middleLayout, tableRoom } from "../../../src/board/layout/tableRoom";

const TABLE = [
  ["r5", "r6", "r7"],
  ["o5", "o6", "o7"],
  ["k6", "k7", "k8", "k9"],
];

test.each([360, 400, 760])("sets lie in the middle of a table of %i pixels and stay", (width) => {
  const { height } = tableRoom(TABLE, width, 2);
  const places = restoredLayout(middleLayout(TABLE, { width, height }));
  const pieces = TABLE.map((tiles, key) => ({ key, tiles }));
  const { grid, slots } = nextLayout(places, pieces, { width, height, big: false }, true);
  expect(grid.size).toBe(places.grid.size);
  const all = [...slots.values()];
  for (const number of new Set(all.map(({ row }) => row))) {
    const row = all.filter((slot) => slot.row === number);
    const left = Math.min(...row.map(({ col }) => col));
    const right = Math.max(...row.map(({ col, length }) => col + 4 * length));
    expect(Math.abs(left - (grid.cols - right))).toBeLessThanOrEqual(1);
  }
});

test("free rows make a table higher", () => {
  expect(tableRoom(TABLE, 360, 2).height).toBeGreaterThan(tableRoom(TABLE, 360, 1).height);
});

test.each([360, 1200])("on a table of %i pixels for tasks sets are laid in the middle", (width) => {
  const space = { width, height: 500, big: true, centred: true };
  const pieces = TABLE.map((tiles, key) => ({ key, tiles }));
  const { grid, slots } = nextLayout(null, pieces, space, true);
  const all = [...slots.values()];
  const rows = all.map(({ row }) => row);
  expect(Math.abs(Math.min(...rows) - (grid.rows - 1 - Math.max(...rows)))).toBeLessThanOrEqual(1);
  for (const number of new Set(rows)) {
    const row = all.filter((slot) => slot.row === number);
    const left = Math.min(...row.map(({ col }) => col));
    const right = Math.max(...row.map(({ col, length }) => col + 4 * length));
    expect(Math.abs(left - (grid.cols - right))).toBeLessThanOrEqual(1);
  }
});
