/** Lesson: its hint, and whether it has a joker. */

import type { Lesson } from "../../api/http";
import { isJoker, sortTiles } from "../../rules/tiles";

/** Return the tiles for the hint, sorted: those of the table that move, or the rack if none does. */
export function hintTiles({ steps, rack }: Lesson): string[] {
  const taken = steps.flatMap((step) => step.from_table.flatMap(({ tiles }) => tiles));
  return sortTiles(taken.length > 0 ? taken : rack, "colour");
}

export function hasJoker({ table }: Lesson): boolean {
  return table.flat().some(isJoker);
}
