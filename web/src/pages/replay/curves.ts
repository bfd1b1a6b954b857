/** Geometry of curves: smooth lines, and places for faces where the lines are apart. */

import type { Values } from "./chart";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Return a smooth line through points as an SVG path. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let before = first;
  let path = `M${first.x} ${first.y}`;
  for (const { x, y } of rest) {
    const middle = (before.x + x) / 2;
    path += `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    before = { x, y };
  }
  return path;
}

/**
 * Return a moment for the face of each seat: where its line is farthest from the others, away from
 * the ends and from the faces before. Null for a seat without values.
 */
export function facePlaces(values: Values, seats: readonly number[]): Map<number, number> {
  const last = values.length - 1;
  const places = new Map<number, number>();
  const apart = Math.max(1, last * 0.12);
  for (const seat of seats) {
    let best: { at: number; score: number } | null = null;
    for (let at = Math.ceil(last * 0.12); at <= last * 0.9; at += 1) {
      const now = values[at];
      if (!now || [...places.values()].some((other) => Math.abs(other - at) < apart)) continue;
      const score = Math.min(
        ...now.flatMap((value, other) => (other === seat ? [] : [Math.abs(value - now[seat]!)])),
      );
      if (best === null || score > best.score) best = { at, score };
    }
    if (best) places.set(seat, best.at);
  }
  return places;
}
