/** Best turn of a replay: the sets that it makes, and the moment when some of them are made. */

import { sameTiles } from "../../board/arrangement";
import { withRack, type Moment } from "./replay";

type Sets = readonly (readonly string[])[];

/** Return the sets that a turn makes: those that did not lie there before. */
export function newSets(before: Sets, after: Sets): Sets {
  return after.filter((set) => !before.some((old) => sameTiles(old, set)));
}

/** Return the moment when a player has made some sets. What is left of other sets stays. */
export function momentWith(before: Moment, seat: number, sets: Sets): Moment {
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
