/**
 * Roomy place: where a new set lies so that it and its neighbours can grow without moving, as long as
 * the table has the room. Pure functions.
 */

import { QUARTERS, type Spot } from "./grid";
import { BOTH_ENDS, type Growth } from "./growth";
import { byRow, countInRow, freeStarts, widthIn, type Bounds, type Slot } from "./slots";

/** A slot of a set, or one that only must stay free. */
export interface GrowingSlot extends Slot {
  readonly growth: Growth;
}

/**
 * After a new set, the table must have room for so many more of these lengths. Else sets lie closer:
 * tiles that get smaller are worse than a set that moves when it grows.
 */
const ROOM_LEFT = [
  { length: 4, places: 4 },
  { length: 6, places: 1 },
];
/** Rows begin with room for one tile, also before a set that grows on its right alone: that looks calm. */
const FIRST_COLUMN = QUARTERS;

interface Cost {
  /** How many of the wanted places are missing. */
  readonly lost: number;
  /** How much room to grow sets lack. */
  readonly lack: number;
  /** Whether a row would not begin where others do. */
  readonly isRagged: boolean;
}

/** Return the first of the best places in reading order; null if there is none. */
export function findRoomyPlace(
  taken: readonly GrowingSlot[],
  bounds: Bounds,
  length: number,
  growth: Growth = BOTH_ENDS,
): Spot | null {
  const rows = byRow(taken, bounds);
  const counts = rows.map((row) => ROOM_LEFT.map((room) => countInRow(row, bounds, room.length)));
  const all = ROOM_LEFT.map((_, at) => counts.reduce((sum, count) => sum + count[at]!, 0));
  let best: Spot | null = null;
  let least: Cost = { lost: Infinity, lack: Infinity, isRagged: true };
  for (const [row, inRow] of rows.entries()) {
    const before = lackIn(inRow, bounds);
    for (const [first, last] of freeStarts(inRow, bounds, length))
      for (let col = first; col <= last; col += 1) {
        const after = [...inRow, { row, col, length, byHand: false, growth }];
        const lost = ROOM_LEFT.reduce((sum, room, at) => {
          const left = all[at]! - counts[row]![at]! + countInRow(after, bounds, room.length);
          return sum + Math.max(0, room.places - left);
        }, 0);
        const isRagged = inRow.length === 0 && col !== FIRST_COLUMN;
        const cost = { lost, lack: lackIn(after, bounds) - before, isRagged };
        if (!isLess(cost, least)) continue;
        [best, least] = [{ row, col }, cost];
      }
  }
  return best;
}

function isLess(left: Cost, right: Cost): boolean {
  if (left.lost !== right.lost) return left.lost < right.lost;
  if (left.lack !== right.lack) return left.lack < right.lack;
  return !left.isRagged && right.isRagged;
}

/** Return how much room the sets of a row lack to grow by a tile at each end. */
function lackIn(inRow: readonly GrowingSlot[], bounds: Bounds): number {
  const sorted = inRow.toSorted((left, right) => left.col - right.col);
  let lack = 0;
  for (let at = 0; at <= sorted.length; at += 1) {
    const [left, right] = [sorted[at - 1], sorted[at]];
    if (!left && !right) break;
    const from = left ? left.col + widthIn(bounds, left.length) + 1 : 0;
    const free = (right?.col ?? bounds.cols + 1) - from;
    const ends = Number(left?.growth.right ?? false) + Number(right?.growth.left ?? false);
    lack += Math.max(0, QUARTERS * ends - free);
  }
  return lack;
}
