/** What this device remembers of puzzles: which are solved, and what help was taken. */

import { keep, kept } from "../../device/storage";
import type { Help, Solved } from "./days";

interface Memory {
  readonly solved: Solved;
  /** Of puzzles that are still open. */
  readonly helped: Readonly<Record<string, Help>>;
}

const NAME = "puzzles";

let memory = $state.raw(look());

/** Another tab may have solved something meanwhile. */
function look(): Memory {
  const { solved = {}, helped = {} } = kept<Partial<Memory>>(NAME) ?? {};
  return { solved, helped };
}

function remember(next: Memory): void {
  memory = next;
  keep(NAME, next);
}

export const remembered = {
  get solved(): Solved {
    return memory.solved;
  },
  helpFor(day: string): Help {
    return memory.helped[day] ?? 0;
  },
};

/** Remember that help was taken; less than before changes nothing. */
export function noteHelp(day: string, help: Help): void {
  const { solved, helped } = look();
  remember({ solved, helped: { ...helped, [day]: Math.max(help, helped[day] ?? 0) } });
}

/** Remember that a puzzle was solved; what counts is the first time. */
export function noteSolved(day: string): void {
  const { solved, helped } = look();
  const { [day]: help = 0, ...others } = helped;
  remember({ solved: { [day]: help, ...solved }, helped: others });
}
