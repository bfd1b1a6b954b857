/**
 * Paths of the arrows on a table: soft curves where nothing lies in between, and routes in the gaps
 * between sets for the others, which keep out of the way of the curves.
 */

import { DrawnLines } from "./apart";
import { ArrowRouter, pathOf, type Port } from "./arrows";
import { curveBetween, DrawnCurves } from "./curves";
import type { Rect } from "../layout/geometry";
import type { Grid, Space } from "../layout/grid";

/** Between two arrows, beside their casings, in pixels. */
const APART = 2;
/** The least size of tiles between which one arrow may cross another. */
const CROSSED = 44;

/** Where an arrow may begin, and where it may end. */
export interface Arrow {
  readonly starts: readonly Port[];
  readonly arrives: readonly Port[];
}

/** What arrows meet on their way. */
export interface Surroundings {
  readonly grid: Grid;
  readonly table: Pick<Space, "width" | "height">;
  /** The sets on the table, and what covers it. */
  readonly obstacles: readonly Rect[];
  /** What lies between sets, and may be crossed if need be. */
  readonly marks: readonly Rect[];
  /** What lies beside the table. */
  readonly beside: readonly Rect[];
  /** The width of a line in pixels. */
  readonly width: number;
}

/**
 * Return the SVG paths of arrows. One that would wind around many sets, or run into another, is left
 * out: the numbers at both of its ends say enough.
 */
export function arrowPaths(
  arrows: readonly Arrow[],
  { grid, table, obstacles, marks, beside, width }: Surroundings,
): string[] {
  const drawn = new DrawnCurves();
  const others = [...obstacles, ...marks, ...beside];
  const curves = arrows.map(({ starts, arrives }) =>
    curveBetween(starts, arrives, others, width, table, drawn),
  );
  const router = new ArrowRouter(grid, obstacles, [...marks, ...drawn.rects(width)]);
  const lines = new DrawnLines(2 * width + APART, grid.size >= CROSSED);
  for (const line of drawn.lines) lines.add(line);
  return arrows.flatMap(({ starts, arrives }, at) => {
    const route = curves[at] === null ? router.route(starts, arrives) : null;
    return curves[at] ?? (route && lines.add(route) ? pathOf(route) : []);
  });
}
