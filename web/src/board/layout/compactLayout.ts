/**
 * Compact layout: sets of some rows are pushed together, so that free space lies at the ends of
 * rows and below them instead of between sets. Pure functions; sets placed by hand stay.
 */

import { inReadingOrder, widthIn, type Bounds, type Slot, type Slots } from "./slots";

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

/** A change that makes a table less ragged. */
interface Mending {
  readonly slots: readonly (readonly [key: number, slot: Slot])[];
  /** The free space that no longer lies between sets, in quarter columns. */
  readonly won: number;
}

/**
 * Close the widest gaps with few moves: a set of the last row goes into a gap, an empty row takes the
 * whole last row, or a row is pushed together. At most so many sets move, and each must win so much
 * space, in quarter columns.
 */
export function mended(
  slots: Slots,
  bounds: Bounds,
  { most, worth }: { readonly most: number; readonly worth: number },
): Map<number, Slot> {
  const next = new Map(slots);
  for (let left = most; left > 0;) {
    const best = mendings(next, bounds)
      .filter(({ slots: moved, won }) => moved.length <= left && won >= worth * moved.length)
      .sort((one, other) => other.won / other.slots.length - one.won / one.slots.length)[0];
    if (best === undefined) break;
    for (const [key, slot] of best.slots) next.set(key, slot);
    left -= best.slots.length;
  }
  return next;
}

/** Return the single changes that would make a table less ragged. */
function mendings(slots: Slots, bounds: Bounds): Mending[] {
  const rows = new Map<number, [key: number, slot: Slot][]>();
  for (const each of inReadingOrder(slots)) {
    const { row } = each[1];
    rows.set(row, [...(rows.get(row) ?? []), each]);
  }
  const last = Math.max(-1, ...rows.keys());
  const found: Mending[] = [...rows.values()].map((row) => pushed(row, bounds));
  for (const [at, row] of rows) if (at < last) found.push(...filled(row, rows.get(last)!, bounds));
  for (let row = 0; row < last; row += 1) {
    const lowest = rows.get(last)!;
    if (rows.has(row) || lowest.some(([, slot]) => slot.byHand)) continue;
    found.push({
      slots: lowest.map(([key, slot]) => [key, { ...slot, row }] as const),
      won: bounds.cols,
    });
  }
  return found.filter(({ slots: moved }) => moved.length > 0);
}

/** Return the sets of the last row that fit into gaps between the sets of another row. */
function filled(
  row: readonly (readonly [key: number, slot: Slot])[],
  last: readonly (readonly [key: number, slot: Slot])[],
  bounds: Bounds,
): Mending[] {
  const found: Mending[] = [];
  let from = 0;
  for (const [, { row: at, col: to, length }] of row) {
    for (const [key, slot] of last) {
      const width = widthIn(bounds, slot.length) + 1;
      if (slot.byHand || from + width > to) continue;
      found.push({ slots: [[key, { ...slot, row: at, col: from }]], won: width });
    }
    from = to + widthIn(bounds, length) + 1;
  }
  return found;
}

/** Return the sets of a row that move if it is pushed together, and the space before them. */
function pushed(row: readonly (readonly [key: number, slot: Slot])[], bounds: Bounds): Mending {
  const moved: (readonly [number, Slot])[] = [];
  let [col, won] = [0, 0];
  for (const [key, slot] of row) {
    const left = slot.byHand ? slot.col : col;
    if (left !== slot.col) {
      moved.push([key, { ...slot, col: left }]);
      won = Math.max(won, slot.col - left);
    }
    col = left + widthIn(bounds, slot.length) + 1;
  }
  return { slots: moved, won };
}
