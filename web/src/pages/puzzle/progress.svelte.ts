/** What this device remembers of puzzles: which are solved, and what help was taken. */

import { getItem, setItem } from "../../device/storage";
import type { Help, Solved } from "./days";

interface Progress {
  readonly solved: Solved;
  /** Of puzzles that are still open. */
  readonly helped: Readonly<Record<string, Help>>;
}

const NAME = "puzzles";

let state = $state.raw(readProgress());

/** Another tab may have solved something meanwhile. */
function readProgress(): Progress {
  const { solved = {}, helped = {} } = getItem<Partial<Progress>>(NAME) ?? {};
  return { solved, helped };
}

function saveProgress(next: Progress): void {
  state = next;
  setItem(NAME, next);
}

export const progress = {
  get solved(): Solved {
    return state.solved;
  },
  helpFor(day: string): Help {
    return state.helped[day] ?? 0;
  },
};

/** Remember that help was taken; less than before changes nothing. */
export function recordHelp(day: string, help: Help): void {
  const { solved, helped } = readProgress();
  saveProgress({ solved, helped: { ...helped, [day]: Math.max(help, helped[day] ?? 0) } });
}

/** Remember that a puzzle was solved; what counts is the first time. */
export function recordSolved(day: string): void {
  const { solved, helped } = readProgress();
  const { [day]: help = 0, ...others } = helped;
  saveProgress({ solved: { [day]: help, ...solved }, helped: others });
}
