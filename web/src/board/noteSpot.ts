/** Place of a note beside a set: where it covers no tile. */

import type { Rect } from "./geometry";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance of a note from what lies beside it, in pixels. */
const APART = 4;
/** How far a note goes on along a set to find its place. */
const STEP = 8;

/**
 * Return the top left corner of a note: after the set, before it, below it or above it; null if
 * there are tiles everywhere.
 */
export function noteSpot(
  set: Rect,
  others: readonly Rect[],
  note: Size,
  table: Size,
): { readonly left: number; readonly top: number } | null {
  const middle = (set.top + set.bottom - note.height) / 2;
  const along: number[] = [];
  for (let left = set.left; left <= set.right - APART; left += STEP) along.push(left);
  const spots = [
    { left: set.right + APART, top: middle },
    { left: set.left - APART - note.width, top: middle },
    ...along.map((left) => ({ left, top: set.bottom })),
    ...along.map((left) => ({ left, top: set.top - note.height })),
  ];
  const isFree = ({ left, top }: { left: number; top: number }): boolean => {
    const right = left + note.width;
    const bottom = top + note.height;
    if (left < 0 || top < 0 || right > table.width || bottom > table.height) return false;
    return others.every(
      (other) =>
        right <= other.left || left >= other.right || bottom <= other.top || top >= other.bottom,
    );
  };
  return spots.find(isFree) ?? null;
}
