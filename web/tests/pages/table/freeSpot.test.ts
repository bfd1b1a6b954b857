import { describe, expect, test } from "vitest";

import { nextLayout } from "../../../src/board/layout/tableLayout";
import { freeSpot } from "../../../src/pages/table/freeSpot";

const PANEL = { width: 340, height: 80 };
const spotFor = (height: number, sets: number, ...tiles: string[]) => {
  const pieces = Array.from({ length: sets }, (_, key) => ({
    key,
    tiles: [`r${key}`, `b${key}`, `k${key}`],
  }));
  const layout = nextLayout(null, pieces, { width: 360, height, big: false }, false);
  return freeSpot(layout, PANEL, new Set(tiles));
};

describe("a panel on the table", () => {
  test("lies at the lower edge, where nothing lies", () => {
    expect(spotFor(500, 4, "r0")).toEqual({ left: 14, top: 414 });
  });

  test("covers other sets on a full table, but not those that it speaks of", () => {
    expect(spotFor(300, 12, "r0").top).toBeGreaterThan(100);
    expect(spotFor(300, 12, "r10", "r11").top).toBeLessThan(120);
  });
});
