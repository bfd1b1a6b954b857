/** Curves of arrows: a soft line from a tile to a place, where nothing lies in between. */

import type { Point, Port } from "./arrows";
import type { Rect } from "../layout/geometry";
import type { Space } from "../layout/grid";

interface Curve {
  readonly points: readonly [start: Point, leaves: Point, arrives: Point, end: Point];
  readonly length: number;
}

/** A curve keeps its direction at its ends for this share of its length, and at least so far. */
const BEND = 0.45;
const LEAST = 16;
const SAMPLES = 32;

/**
 * Return the SVG path of the shortest curve from one of some ports to one of others that stays
 * clear of obstacles and on the table; null if there is none. Beside the curve there must be room
 * for its casing. From a rack below the table it begins there.
 */
export function curveBetween(
  starts: readonly Port[],
  ends: readonly Port[],
  obstacles: readonly Rect[],
  casing: number,
  table: Pick<Space, "width" | "height">,
): string | null {
  const curves = starts
    .filter(({ way }) => way.length === 1)
    .flatMap((start) => ends.map((end) => curveOf(start, end)))
    .filter(isDirect)
    .sort((one, other) => one.length - other.length);
  const clear = curves.find((curve) => isInside(curve, table) && isClear(curve, obstacles, casing));
  return clear ? pathOf(clear) : null;
}

function curveOf(start: Port, end: Port): Curve {
  const [from, to] = [start.way[0]!, end.way[0]!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = Math.max(LEAST, BEND * length);
  const towards = (point: Point, gap: Point): Point => {
    const far = Math.max(1, Math.hypot(gap.x - point.x, gap.y - point.y));
    return {
      x: point.x + ((gap.x - point.x) / far) * bend,
      y: point.y + ((gap.y - point.y) / far) * bend,
    };
  };
  return { points: [from, towards(from, start.gap), towards(to, end.gap), to], length };
}

/** Whether a curve to another row leaves towards it and arrives from this side, without a loop. */
function isDirect({ points: [from, leaves, arrives, to] }: Curve): boolean {
  const up = to.y - from.y;
  if (Math.abs(up) < 2 * LEAST) return true;
  return (leaves.y - from.y) * up >= 0 && (to.y - arrives.y) * up >= 0;
}

/** Whether a curve goes no further beyond an edge of the table than one of its ends. */
function isInside({ points }: Curve, { width, height }: Pick<Space, "width" | "height">): boolean {
  const [from, , , to] = points;
  const isBetween = (value: number, size: number, one: number, other: number): boolean =>
    value >= Math.min(0, one, other) && value <= Math.max(size, one, other);
  return samplesOf(points).every(
    ({ x, y }) => isBetween(x, width, from.x, to.x) && isBetween(y, height, from.y, to.y),
  );
}

/** Whether a curve meets nothing, once it has left its tile and before it enters its place. */
function isClear({ points }: Curve, obstacles: readonly Rect[], casing: number): boolean {
  const [from, , , to] = points;
  const around = obstacles.map((rect) => ({
    left: rect.left - casing,
    right: rect.right + casing,
    top: rect.top - casing,
    bottom: rect.bottom + casing,
  }));
  const ends = around.filter((rect) => contains(rect, from) || contains(rect, to));
  const others = around.filter((rect) => !ends.includes(rect));
  const inside = obstacles.filter((rect) => contains(rect, from) || contains(rect, to));
  return samplesOf(points).every((point) => {
    if (others.some((rect) => contains(rect, point))) return false;
    // It may touch the sets at its ends only where it leaves and arrives.
    const isAtEnd = point.share < 0.2 || point.share > 0.8;
    return isAtEnd || !inside.some((rect) => contains(rect, point));
  });
}

/** Return points of a curve between its ends, each with its share of the way. */
function samplesOf(points: Curve["points"]): (Point & { readonly share: number })[] {
  return Array.from({ length: SAMPLES - 1 }, (_, at) => {
    const share = (at + 1) / SAMPLES;
    return { ...pointAt(points, share), share };
  });
}

function contains({ left, right, top, bottom }: Rect, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function pointAt([p0, p1, p2, p3]: Curve["points"], t: number): Point {
  const s = 1 - t;
  const at = (axis: "x" | "y"): number =>
    s * s * s * p0[axis] +
    3 * s * s * t * p1[axis] +
    3 * s * t * t * p2[axis] +
    t * t * t * p3[axis];
  return { x: at("x"), y: at("y") };
}

function pathOf({ points }: Curve): string {
  const [start, ...rest] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${start}C${rest.join(" ")}`;
}
