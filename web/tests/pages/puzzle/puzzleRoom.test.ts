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
const PHONE = { width: 360, height: 740 };
const LARGE = tableOf(7, 6, 5, 5, 4, 4, 3, 3, 3);

function tileSize(table: readonly (readonly string[])[], width: number, height: number): number {
  const pieces = table.map((tiles, key) => ({ key, tiles }));
  return arrange(null, pieces, { width, height, big: false }, false).grid.size;
}

test.each([
  ["a phone", 360, { width: 360, height: 740 }, 28],
  ["a phone on its side", 772, { width: 844, height: 390 }, 28],
  ["a tablet", 696, { width: 768, height: 1024 }, 36],
  ["a desktop", 1034, { width: 1440, height: 900 }, 40],
])("the largest puzzle has tiles of a good size on %s", (_, width, screen, least) => {
  for (const table of [SMALL, LARGE]) {
    const { height } = puzzleRoom(table, width, screen);
    const tableWidth = screen.width < 700 ? width : width - BESIDE;
    expect(tileSize(table, tableWidth, height)).toBeGreaterThanOrEqual(least);
  }
});

test("a small puzzle takes less room than a large one", () => {
  expect(puzzleRoom(SMALL, 360, PHONE).height).toBeLessThan(puzzleRoom(LARGE, 360, PHONE).height);
});

test("the largest puzzle leaves room for more than itself on a phone", () => {
  expect(puzzleRoom(LARGE, 360, PHONE).height).toBeLessThan(240);
});
