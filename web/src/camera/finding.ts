/** Finding: where tiles lie in a picture, by the answers of the first network. */

import { seenFrom, type Place, type Vector } from "./places";

/** The network sees small tiles in the first size, large ones in the second. */
export const LONG_SIDES = [960, 480] as const;
/** The network halves the picture five times. */
export const CELLS = 32;
const STRIDE = 4;
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
