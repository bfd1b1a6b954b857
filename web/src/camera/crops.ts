/** Crops: every tile cut out of the picture upright, in the size that the second network reads. */

import type { Place } from "./foundTiles";
import { averaged, type Pixels } from "./resize";

export const HIGH = 64;
export const WIDE = 48;
/** A crop shows so much more than the tile. */
const MARGIN = 1.16;
/** The numbers of one crop: three colours, one after the other. */
export const CROP = 3 * HIGH * WIDE;
const SMALLEST_LEVEL = 6;

/**
 * Return crops (tiles, 3, high, wide) with values from 0 to 1. A large tile is cut out of a halved
 * picture, so that no pixel is skipped.
 */
export function cutOut(picture: Pixels, places: readonly Place[]): Float32Array {
  const crops = new Float32Array(places.length * CROP);
  const levels = places.map(({ short }) => {
    const step = (Math.hypot(...short) * 2 * MARGIN) / WIDE;
    const level = Math.floor(Math.log2(Math.max(step, 1e-6) / 0.75));
    return Math.min(SMALLEST_LEVEL, Math.max(0, level));
  });
  let level = picture;
  for (let number = 0; number <= Math.max(0, ...levels); number += 1) {
    if (number > 0) level = averaged(level, 2);
    for (const [at, place] of places.entries())
      if (levels[at] === number)
        sample(level, place, 2 ** number, crops.subarray(at * CROP, (at + 1) * CROP));
  }
  return crops;
}

/** Fill a crop by interpolation between four pixels. What lies outside of the picture is black. */
function sample(
  { width, height, data }: Pixels,
  place: Place,
  factor: number,
  crop: Float32Array,
): void {
  const { centre, long, short } = place;
  const pixel = (x: number, y: number, part: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : data[(y * width + x) * 4 + part]!;
  for (let row = 0; row < HIGH; row += 1) {
    const v = (((row + 0.5) / HIGH) * 2 - 1) * MARGIN;
    for (let column = 0; column < WIDE; column += 1) {
      const u = (((column + 0.5) / WIDE) * 2 - 1) * MARGIN;
      const x = within((centre[0] + v * long[0] + u * short[0]) / factor - 0.5, width);
      const y = within((centre[1] + v * long[1] + u * short[1]) / factor - 0.5, height);
      const left = Math.floor(x);
      const top = Math.floor(y);
      const right = x - left;
      const low = y - top;
      for (let part = 0; part < 3; part += 1) {
        const upper = pixel(left, top, part) * (1 - right) + pixel(left + 1, top, part) * right;
        const lower =
          pixel(left, top + 1, part) * (1 - right) + pixel(left + 1, top + 1, part) * right;
        crop[(part * HIGH + row) * WIDE + column] = (upper * (1 - low) + lower * low) / 255;
      }
    }
  }
}

const within = (at: number, size: number): number => Math.min(Math.max(at, -1), size - 1e-3);
