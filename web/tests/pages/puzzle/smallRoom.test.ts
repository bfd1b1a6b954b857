import { expect, test } from "vitest";

import { nextLayout } from "../../../src/board/layout/tableLayout";
import { smallRoom } from "../../../src/pages/puzzle/smallRoom";

const TABLE = [
  ["b4", "b5", "b6", "b7"],
  ["k7", "r7", "o7", "b7'"],
];

test.each([
  ["a phone", 336, 740, 36],
  ["a phone on its side", 376, 360, 32],
  ["a tablet", 696, 1024, 44],
  ["a desktop", 1030, 900, 52],
])("the largest small puzzle has tiles of a good size on %s", (_, width, screen, least) => {
  const pieces = TABLE.map((tiles, key) => ({ key, tiles }));
  const room = smallRoom(TABLE, width, screen);
  const { grid, slots } = nextLayout(null, pieces, { ...room, big: false }, true);
  expect(grid.size).toBeGreaterThanOrEqual(least);
  expect(slots.size).toBe(2);
  expect(room.height).toBeLessThan(screen < 560 ? 112 : 216);
});
