import { expect, test } from "vitest";

import { arrange } from "../../../src/board/places";
import { BESIDE, puzzleRoom } from "../../../src/pages/puzzle/puzzleRoom";

/** Return a table of runs, each of so many tiles. */
function tableOf(...lengths: readonly number[]): string[][] {
  return lengths.map((length, set) =>
    Array.from({ length }, (_, at) => `${"krbo"[set % 4]!}${at + 1}${set > 3 ? "'" : ""}`),
  );
}

const SMALL = tableOf(3, 3, 3, 3, 3);
const LARGE = tableOf(7, 6, 5, 5, 4, 4, 3, 3, 3);

function tileSize(table: readonly (readonly string[])[], width: number, height: number): number {
  const pieces = table.map((tiles, key) => ({ key, tiles }));
  return arrange(null, pieces, { width, height, big: false }, false).grid.size;
}

test.each([
  ["a phone", 360, 360, 32],
  ["a tablet", 696, 768, 36],
  ["a desktop", 1034, 1440, 40],
])("the largest puzzle has tiles of a good size on %s", (_, width, screenWidth, least) => {
  for (const table of [SMALL, LARGE]) {
    const height = puzzleRoom(table, width, screenWidth);
    const tableWidth = screenWidth < 700 ? width : width - BESIDE;
    expect(tileSize(table, tableWidth, height)).toBeGreaterThanOrEqual(least);
  }
});

test("a small puzzle takes less room than a large one", () => {
  expect(puzzleRoom(SMALL, 360, 360)).toBeLessThan(puzzleRoom(LARGE, 360, 360));
});

test("the largest puzzle leaves room for more than itself on a phone", () => {
  expect(puzzleRoom(LARGE, 360, 360)).toBeLessThan(380);
});
