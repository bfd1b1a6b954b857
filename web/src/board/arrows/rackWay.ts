/** Way out of a rack: in the gaps between its tiles, so that an arrow crosses none of them. */

import type { Point } from "./arrows";
import type { Rect } from "../layout/geometry";

/** An arrow needs so much room between two tiles, and so much beside the last one. */
const NARROWEST = 6;
const BESIDE = 5;
/** How far above a row of tiles an arrow runs. */
const ABOVE = 2;

/** Return the corners of the way from a tile of a rack of this width to the upper edge of the rack. */
export function wayOut(from: Rect, tiles: readonly Rect[], width: number): Point[] {
  const points: Point[] = [];
  let x = (from.left + from.right) / 2;
  let y = from.top - ABOVE;
  for (const row of rowsAbove(from, tiles)) {
    points.push({ x, y });
    x = nearestGap(x, row, width);
    points.push({ x, y });
    y = row[0]!.top - ABOVE;
  }
  points.push({ x, y });
  return points;
}

/** Return the rows above a tile, the nearest first, each from left to right. */
function rowsAbove(from: Rect, tiles: readonly Rect[]): Rect[][] {
  const rows = new Map<number, Rect[]>();
  for (const tile of [...tiles].sort((one, other) => one.left - other.left)) {
    const top = Math.round(tile.top);
    if (tile.bottom <= from.top + 1) rows.set(top, [...(rows.get(top) ?? []), tile]);
  }
  return [...rows].sort(([one], [other]) => other - one).map(([, row]) => row);
}

/** Return the nearest position at which no tile of a row lies. */
function nearestGap(x: number, row: readonly Rect[], width: number): number {
  const isFree = row.every(({ left, right }) => x <= left - BESIDE || x >= right + BESIDE);
  if (isFree) return x;
  const between = row.slice(1).flatMap(({ left }, at) => {
    const { right } = row[at]!;
    return left - right >= NARROWEST ? [(left + right) / 2] : [];
  });
  const ends = [
    Math.max(BESIDE / 2, row[0]!.left - BESIDE),
    Math.min(width - BESIDE / 2, row.at(-1)!.right + BESIDE),
  ];
  return [...between, ...ends].reduce((best, each) =>
    Math.abs(each - x) < Math.abs(best - x) ? each : best,
  );
}
