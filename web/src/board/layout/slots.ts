/**
 * Slots: the cells that sets occupy on the grid of the table. A set of n tiles owns 4n quarter
 * columns of a row, and one free quarter on its right. Pure functions; no set ever overlaps another.
 */

import { QUARTERS, type Grid, type Spot } from "./grid";

export interface Slot extends Spot {
  /** In tiles. */
  readonly length: number;
  /** Whether somebody put the set there by hand. */
  readonly byHand: boolean;
}

/** Slots by the key of their piece. */
export type Slots = ReadonlyMap<number, Slot>;

/** A set slides by at most one tile to stay in its row. */
export const SLIDE = QUARTERS;

/** The weight of a row in the distance between two places, in quarter columns. */
const ROW_DISTANCE = 6;
/** The cost of a place that touches no neighbour, because it leaves gaps that nobody can use. */
const LOOSE_COST = 2;

export type Bounds = Pick<Grid, "rows" | "cols" | "squeezes">;

/** Return the width of a set in quarter columns. */
export function widthIn({ cols, squeezes }: Bounds, length: number): number {
  return squeezes ? Math.min(QUARTERS * length, cols) : QUARTERS * length;
}

/** Return the distance of two tiles of a set in quarter columns. */
export function stepIn(bounds: Bounds, length: number): number {
  return length < 2 ? QUARTERS : (widthIn(bounds, length) - QUARTERS) / (length - 1);
}

export function isInside(bounds: Bounds, { row, col }: Spot, length: number): boolean {
  const { rows, cols } = bounds;
  return row >= 0 && row < rows && col >= 0 && col + widthIn(bounds, length) <= cols;
}

/** Whether a set of this length fits there without touching others. */
export function isFree(
  taken: Iterable<Slot>,
  bounds: Bounds,
  { row, col }: Spot,
  length: number,
): boolean {
  if (!isInside(bounds, { row, col }, length)) return false;
  const end = col + widthIn(bounds, length) + 1;
  for (const slot of taken)
    if (slot.row === row && col < slot.col + widthIn(bounds, slot.length) + 1 && slot.col < end)
      return false;
  return true;
}

/** Return all slots but those of some keys. */
export function without(slots: Slots, ...keys: readonly number[]): Slot[] {
  return [...slots].filter(([key]) => !keys.includes(key)).map(([, slot]) => slot);
}

/** Return the ranges of columns at which a set may begin in a row with these slots. */
export function freeStarts(
  inRow: readonly Slot[],
  bounds: Bounds,
  length: number,
): (readonly [first: number, last: number])[] {
  const width = widthIn(bounds, length);
  const ranges: (readonly [number, number])[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (to >= from) ranges.push([from, to]);
  };
  for (const { col, length: other } of [...inRow].sort((left, right) => left.col - right.col)) {
    add(col - width - 1);
    from = Math.max(from, col + widthIn(bounds, other) + 1);
  }
  add(bounds.cols - width);
  return ranges;
}

export function byRow<S extends Slot>(taken: Iterable<S>, { rows }: Bounds): S[][] {
  const inRows = Array.from({ length: rows }, (): S[] => []);
  for (const slot of taken) inRows[slot.row]?.push(slot);
  return inRows;
}

/**
 * Return the best free place: the nearest to a wanted one, else the first in reading order, where
 * it touches a neighbour. Return null if there is none.
 */
export function findPlace(
  taken: readonly Slot[],
  bounds: Bounds,
  length: number,
  near: Spot | null = null,
): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const [row, inRow] of byRow(taken, bounds).entries()) {
    const away = near === null ? 0 : Math.abs(row - near.row) * ROW_DISTANCE;
    if (away >= least) continue;
    for (const [first, last] of freeStarts(inRow, bounds, length)) {
      if (near === null) return { row, col: first };
      const nearest = Math.max(first, Math.min(last, near.col));
      for (const col of [first, nearest]) {
        const cost = away + Math.abs(col - near.col) + (col === first ? 0 : LOOSE_COST);
        if (cost < least) [best, least] = [{ row, col }, cost];
      }
    }
  }
  return best;
}

