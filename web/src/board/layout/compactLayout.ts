/**
 * Compact layout: sets of some rows are pushed together, so that free space lies at the ends of
 * rows and not between sets. Pure function; rows with sets placed by hand are left alone.
 */

import { countInRow, inReadingOrder, widthIn, type Bounds, type Slot, type Slots } from "./slots";

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
    .filter((row) => !row.some(([, slot]) => slot.byHand))
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
    const left = col;
    col += widthIn(bounds, slot.length) + 1;
    return [key, { ...slot, col: left }] as const;
  });
}
