/**
 * Compact layout: sets of some rows are pushed together, so that free space lies at the ends of
 * rows and not between sets. Pure functions; sets placed by hand stay.
 */

import { countInRow, inReadingOrder, widthIn, type Bounds, type Slot, type Slots } from "./slots";

/** Push the sets of each row together, in their order, and rows up over empty ones. */
export function compacted(slots: Slots, bounds: Bounds): Map<number, Slot> {
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

/**
 * Push single rows together, those first in which the fewest sets move, until the table has room for
 * so many more sets of a length. Return null if more than a few sets would have to move.
 */
export function closedUp(
  slots: Slots,
  bounds: Bounds,
  room: { readonly length: number; readonly places: number; readonly most: number },
): Map<number, Slot> | null {
  const rows = new Map<number, (readonly [key: number, slot: Slot])[]>();
  for (const each of inReadingOrder(slots))
    rows.set(each[1].row, [...(rows.get(each[1].row) ?? []), each]);
  const count = (row: readonly (readonly [number, Slot])[]): number =>
    countInRow(
      row.map(([, slot]) => slot),
      bounds,
      room.length,
    );
  let places = (bounds.rows - rows.size) * countInRow([], bounds, room.length);
  for (const row of rows.values()) places += count(row);
  const gains = [...rows.values()]
    .map((row) => {
      const after = pushed(row, bounds);
      const moved = after.filter(([, slot], at) => slot.col !== row[at]![1].col);
      return { moved, won: count(after) - count(row) };
    })
    .filter(({ won }) => won > 0)
    .sort((left, right) => left.moved.length - right.moved.length);
  const next = new Map(slots);
  let left = room.most;
  for (const { moved, won } of gains) {
    left -= moved.length;
    if (left < 0) return null;
    for (const [key, slot] of moved) next.set(key, slot);
    places += won;
    if (places >= room.places) return next;
  }
  return null;
}

/** Return the sets of a row pushed together. */
function pushed(
  row: readonly (readonly [key: number, slot: Slot])[],
  bounds: Bounds,
): (readonly [key: number, slot: Slot])[] {
  let col = 0;
  return row.map(([key, slot]) => {
    const left = slot.byHand ? slot.col : col;
    col = left + widthIn(bounds, slot.length) + 1;
    return [key, { ...slot, col: left }] as const;
  });
}
