/** A printed example as the server tells it: a position, and the way to its answer. */

import type { Lesson } from "../../api/http";
import { isJoker } from "../../rules/tiles";

/** Which tiles to look at: those of the table that move, or what is to be laid where none does. */
export function telling({ steps, rack }: Lesson): string[] {
  const taken = steps.flatMap((step) => step.from_table.flatMap(({ tiles }) => tiles));
  return taken.length > 0 ? taken : rack;
}

export function hasJoker({ table }: Lesson): boolean {
  return table.flat().some(isJoker);
}
