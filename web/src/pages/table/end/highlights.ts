/** Highlights of a finished round: its best turn, and the turn that cost a player most. */

import type { ReplayRound, ReplayTurn } from "../../../api/http";
import { tilesMoved } from "../../../live/recap";

const MOST_SETS = 3;

export interface Highlight {
  /** The number of the turn among those of its player, from 1. */
  readonly number: number;
  readonly turn: ReplayTurn;
  /** The sets to show: those with most tiles that the turn played, or that it could have played. */
  readonly sets: readonly (readonly string[])[];
  /** The number of further sets that it changed. */
  readonly others: number;
  /** Tiles that the turn moved on the table. */
  readonly moved: readonly string[];
}

/** Return the turn that played and moved most tiles; null if nobody played. */
export function bestTurn(round: ReplayRound): Highlight | null {
  let best: Highlight | null = null;
  let table: string[][] = [];
  for (const turn of round.turns) {
    if (turn.table === null) continue;
    const moved = tilesMoved(table, turn.table);
    const found = {
      number: numberOf(turn, round),
      turn,
      moved,
      ...setsWith(turn.table, turn.played),
    };
    if (best === null || weight(found) > weight(best)) best = found;
    table = turn.table;
  }
  return best;
}

/** Return the turn in which a player missed most; null if the player missed nothing. */
export function costliestTurn(round: ReplayRound, seat: number): Highlight | null {
  let worst: Highlight | null = null;
  for (const turn of round.turns) {
    if (turn.seat !== seat || turn.best_table === null) continue;
    if (turn.missed_tiles === 0 && !turn.missed_exit) continue;
    if (worst !== null && cost(turn) <= cost(worst.turn)) continue;
    const missed = turn.best_played.filter((tile) => !turn.played.includes(tile));
    worst = {
      number: numberOf(turn, round),
      turn,
      moved: [],
      ...setsWith(turn.best_table, missed.length > 0 ? missed : turn.best_played),
    };
  }
  return worst;
}

function numberOf(turn: ReplayTurn, { turns }: ReplayRound): number {
  return turns.filter(({ seat }) => seat === turn.seat).indexOf(turn) + 1;
}

/** Moving a tile takes more thought than playing one, but a turn is mainly what it plays. */
function weight({ turn, moved }: Highlight): number {
  return 2 * turn.played.length + moved.length;
}

/** A missed win counts more than any number of tiles. */
function cost(turn: ReplayTurn): number {
  return turn.missed_tiles + (turn.missed_exit ? 100 : 0);
}

/** Return the sets that hold most of these tiles, as many as fit on a card; longer sets first. */
function setsWith(
  table: readonly string[][],
  tiles: readonly string[],
): Pick<Highlight, "sets" | "others"> {
  const wanted = new Set(tiles);
  const rank = (set: readonly string[]): number =>
    100 * set.filter((tile) => wanted.has(tile)).length + set.length;
  const found = table
    .filter((set) => set.some((tile) => wanted.has(tile)))
    .sort((left, right) => rank(right) - rank(left));
  return { sets: found.slice(0, MOST_SETS), others: Math.max(0, found.length - MOST_SETS) };
}
