/** Marks on tiles: who brought or moved them since the player's own last turn. */

import type { Seat } from "../../api/wire";
import type { RecapTurn } from "../../live/recap";

export interface Mark {
  readonly kind: "brought" | "moved";
  /** The colour of the player. */
  readonly who: string;
  /** The face of the player, on the first marked tile of a set. */
  readonly bead: string | null;
}

export interface Marks extends ReadonlyMap<string, Mark> {
  /** The colour of the player who moved a tile away, by tile. */
  readonly ghosts: ReadonlyMap<string, string>;
}

class MarkMap extends Map<string, Mark> implements Marks {
  readonly ghosts = new Map<string, string>();
}

/** Return the marks after these turns. A later turn replaces the marks of an earlier one. */
export function tileMarks(
  turns: readonly RecapTurn[],
  seats: readonly Pick<Seat, "face" | "colour">[],
): Marks {
  const marks = new MarkMap();
  for (const turn of turns) {
    const { face = "", colour: who = "" } = seats[turn.seat] ?? {};
    const brought = new Set(turn.brought);
    const moved = new Set(turn.moves.map(({ tile }) => tile));
    for (const set of turn.sets) {
      const own = set.filter((tile) => brought.has(tile) || moved.has(tile));
      for (const [at, tile] of own.entries()) {
        const kind = brought.has(tile) ? "brought" : "moved";
        marks.set(tile, { kind, who, bead: at === 0 ? face : null });
      }
    }
    for (const tile of moved) marks.ghosts.set(tile, who);
  }
  return marks;
}
