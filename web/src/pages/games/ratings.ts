/** The curve of a rating: a line with a band of doubt around it. */

import type { RatingMoment } from "../../api/http";

const HEIGHT = 116;
const EDGE = 12;
/** Room for the number at the right. */
const LABEL = 40;
/** What everybody begins with. */
const FIRST = { points: 1500, doubt: 350 };
/** Not all of the first doubt is drawn, or the rest would be flat. */
const MOST_DOUBT = 200;

interface Band {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The height of the rating that everybody begins with. */
  readonly start: number;
  readonly line: string;
  readonly area: string;
  /** The doubt at the last point. */
  readonly whisker: string;
  readonly last: { readonly x: number; readonly y: number };
}

/** Return the curve of a rating after each round, the oldest first, in pixels. */
export function bandOf(history: readonly RatingMoment[], width: number): Band {
  const moments = [FIRST, ...history];
  const drawn = moments.map(({ points, doubt }) => ({
    points,
    doubt: Math.min(doubt, MOST_DOUBT),
  }));
  const high = Math.max(...drawn.map(({ points, doubt }) => points + doubt));
  const low = Math.min(...drawn.map(({ points, doubt }) => points - doubt));
  const yOf = (points: number): number =>
    EDGE + ((high - points) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  const right = width - LABEL;
  const xOf = (at: number): number =>
    EDGE + (at / Math.max(1, drawn.length - 1)) * (right - 2 * EDGE);
  const pathOf = (places: readonly (readonly [number, number])[]): string =>
    places.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const upper = drawn.map(({ points, doubt }, at) => [xOf(at), yOf(points + doubt)] as const);
  const lower = drawn.map(({ points, doubt }, at) => [xOf(at), yOf(points - doubt)] as const);
  const last = { x: xOf(drawn.length - 1), y: yOf(drawn.at(-1)!.points) };
  const top = upper.at(-1)![1];
  const bottom = lower.at(-1)![1];
  const cap = (y: number): string => `M${last.x - 5} ${y.toFixed(1)}h10`;
  return {
    width,
    height: HEIGHT,
    left: EDGE,
    right,
    start: yOf(FIRST.points),
    line: pathOf(drawn.map(({ points }, at) => [xOf(at), yOf(points)] as const)),
    area: `${pathOf([...upper, ...lower.toReversed()])}Z`,
    whisker: `M${last.x} ${top.toFixed(1)}V${bottom.toFixed(1)}${cap(top)}${cap(bottom)}`,
    last,
  };
}
