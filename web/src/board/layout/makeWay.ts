/**
 * Making way: between turns a set that grows stays in its row, and its neighbours give way by up to
 * a tile. Pure function; sets placed by hand stay.
 */

import type { Spot } from "./grid";
import { isInside, SLIDE, slidesOf, widthIn, type Bounds, type Slot, type Slots } from "./slots";

/** If more sets would have to give way, the set that grows moves instead. */
const MOST = 2;

type Entry = readonly [key: number, slot: Slot];

/** Return the slots after neighbours have given way, and where the set lies; null if they cannot. */
export function madeWay(
  others: Slots,
  bounds: Bounds,
  wanted: Spot,
  length: number,
): { readonly slots: Slots; readonly spot: Spot } | null {
  const width = widthIn(bounds, length);
  const middleOf = (slot: Slot): number => slot.col + widthIn(bounds, slot.length) / 2;
  const inRow = [...others]
    .filter(([, { row }]) => row === wanted.row)
    .sort(([, left], [, right]) => left.col - right.col);
  const isLeft = ([, slot]: Entry): boolean => middleOf(slot) < wanted.col + width / 2;
  const [lefts, rights] = [inRow.filter(isLeft), inRow.filter((each) => !isLeft(each))];
  let best: { moved: Entry[]; spot: Spot } | null = null;
  for (const col of slidesOf(wanted.col)) {
    const spot = { row: wanted.row, col };
    if (!isInside(bounds, spot, length)) continue;
    const left = pushedLeft(lefts, col - 1, bounds);
    const right = pushedRight(rights, col + width + 1, bounds);
    if (!left || !right || left.length + right.length > (best?.moved.length ?? MOST + 1) - 1)
      continue;
    best = { moved: [...left, ...right], spot };
  }
  return best && { slots: new Map([...others, ...best.moved]), spot: best.spot };
}

/** Return the sets that move so that all begin at this column or right of it; null if they cannot. */
function pushedRight(sets: readonly Entry[], from: number, bounds: Bounds): Entry[] | null {
  const moved: Entry[] = [];
  let col = from;
  for (const [key, slot] of sets) {
    if (slot.col >= col) break;
    if (slot.byHand || col - slot.col > SLIDE) return null;
    if (col + widthIn(bounds, slot.length) > bounds.cols) return null;
    moved.push([key, { ...slot, col }]);
    col += widthIn(bounds, slot.length) + 1;
  }
  return moved;
}

/** Return the sets that move so that all end at this column or left of it; null if they cannot. */
function pushedLeft(sets: readonly Entry[], to: number, bounds: Bounds): Entry[] | null {
  const moved: Entry[] = [];
  let end = to;
  for (const [key, slot] of sets.toReversed()) {
    const by = slot.col + widthIn(bounds, slot.length) - end;
    if (by <= 0) break;
    if (slot.byHand || by > SLIDE || by > slot.col) return null;
    moved.push([key, { ...slot, col: slot.col - by }]);
    end = slot.col - by - 1;
  }
  return moved;
}
