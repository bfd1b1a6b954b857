/** Marks on tiles: who brought or moved them since the player's own last turn. */

import type { Seat } from "../../api/wire";
import type { RecapTurn } from "../../live/recap";

export interface Mark {
  readonly kind: "brought" | "moved";
  /** The colour of the player. */
  readonly who: string;
  /** The face of the player, on one tile only. */
  readonly bead: string | null;
}

export interface Marks extends ReadonlyMap<string, Mark> {
  /** The colour of the player who moved a tile away, by tile. */
  readonly ghosts: ReadonlyMap<string, string>;
}

class MarkMap extends Map<string, Mark> implements Marks {
  readonly ghosts = new Map<string, string>();
}

/** A turn that changed more sets has no face on the table: colours and the recap tell it. */
const MOST_SETS = 4;

/**
 * Return the marks after these turns. A later turn replaces the marks of an earlier one. A face
 * marks one set for each player, the one with most of that player's tiles.
 */
export function tileMarks(
  turns: readonly RecapTurn[],
  seats: readonly Pick<Seat, "face" | "colour">[],
): Marks {
  const marks = new MarkMap();
  for (const turn of turns) {
    const who = seats[turn.seat]?.colour ?? "";
    const brought = new Set(turn.brought);
    const moved = new Set(turn.moves.map(({ tile }) => tile));
    for (const set of turn.sets) {
      const own = set.filter((tile) => brought.has(tile) || moved.has(tile));
      for (const tile of own)
        marks.set(tile, { kind: brought.has(tile) ? "brought" : "moved", who, bead: null });
    }
    for (const tile of moved) marks.ghosts.set(tile, who);
  }
  const latest = new Map(turns.filter(isShown).map((turn) => [turn.seat, turn]));
  for (const turn of latest.values()) addBead(marks, turn, seats[turn.seat]);
  return marks;
}

function isShown({ sets }: RecapTurn): boolean {
  return sets.length > 0;
}

function addBead(marks: MarkMap, { sets }: RecapTurn, seat?: Pick<Seat, "face" | "colour">): void {
  if (!seat || sets.length > MOST_SETS) return;
  const own = sets
    .map((set) => set.filter((tile) => marks.get(tile)?.who === seat.colour))
    .sort((left, right) => right.length - left.length);
  const first = own[0]?.[0];
  if (first !== undefined) marks.set(first, { ...marks.get(first)!, bead: seat.face });
}
