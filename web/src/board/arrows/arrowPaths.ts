/**
 * Paths of the arrows on a table: soft curves where nothing lies in between, and routes in the gaps
 * between sets for the others, which keep out of the way of the curves.
 */

import { DrawnLines } from "./apart";
import { ArrowRouter, LARGE, pathOf, type Port } from "./arrows";
import { curveBetween, DrawnCurves } from "./curves";
import type { Rect } from "../layout/geometry";
import type { Grid, Space } from "../layout/grid";

/** Between two arrows, beside their casings, in pixels. */
const APART = 2;
/** So many times arrows are drawn again, in another order. */
const ATTEMPTS = 2;

/** Where an arrow may begin, and where it may end. */
export interface Arrow {
  readonly starts: readonly Port[];
  readonly arrives: readonly Port[];
  /** Where it may end at the side of a set: as a curve, if there is no other way. */
  readonly sides?: readonly Port[];
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

/** What came of drawing arrows in an order. */
interface Attempt {
  /** The path of each arrow; null if it is left out. */
  readonly paths: readonly (string | null)[];
  readonly left: number;
}

/**
 * Return the SVG paths of arrows. One that would wind around many sets, or run into another, is left
 * out: the numbers at both of its ends say enough. So that this happens seldom, those that found no
 * way are drawn again before the others, which have more ways.
 */
export function arrowPaths(arrows: readonly Arrow[], around: Surroundings): string[] {
  let order = arrows.map((_, at) => at);
  let best = attempt(arrows, order, around);
  for (let more = 0; more < ATTEMPTS && best.left > 0; more += 1) {
    const { paths } = best;
    order = order.toSorted(
      (one, other) => Number(paths[one] !== null) - Number(paths[other] !== null),
    );
    const next = attempt(arrows, order, around);
    if (next.left >= best.left) break;
    best = next;
  }
  return best.paths.filter((path) => path !== null);
}

/** Draw arrows: first all curves, then the routes of the others in an order. */
function attempt(
  arrows: readonly Arrow[],
  order: readonly number[],
  { grid, table, obstacles, marks, beside, width }: Surroundings,
): Attempt {
  const drawn = new DrawnCurves();
  const others = [...obstacles, ...marks, ...beside];
  const paths: (string | null)[] = arrows.map(() => null);
  for (const at of order) {
    const { starts, arrives } = arrows[at]!;
    paths[at] = curveBetween(starts, arrives, others, width, table, drawn);
  }
  const router = new ArrowRouter(grid, obstacles, [...marks, ...drawn.rects(width)]);
  const lines = new DrawnLines(2 * width + APART, grid.size >= LARGE);
  for (const line of drawn.lines) lines.add(line);
  for (const at of order) {
    if (paths[at] !== null) continue;
    paths[at] =
      routed(arrows[at]!, router, lines) ??
      sideways(arrows[at]!, [...others, ...lines.rects], width, table, lines);
  }
  return { paths, left: paths.filter((path) => path === null).length };
}

/**
 * Return the path of a route; null if there is none. If the shortest one runs into what was drawn
 * already, or has too many corners, it leads around, or from another edge of its tile to another
 * edge of its place.
 */
function routed({ starts, arrives }: Arrow, router: ArrowRouter, lines: DrawnLines): string | null {
  const route = router.route(starts, arrives);
  if (route && lines.add(route)) return pathOf(route);
  const others = [
    { starts, arrives },
    ...starts.flatMap((start) => arrives.map((end) => ({ starts: [start], arrives: [end] }))),
  ];
  for (const ports of others) {
    const other = router.route(ports.starts, ports.arrives, lines.rects);
    if (other && lines.add(other)) return pathOf(other);
  }
  return null;
}

/** Return the path of a curve to the side of a set; null if there is none. */
function sideways(
  { starts, sides = [] }: Arrow,
  obstacles: readonly Rect[],
  width: number,
  table: Surroundings["table"],
  lines: DrawnLines,
): string | null {
  const drawn = new DrawnCurves();
  const path = curveBetween(starts, sides, obstacles, width, table, drawn);
  return path !== null && lines.add(drawn.lines[0]!) ? path : null;
}
