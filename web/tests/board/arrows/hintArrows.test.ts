import { expect, test } from "vitest";

import { arrowPaths } from "../../../src/board/arrows/arrowPaths";
import { hintStep } from "../../../src/board/arrows/hint";
import { hintArrows } from "../../../src/board/arrows/hintArrows";
import { faceRect, slotRect } from "../../../src/board/arrows/ports";
import { cellsOf } from "../../../src/board/layout/cells";
import type { Rect } from "../../../src/board/layout/geometry";
import type { Space } from "../../../src/board/layout/grid";
import type { Piece } from "../../../src/board/layout/arrangement";
import { nextLayout, type TableLayout } from "../../../src/board/layout/tableLayout";
import { randomOf, randomTable, type Random } from "../randomRound";
import { PHONE, piece, TABLET } from "../someTables";

const RACK = Array.from({ length: 9 }, (_, at) => `k${at + 1}`);
/** A tile of the rack, and how far below the table it stands, in pixels. */
const SIZE = 40;
const BELOW = 10;

/** Return how many arrows a step wants that takes tiles from rack and table, and how many there are. */
function arrowsOfStep(random: Random, space: Space): { wanted: number; drawn: number } {
  const pieces = randomTable(45, random).map((length, key) => piece(-key - 1, length));
  const layout = nextLayout(null, pieces, space, false);
  const some = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const ends = pieces
    .filter(({ tiles }) => tiles.length > 3)
    .map(({ tiles }) => (random() < 0.5 ? tiles[0]! : tiles.at(-1)!));
  const fromTable = ends.length > 0 ? [some(ends), some(ends)] : [];
  const taken = [...new Set([some(RACK), some(RACK), ...fromTable])];
  const grown = random() < 0.5 ? some(pieces).tiles : [];
  const set = [...grown, ...taken.filter((tile) => !grown.includes(tile))];
  const preview = (next: readonly Piece[]): TableLayout => nextLayout(layout, next, space, true);
  const step = hintStep({ pieces, rack: RACK }, layout, set, preview)!;

  const shown = { ...layout, grid: step.grid, slots: step.slots };
  const cells = cellsOf(shown);
  const [left, top] = [(space.width - RACK.length * SIZE) / 2, space.height + BELOW];
  const rackTiles = RACK.map((_, at): Rect => {
    const x = left + at * SIZE;
    return { left: x, right: x + SIZE, top, bottom: top + SIZE };
  });
  const rectOf = (tile: string): Rect | null => {
    const spot = cells.get(tile);
    return rackTiles[RACK.indexOf(tile)] ?? (spot ? faceRect(spot, shown.grid) : null);
  };
  const arrows = hintArrows(step, shown, rectOf, rackTiles);
  const paths = arrowPaths(arrows, {
    grid: shown.grid,
    table: space,
    obstacles: [
      ...[...shown.slots.values()].map((slot) => slotRect(slot, slot.length, shown.grid)),
      ...step.cells.map(({ spot }) => slotRect(spot, 1, shown.grid)),
    ],
    marks: [],
    beside: rackTiles,
    width: 4,
  });
  return { wanted: arrows.length, drawn: paths.length };
}

test.each([
  ["a phone", PHONE],
  ["a tablet", TABLET],
])("nearly all tiles that a step moves have their arrow, on %s with 45 tiles", (_, space) => {
  const random = randomOf(7);
  const steps = Array.from({ length: 40 }, () => arrowsOfStep(random, space));
  const sum = (key: "wanted" | "drawn"): number => steps.reduce((all, each) => all + each[key], 0);
  expect(sum("wanted")).toBeGreaterThan(80);
  expect(sum("drawn") / sum("wanted")).toBeGreaterThan(0.88);
});
