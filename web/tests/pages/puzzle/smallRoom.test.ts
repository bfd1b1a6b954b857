import { expect, test } from "vitest";

import { arrange } from "../../../src/board/places";
import { BESIDE, smallRoom } from "../../../src/pages/puzzle/smallRoom";

const TABLE = [
  ["b4", "b5", "b6", "b7"],
  ["k7", "r7", "o7", "b7'"],
];

test.each([
  ["a phone", 336, 740, 36],
  ["a phone on its side", 376, 360, 32],
  ["a tablet", 696, 1024, 36],
  ["a desktop", 1030, 900, 44],
])("the largest small puzzle has tiles of a good size on %s", (_, width, screen, least) => {
  const pieces = TABLE.map((tiles, key) => ({ key, tiles }));
  const { height } = smallRoom(TABLE, width, screen);
  const tableWidth = width < 560 ? width : width - BESIDE;
  const { grid, slots } = arrange(null, pieces, { width: tableWidth, height, big: false }, true);
  expect(grid.size).toBeGreaterThanOrEqual(least);
  expect(slots.size).toBe(2);
  expect(height).toBeLessThan(screen < 560 ? 112 : 200);
});
