/** Progress in puzzles: which are solved and how much help was used, stored on this device. */

import { getItem, setItem } from "../../device/storage";
import type { Help, Solved } from "./days";

interface Progress {
  readonly solved: Solved;
  /** The help for puzzles that are not solved yet. */
  readonly helped: Readonly<Record<string, Help>>;
}

const NAME = "puzzles";

let state = $state.raw(readProgress());

/** Read the stored progress. Another tab may have changed it. */
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

/** Record the help for a puzzle. Less help than before changes nothing. */
export function recordHelp(day: string, help: Help): void {
  const { solved, helped } = readProgress();
  saveProgress({ solved, helped: { ...helped, [day]: Math.max(help, helped[day] ?? 0) } });
}

/** Record that a puzzle was solved. The first time counts. */
export function recordSolved(day: string): void {
  const { solved, helped } = readProgress();
  const { [day]: help = 0, ...others } = helped;
  saveProgress({ solved: { [day]: help, ...solved }, helped: others });
}
