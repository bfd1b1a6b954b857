/**
 * Composing: the sets of every row are pushed together, so that free space lies at the ends of rows
 * and below them instead of between sets. Pure functions; sets placed by hand stay.
 */

import { inReadingOrder, widthIn, type Bounds, type Slot, type Slots } from "./slots";

/** Push the sets of each row together, in their order, and rows up over empty ones. */
export function composed(slots: Slots, bounds: Bounds): Map<number, Slot> {
  const next = new Map(slots);
  const all = inReadingOrder(slots);
  const lastByHand = all.findLast(([, slot]) => slot.byHand)?.[1].row ?? -1;
  let [was, row, col] = [-1, -1, 0];
  for (const [key, slot] of all) {
    if (slot.row !== was) {
      // A row stays above a set that somebody has placed.
      row = slot.row <= lastByHand ? slot.row : row + 1;
      [was, col] = [slot.row, 0];
    }
    const left = slot.byHand ? slot.col : col;
    next.set(key, { ...slot, row, col: left });
    col = left + widthIn(bounds, slot.length) + 1;
  }
  return next;
}

/** Return how much free space lies before sets in their rows and in empty rows, in quarter columns. */
export function scattered(slots: Slots, bounds: Bounds): number {
  let free = 0;
  let [row, col] = [0, 0];
  for (const [, slot] of inReadingOrder(slots)) {
    if (slot.row > row) {
      free += (slot.row - row - 1) * bounds.cols;
      [row, col] = [slot.row, 0];
    }
    free += slot.col - col;
    col = slot.col + widthIn(bounds, slot.length) + 1;
  }
  return free;
}
