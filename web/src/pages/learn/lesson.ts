/** A printed example as the server tells it: a position, and the way to its answer. */

import type { Step } from "../../api/wire";
import { isJoker } from "../../rules/tiles";

export interface Lesson {
  readonly name: string;
  readonly rulebook: string;
  readonly opened: boolean;
  readonly table: string[][];
  readonly rack: string[];
  /** How the leaflets leave the table; any legal turn that lays the whole rack will do. */
  readonly answer: string[][];
  readonly steps: Step[];
  /** The set of each step in its very tiles. */
  readonly moves: string[][];
  /** The editions that allow the answer. */
  readonly editions: string[];
}

/** Which tiles to look at: those of the table that move, or what is to be laid where none does. */
export function telling({ steps, rack }: Lesson): string[] {
  const taken = steps.flatMap((step) => step.from_table.flatMap(({ tiles }) => tiles));
  return taken.length > 0 ? taken : rack;
}

export function hasJoker({ table }: Lesson): boolean {
  return table.flat().some(isJoker);
}
