/** A turn as small tiles: what was played, and the sets that it joined. */

import type { ReplayTurn } from "../../api/http";
import { sortTiles } from "../../rules/tiles";

export interface Chips {
  readonly tiles: readonly string[];
  /** The set that they joined; empty if they are a set of their own. */
  readonly to: readonly string[];
}

/** Return the played tiles by sets, and drawn tiles that may be seen. */
export function turnChips(turn: ReplayTurn, seat: number | null): Chips[] {
  const played = new Set(turn.played);
  const sets = (turn.table ?? []).filter((set) => set.some((tile) => played.has(tile)));
  if (sets.length > 0)
    return sets.map((set) => ({
      tiles: set.filter((tile) => played.has(tile)),
      to: set.filter((tile) => !played.has(tile)),
    }));
  const isSeen = seat === null || seat === turn.seat;
  return isSeen && turn.drawn.length > 0
    ? [{ tiles: sortTiles(turn.drawn, "colour"), to: [] }]
    : [];
}
