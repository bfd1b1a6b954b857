/** Arrows of a hint: from the tiles that a step moves, on the table or on the rack, to their new places. */

import type { Rect } from "../layout/geometry";
import type { Spot } from "../layout/grid";
import type { TableLayout } from "../layout/tableLayout";
import type { Arrow } from "./arrowPaths";
import { rightOf, type Port } from "./arrows";
import type { HintStep } from "./hint";
import { faceRect, portsOf, sidesOf, slotRect } from "./ports";
import { wayOut } from "./rackWay";

/**
 * How far arrows reach into the tile that they leave, and into the place that they lead to, in
 * widths of a tile: no further than to where its number and its symbol begin.
 */
const LEAVE = { above: 0.05, below: 0.02 };
const ARRIVE = { above: 0.07, below: 0.02 };
/** How far above a row of a rack beside the table an arrow runs, in pixels. */
const ABOVE_ROW = 4;

/** Where a tile lies, and where it goes. */
interface Way {
  readonly from: Rect;
  readonly to: Spot;
}

/**
 * Return the arrows of a step. From a rack beside the table they would all run in the same gap, so
 * one leads from there to the nearest place: the numbers tell the tiles apart.
 */
export function hintArrows(
  step: HintStep,
  { grid, space, slots }: Pick<TableLayout, "grid" | "space" | "slots">,
  rectOf: (tile: string) => Rect | null,
  rackTiles: readonly Rect[],
): Arrow[] {
  const groups = step.groups.flatMap((tiles) => inRows(step, tiles, rectOf));
  const isBeside = (ways: readonly Way[]): boolean => ways[0]!.from.left >= space.width;
  const arrivesAt = (ways: readonly Way[]): Port[] =>
    portsOf(around(ways.map(({ to }) => faceRect(to, grid))), ARRIVE, grid);
  const startsAt = (ways: readonly Way[]): Port[] =>
    portsFrom(around(ways.map(({ from }) => from)), { grid, space }, rackTiles);
  const beside = groups.filter(isBeside);
  const [first] = beside;
  return [
    ...groups
      .filter((ways) => !isBeside(ways))
      .map((ways) => ({
        starts: startsAt(ways),
        arrives: arrivesAt(ways),
        sides: sidesOf(
          around(ways.map(({ to }) => faceRect(to, grid))),
          [
            ...[...slots.values()].map((slot) => slotRect(slot, slot.length, grid)),
            ...step.cells.map(({ spot }) => slotRect(spot, 1, grid)),
          ],
          grid.size,
        ),
      })),
    ...(first ? [{ starts: startsAt(first), arrives: beside.flatMap(arrivesAt) }] : []),
  ];
}

/** Return the ways of the tiles of a group, apart if they lie in different rows or with a gap. */
function inRows(
  step: HintStep,
  tiles: readonly string[],
  rectOf: (tile: string) => Rect | null,
): Way[][] {
  const rows: Way[][] = [];
  for (const tile of tiles) {
    const from = rectOf(tile);
    const to = step.cells.find((cell) => cell.tile === tile)?.spot;
    if (!from || !to) continue;
    const last = rows.at(-1)?.at(-1)?.from;
    const isBeside = last && Math.abs(last.top - from.top) < 1 && from.left - last.right < 1;
    if (isBeside) rows.at(-1)!.push({ from, to });
    else rows.push([{ from, to }]);
  }
  return rows;
}

/** Return the rectangle around others that lie side by side. */
function around(rects: readonly Rect[]): Rect {
  const [{ left, top, bottom }] = rects as [Rect, ...Rect[]];
  return { left, top, right: rects.at(-1)!.right, bottom };
}

/** Return where an arrow leaves a tile. From a rack below or beside the table it leads there. */
function portsFrom(
  rect: Rect,
  { grid, space }: Pick<TableLayout, "grid" | "space">,
  rackTiles: readonly Rect[],
): Port[] {
  const [above, below] = portsOf(rect, LEAVE, grid);
  const { width, height } = space;
  if (rect.top > height) {
    const out = wayOut(rect, rackTiles, width);
    const way = out.length === 1 ? above.way : [...above.way, ...out];
    return [{ way, gap: { x: way.at(-1)!.x, y: height } }];
  }
  if (rect.left < width) return [above, below];
  // To the right edge of the table, where arrows run beside all sets.
  const gap = { x: rightOf(grid), y: rect.top - ABOVE_ROW };
  return [{ way: [...above.way, { x: above.gap.x, y: gap.y }, gap], gap }];
}
