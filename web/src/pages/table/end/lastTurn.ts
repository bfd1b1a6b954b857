/** Last turn of a round: the sets that it made, and how many of them fit into a space. */

import type { ReplayRound } from "../../../api/http";
import { tilesPlayed } from "../../../live/applyEvent";
import { tableChange } from "../../../live/recap";
import type { LastTurn } from "../../../live/recentTurns.svelte";

type Sets = readonly (readonly string[])[];

export interface FittedSets {
  /** The width of a tile. */
  readonly size: number;
  /** The sets, row by row. */
  readonly rows: readonly Sets[];
  /** The number of sets that do not fit. */
  readonly others: number;
}

/** The distance of two sets, and the height of a row with its distance, in widths of a tile. */
export const SET_GAP = 0.35;
export const ROW_PITCH = 1.75;

/** Return the last turn of a round that laid tiles; null if nobody laid any. */
export function lastTurnOf({ turns }: ReplayRound): LastTurn | null {
  const laid = turns.flatMap(({ seat, table }) => (table === null ? [] : [{ seat, table }]));
  const last = laid.at(-1);
  if (!last) return null;
  const before = laid.at(-2)?.table ?? [];
  return { seat: last.seat, played: tilesPlayed(before, last.table), before };
}

/** Return the sets that a turn made or changed, those with most tiles from the rack first. */
export function setsOfTurn(before: Sets, after: Sets, played: readonly string[]): Sets {
  const isPlayed = new Set(played);
  const rank = (set: readonly string[]): number =>
    100 * set.filter((tile) => isPlayed.has(tile)).length + set.length;
  return [...tableChange(before, after).sets].sort((left, right) => rank(right) - rank(left));
}

/**
 * Return the sets in rows, at the largest of these sizes at which all of them fit. If none is small
 * enough, some sets are left out, and no set is wider than the space.
 */
export function fitSets(
  sets: Sets,
  space: { readonly width: number; readonly height: number; readonly sizes: readonly number[] },
): FittedSets {
  const { width, height, sizes } = space;
  const most = (size: number): number => Math.max(1, Math.floor(height / (size * ROW_PITCH)));
  const isWide = (size: number): boolean => sets.every((set) => set.length * size <= width);
  for (const size of sizes) {
    const rows = inRows(sets, width / size);
    if (rows.length <= most(size) && isWide(size)) return { size, rows, others: 0 };
  }
  const longest = Math.max(...sets.map((set) => set.length));
  const size = Math.min(sizes.at(-1)!, Math.floor(width / longest));
  const rows = inRows(sets, width / size).slice(0, most(size));
  return { size, rows, others: sets.length - rows.flat().length };
}

/** Return the sets in rows of a width, which is given in tiles. */
function inRows(sets: Sets, width: number): Sets[] {
  const rows: (readonly string[])[][] = [];
  let used = Infinity;
  for (const set of sets) {
    if (used + SET_GAP + set.length > width) {
      rows.push([]);
      used = -SET_GAP;
    }
    rows.at(-1)!.push(set);
    used += SET_GAP + set.length;
  }
  return rows;
}