/** Return the spot at which a set of this length lies in the middle. */
export function middleOf(bounds: Bounds, length: number): Spot {
  return {
    row: Math.floor((bounds.rows - 1) / 2),
    col: Math.max(0, Math.floor((bounds.cols - widthIn(bounds, length)) / 2)),
  };
}

/** Return the sets in the middle of the table, each row by itself. */
export function centred(slots: Slots, bounds: Bounds): Map<number, Slot> {
  const below = bounds.rows - 1 - Math.max(...[...slots.values()].map(({ row }) => row));
  const rights = byRow(slots.values(), bounds).map((inRow) =>
    Math.max(...inRow.map(({ col, length }) => col + widthIn(bounds, length))),
  );
  return new Map(
    [...slots].map(([key, slot]) => {
      const col = slot.col + Math.floor((bounds.cols - rights[slot.row]!) / 2);
      return [key, { ...slot, row: slot.row + Math.floor(below / 2), col }];
    }),
  );
}

/** Return how many sets of this length fit besides what lies there. */
export function countRoom(slots: Slots, bounds: Bounds, length: number): number {
  const rows = byRow(slots.values(), bounds);
  return rows.reduce((sum, inRow) => sum + countInRow(inRow, bounds, length), 0);
}

/** Return how many sets of this length fit into a row besides what lies there. */
export function countInRow(inRow: readonly Slot[], bounds: Bounds, length: number): number {
  const step = widthIn(bounds, length) + 1;
  return freeStarts(inRow, bounds, length).reduce(
    (sum, [first, last]) => sum + Math.floor((last - first) / step) + 1,
    0,
  );
}

/** Return the columns to which a set may slide to stay in its row, the nearest first. */
export function slidesOf(col: number, furthest = SLIDE): number[] {
  const slides = [col];
  for (let by = 1; by <= furthest; by += 1) slides.push(col - by, col + by);
  return slides;
}

/**
 * Move a few sets, the last in reading order first, to the first free places before them, until a
 * table has the wanted room. Sets placed by hand stay. Return null if that does not help.
 */
export function gather(
  slots: Slots,
  bounds: Bounds,
  reserved: readonly Slot[],
  options: { readonly most: number; hasRoom(slots: Slots): boolean },
): Slots | null {
  const gathered = new Map(slots);
  let moved = 0;
  for (const [key, slot] of inReadingOrder(slots).reverse()) {
    if (moved === options.most) return null;
    if (slot.byHand) continue;
    const taken = [...without(gathered, key), ...reserved];
    const spot = findPlace(taken, bounds, slot.length);
    if (spot === null || !isBefore(spot, slot)) continue;
    gathered.set(key, { ...slot, row: spot.row, col: spot.col });
    moved += 1;
    if (options.hasRoom(gathered)) return gathered;
  }
  return null;
}

export function inReadingOrder(slots: Slots): [key: number, slot: Slot][] {
  return [...slots].sort(([, left], [, right]) => left.row - right.row || left.col - right.col);
}

function isBefore(left: Spot, right: Spot): boolean {
  return left.row < right.row || (left.row === right.row && left.col < right.col);
}

/**
 * Lay sets again from the top left, the longest first, around those that stay. Return null if they
 * do not fit.
 */
export function layAgain(
  sets: readonly (readonly [key: number, length: number])[],
  staying: Slots,
  bounds: Bounds,
): Map<number, Slot> | null {
  const laid = new Map(staying);
  for (const [key, length] of [...sets].sort(([, left], [, right]) => right - left)) {
    const spot = findPlace([...laid.values()], bounds, length);
    if (spot === null) return null;
    laid.set(key, { ...spot, length, byHand: false });
  }
  return laid;
}
