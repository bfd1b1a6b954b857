/** Curves of arrows: a soft line from a tile to a place, where nothing lies in between. */

import type { Point, Port } from "./arrows";
import type { Rect } from "../layout/geometry";
import type { Space } from "../layout/grid";

interface Curve {
  readonly points: readonly [start: Point, leaves: Point, arrives: Point, end: Point];
  readonly length: number;
}

/**
 * A curve keeps its direction at its ends for a share of its length, and at least so far. The less
 * it bends, the further it stays from a curve beside it.
 */
const BENDS = [0.45, 0.25, 0.12];
const LEAST = 16;
/** On its way to another row it bends for this share of the height: more would be a wave. */
const HIGHEST = 0.6;
/** A curve is at most so many times as wide as it is high. */
const FLATTEST = 4;
const SAMPLES = 32;
/** Two curves are so many casings apart, but for their ends: nobody sees which is which else. */
const APART = 2.5;

/**
 * Return the SVG path of the shortest curve from one of some ports to one of others that stays
 * clear of obstacles and on the table; null if there is none. Beside the curve there must be room
 * for its casing, and for those of the curves drawn before. From a rack below the table it begins
 * there.
 */
export function curveBetween(
  starts: readonly Port[],
  ends: readonly Port[],
  obstacles: readonly Rect[],
  casing: number,
  table: Pick<Space, "width" | "height">,
  drawn: DrawnCurves = new DrawnCurves(),
): string | null {
  const straight = starts.filter(({ way }) => way.length === 1);
  const clear = BENDS.flatMap((bend) =>
    straight
      .flatMap((start) => ends.map((end) => curveOf(start, end, bend)))
      .filter(isDirect)
      .filter((curve) => isInside(curve, table) && isClear(curve, obstacles, casing)),
  ).sort((one, other) => one.length - other.length);
  if (clear.length === 0) return null;
  const curve =
    clear.find((each) => drawn.distanceTo(each) >= APART * casing) ??
    clear.reduce((best, each) => (drawn.distanceTo(each) > drawn.distanceTo(best) ? each : best));
  drawn.add(curve);
  return pathOf(curve);
}

/** The curves that were drawn already. */
export class DrawnCurves {
  readonly #points: Point[][] = [];
  readonly #lines: Point[][] = [];

  add({ points }: Curve): void {
    this.#points.push(middleOf(points));
    this.#lines.push([points[0], ...samplesOf(points), points[3]]);
  }

  /** Points along each of them, from end to end. */
  get lines(): readonly (readonly Point[])[] {
    return this.#lines;
  }

  /** Return small rectangles around their points. */
  rects(around: number): Rect[] {
    return this.#points.flat().map(({ x, y }) => ({
      left: x - around,
      right: x + around,
      top: y - around,
      bottom: y + around,
    }));
  }

  /** Return how near a curve comes to one of these, but for their ends. */
  distanceTo({ points }: Curve): number {
    const others = this.#points.flat();
    return Math.min(
      ...middleOf(points).flatMap(({ x, y }) =>
        others.map((other) => Math.hypot(other.x - x, other.y - y)),
      ),
    );
  }
}

/** Return points of a curve, without its ends. */
function middleOf(points: Curve["points"]): Point[] {
  return samplesOf(points).filter(({ share }) => share > 0.15 && share < 0.85);
}

function curveOf(start: Port, end: Port, share: number): Curve {
  const [from, to] = [start.way[0]!, end.way[0]!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const up = Math.abs(to.y - from.y);
  const most = up < 2 * LEAST ? Infinity : HIGHEST * up;
  const bend = Math.max(LEAST, Math.min(share * length, most));
  const towards = (point: Point, gap: Point): Point => {
    const far = Math.max(1, Math.hypot(gap.x - point.x, gap.y - point.y));
    return {
      x: point.x + ((gap.x - point.x) / far) * bend,
      y: point.y + ((gap.y - point.y) / far) * bend,
    };
  };
  return { points: [from, towards(from, start.gap), towards(to, end.gap), to], length };
}

/**
 * Whether a curve to another row leaves towards it and arrives from this side, without a loop, and is
 * not so flat that it would lie along the edges of the tiles between which it runs.
 */
function isDirect({ points: [from, leaves, arrives, to] }: Curve): boolean {
  const up = to.y - from.y;
  const isBetween = (leaves.y - from.y) * up > 0 && (to.y - arrives.y) * up > 0;
  if (isBetween && Math.abs(to.x - from.x) > FLATTEST * Math.abs(up)) return false;
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
