/** Finding: where tiles lie in a picture, by the answers of the first network. */

import { seenFrom, type Place, type Vector } from "./foundTiles";

/** The long side of the picture in which the network looks for tiles, in pixels. */
export const FAR = 480;
/** The long side of the picture in which it looks again where tiles may be small. */
export const NEAR = 960;
/** Beside a tile so wide, in pixels, no other one is too small to be seen. */
const LARGE = 40;
/** The network halves the picture five times. */
export const CELLS = 32;
/** The network answers for every fourth pixel. */
export const STRIDE = 4;
/** Where the picture is cut in two for the look from near, as a part of its height. */
const CUT = 0.6;
/** How much of the other part each sees, in pixels: half a tile that is not large, and some more. */
const MARGIN = 64;
const SURE = 0.45;
/** The most tiles of a picture: four boxes. */
const MOST = 400;

/** Return an axis from its length in the direction of its doubled angle. */
function axis(x: number, y: number, unit: number): Vector {
  const length = Math.hypot(x, y) * unit;
  const angle = Math.atan2(y, x) / 2;
  return [length * Math.cos(angle), length * Math.sin(angle)];
}

/**
 * Return the places in the network's answer. `scale` is how many pixels of the picture one pixel of
 * the network's input shows.
 */
export function decoded(
  heat: ArrayLike<number>,
  shape: ArrayLike<number>,
  columns: number,
  scale: number,
): Place[] {
  const cells: number[] = [];
  for (let at = 0; at < heat.length; at += 1) if (heat[at]! > SURE) cells.push(at);
  cells.sort((one, other) => heat[other]! - heat[one]! || one - other);
  const unit = STRIDE * scale;
  return cells.slice(0, MOST).map((at) => {
    const told = (part: number): number => shape[part * heat.length + at]!;
    const long = axis(told(2), told(3), unit);
    const short = axis(told(4), told(5), unit);
    // The axes have no sign, but a tile is never seen in a mirror.
    const isMirrored = short[0] * long[1] < short[1] * long[0];
    return {
      centre: [
        ((at % columns) + 0.5 + told(0)) * unit,
        (Math.floor(at / columns) + 0.5 + told(1)) * unit,
      ],
      long,
      short: isMirrored ? [-short[0], -short[1]] : short,
      sure: heat[at]!,
    };
  });
}

/** Rows of a picture that are looked at, and those of them that count. */
export interface Rows {
  readonly first: number;
  readonly end: number;
  readonly countsFrom: number;
  readonly countsTo: number;
}

/**
 * Return two parts of a picture for the look from near. They are computed side by side: the lower
 * one, which is smaller, after the look from afar.
 */
export function partsOf(high: number): Rows[] {
  const cut = Math.max(1, halfToEven((high * CUT) / CELLS)) * CELLS;
  if (cut >= high) return [allRows(high)];
  return [
    { first: 0, end: Math.min(high, cut + MARGIN), countsFrom: 0, countsTo: cut },
    { first: Math.max(0, cut - MARGIN), end: high, countsFrom: cut, countsTo: high },
  ];
}

export const allRows = (high: number): Rows => ({
  first: 0,
  end: high,
  countsFrom: 0,
  countsTo: high,
});

/** Round as Python does, so that both cut a picture in the same place. */
function halfToEven(value: number): number {
  const down = Math.floor(value);
  if (value - down !== 0.5) return Math.round(value);
  return down % 2 === 0 ? down : down + 1;
}

/**
 * Whether all tiles seen from afar are so large that no other one is overlooked. `scale` is how many
 * pixels of the picture one pixel of the network's input shows.
 */
export function areLarge(far: readonly Place[], scale: number): boolean {
  return far.length > 0 && far.every(({ short }) => 2 * Math.hypot(...short) >= LARGE * scale);
}

/** Return the places of several answers, the surest first, each tile once. */
export function together(parts: readonly (readonly Place[])[]): Place[] {
  const kept: Place[] = [];
  const all = parts.flat().sort((one, other) => other.sure - one.sure);
  for (const place of all.slice(0, MOST)) {
    // A centre well inside a surer tile is the same tile again.
    const isKnown = kept.some((surer) =>
      seenFrom(surer, place.centre).every((away) => Math.abs(away) < 0.8),
    );
    if (!isKnown) kept.push(place);
  }
  return kept;
}
