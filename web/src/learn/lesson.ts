/** A printed example as the server tells it: a position, and the way to its answer. */

import { faceText, isJoker } from "../tiles";
import type { Step } from "../wire";

export interface Lesson {
  readonly name: string;
  readonly rulebook: string;
  readonly opened: boolean;
  readonly table: string[][];
  readonly rack: string[];
  /** How the leaflets leave the table; any legal turn that lays the whole rack will do. */
  readonly answer: string[][];
  readonly steps: Step[];
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

export interface Stage {
  readonly step: Step;
  /** How the table lies after it. */
  readonly table: readonly (readonly string[])[];
}

/** Return how the table lies after each step on the way to the answer. */
export function stages({ table, answer, steps }: Lesson): Stage[] {
  const left = [...answer];
  const faces = (tiles: readonly string[]): string => tiles.map(faceText).join(" ");
  let lies: readonly (readonly string[])[] = table;
  return steps.map((step) => {
    const [built] = left.splice(
      left.findIndex((tiles) => faces(tiles) === faces(step.set)),
      1,
    );
    const rest = lies.map((tiles) => tiles.filter((tile) => !built!.includes(tile)));
    lies = [...rest.filter((tiles) => tiles.length > 0), built!];
    return { step, table: lies };
  });
}
