/** Marks on tiles: who brought or moved them since the player's own last turn. */

import type { Seat } from "../../api/wire";
import type { RecapTurn } from "../../live/recap";
import { WOODEN_FACE } from "../../players/faces";

export interface Mark {
  readonly kind: "brought" | "moved";
  /** The colour of the player. */
  readonly who: string;
  /** The face of the player, on the first tile of that player in a set. */
  readonly bead: string | null;
}

export interface Marks extends ReadonlyMap<string, Mark> {
  /** The colour of the player who moved a tile away, by tile. */
  readonly ghosts: ReadonlyMap<string, string>;
}

class MarkMap extends Map<string, Mark> implements Marks {
  readonly ghosts = new Map<string, string>();
}

/**
 * Return the marks after these turns. A later turn replaces the marks of an earlier one. Every set
 * that a player changed has the face of that player, because colours alone do not tell who it was.
 */
export function tileMarks(
  turns: readonly RecapTurn[],
  seats: readonly Pick<Seat, "face" | "colour">[],
): Marks {
  const marks = new MarkMap();
  for (const turn of turns) {
    const who = seats[turn.seat]?.colour ?? "";
    const brought = new Set(turn.brought);
    const moved = new Set([...turn.moves, ...turn.jokers].map(({ tile }) => tile));
    for (const set of turn.sets) {
      const own = set.filter((tile) => brought.has(tile) || moved.has(tile));
      for (const tile of own)
        marks.set(tile, { kind: brought.has(tile) ? "brought" : "moved", who, bead: null });
    }
    for (const { tile } of turn.moves) marks.ghosts.set(tile, who);
  }
  const table = turns.at(-1)?.after ?? [];
  for (const set of table) addBeads(marks, set, seats);
  return marks;
}

/** Put the face of every player who has marks in a set on the first of those tiles. */
function addBeads(
  marks: MarkMap,
  set: readonly string[],
  seats: readonly Pick<Seat, "face" | "colour">[],
): void {
  for (const { face, colour } of seats) {
    const first = set.find((tile) => marks.get(tile)?.who === colour);
    if (first !== undefined) marks.set(first, { ...marks.get(first)!, bead: face || WOODEN_FACE });
  }
}
