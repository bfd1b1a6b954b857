/** Best turn of a replay: the moment when some of its sets are made. */

import { withRack, type Moment } from "./replay";

/** Return the moment when a player has made some sets. What is left of other sets stays. */
export function momentWith(
  before: Moment,
  seat: number,
  sets: readonly (readonly string[])[],
): Moment {
  const made = new Set(sets.flat());
  const stays = (tile: string): boolean => !made.has(tile);
  const others = before.table.map((set) => set.filter(stays)).filter((set) => set.length > 0);
  const rack = before.racks[seat]!.filter(stays);
  return {
    ...before,
    table: [...others, ...sets],
    racks: withRack(before.racks, seat, rack),
  };
}
