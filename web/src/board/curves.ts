/** Curves of arrows: a soft line from a tile to a place, where nothing lies in between. */

import type { Point, Port } from "./arrows";
import type { Rect } from "./geometry";

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
 * clear of obstacles; null if there is none. Beside the curve there must be room for its casing.
 */
export function curveBetween(
  starts: readonly Port[],
  ends: readonly Port[],
  obstacles: readonly Rect[],
  casing: number,
): string | null {
  const curves = starts
    .filter(({ way }) => way.length === 1)
    .flatMap((start) => ends.map((end) => curveOf(start, end)))
    .sort((one, other) => one.length - other.length);
  const clear = curves.find((curve) => isClear(curve, obstacles, casing));
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
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const share = sample / SAMPLES;
    const point = pointAt(points, share);
    if (others.some((rect) => contains(rect, point))) return false;
    // It may touch the sets at its ends only where it leaves and arrives.
    const isAtEnd = share < 0.2 || share > 0.8;
    if (!isAtEnd && inside.some((rect) => contains(rect, point))) return false;
  }
  return true;
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
