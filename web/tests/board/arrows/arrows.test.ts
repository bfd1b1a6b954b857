import { describe, expect, test } from "vitest";

import { ArrowRouter, pathOf, type Point, type Port } from "../../../src/board/arrows/arrows";
import { overlap, type Rect } from "../../../src/board/layout/geometry";
import { gridOf, pixelsOf, tileHeight, type Grid } from "../../../src/board/layout/grid";
import { nextLayout, type TableLayout } from "../../../src/board/layout/tableLayout";
import { randomOf, randomTable } from "../randomRound";
import { DESKTOP, PHONE, piece } from "../someTables";

function plates({ slots, grid }: TableLayout): Rect[] {
  return [...slots.values()].map((slot) => {
    const { left, top } = pixelsOf(slot, grid);
    const width = slot.length * grid.size;
    return { left, top, right: left + width, bottom: top + tileHeight(grid.size) };
  });
}

function portsOf({ left, top, bottom }: Rect, grid: Grid): Port[] {
  const x = left + grid.size / 2;
  const gap = (grid.pitch - tileHeight(grid.size)) / 2;
  return [
    { way: [{ x, y: top }], gap: { x, y: top - gap } },
    { way: [{ x, y: bottom }], gap: { x, y: bottom + gap } },
  ];
}

/** Return how far a way runs over rectangles, without its first and last segment. */
function over(points: readonly Point[], rects: readonly Rect[]): number {
  let sum = 0;
  for (const [at, from] of points.slice(0, -1).entries()) {
    const to = points[at + 1]!;
    if (at === 0 || at === points.length - 2) continue;
    const rect = {
      left: Math.min(from.x, to.x) - 0.1,
      right: Math.max(from.x, to.x) + 0.1,
      top: Math.min(from.y, to.y) - 0.1,
      bottom: Math.max(from.y, to.y) + 0.1,
    };
    if (rects.some((each) => overlap(each, rect))) sum += Math.hypot(to.x - from.x, to.y - from.y);
  }
  return sum;
}

describe("an arrow", () => {
  test.each([
    ["a phone", PHONE, 50, 4],
    ["a desktop", DESKTOP, 70, 6],
  ])("runs in the gaps between sets, on %s", (_, space, tiles, corners) => {
    const lengths = randomTable(tiles, randomOf(5));
    const places = nextLayout(
      null,
      lengths.map((length, key) => piece(key, length)),
      space,
      false,
    );
    const { grid } = places;
    const rects = plates(places);
    const router = new ArrowRouter(grid, rects);
    const last = rects.at(-1)!;
    const routes = rects.map((rect) => router.route(portsOf(rect, grid), portsOf(last, grid)));
    expect(routes.filter(Boolean).length).toBeGreaterThan(3);
    for (const [at, rect] of rects.entries()) {
      const points = routes[at];
      if (!points) continue;
      expect(points.length).toBeLessThanOrEqual(corners + 2);
      expect(over(points, rects)).toBeLessThan(grid.size / 2);
      expect([rect.top, rect.bottom]).toContain(points[0]!.y);
      expect([last.top, last.bottom]).toContain(points.at(-1)!.y);
    }
  });

  test("avoids the way of an earlier one", () => {
    const grid = gridOf({ size: 40, loose: false }, PHONE);
    const router = new ArrowRouter(grid, []);
    const port = (x: number, y: number): Port => ({ way: [{ x, y }], gap: { x, y } });
    const turnsOf = (): number[] =>
      router.route([port(60, 300)], [port(260, 100)])!.map(({ x, y }) => Math.round(x + 1000 * y));
    const first = turnsOf();
    expect(turnsOf().slice(1, -1)).not.toEqual(first.slice(1, -1));
  });

  test("does not lead around sets: it is left out", () => {
    const grid = gridOf({ size: 40, loose: false }, PHONE);
    const walls = [120, 220].map((top, at) => {
      const left = at === 0 ? -50 : 60;
      return { left, right: left + PHONE.width - 10, top, bottom: top + 60 };
    });
    const router = new ArrowRouter(grid, walls);
    const port = (x: number, y: number): Port => ({ way: [{ x, y }], gap: { x, y } });
    expect(router.route([port(180, 320)], [port(180, 80)])).toBeNull();
  });

  test("is short where nothing is in the way", () => {
    const grid = gridOf({ size: 40, loose: false }, PHONE);
    const router = new ArrowRouter(grid, []);
    const port = (x: number, y: number): Port => ({ way: [{ x, y }], gap: { x, y } });
    const points = router.route([port(100, 300)], [port(101, 100)])!;
    expect(points.length).toBeLessThanOrEqual(4);
  });
});

test("a path has round corners", () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 50, y: 100 },
  ];
  expect(pathOf(corner)).toBe("M0.0 0.0L0.0 86.0Q0.0 100.0 14.0 100.0L50.0 100.0");
});
