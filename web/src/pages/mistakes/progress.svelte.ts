/** Progress in puzzles from mistakes: which are solved, and when own ones are due, on this device. */

import type { TurnByChances } from "../../api/http";
import { getItem, setItem } from "../../device/storage";
import { afterTry, kept, nameOf, type Schedule } from "./schedule";

interface Progress {
  /** The numbers of the puzzles that were solved. */
  readonly solved: readonly number[];
  readonly own: Schedule;
}

const NAME = "mistakes";

let state = $state.raw(readProgress());

/** Read the stored progress. Another tab may have changed it. */
function readProgress(): Progress {
  const { solved = [], own = {} } = getItem<Partial<Progress>>(NAME) ?? {};
  return { solved, own };
}

function saveProgress(next: Progress): void {
  state = next;
  setItem(NAME, next);
}

export const progress = {
  get solved(): readonly number[] {
    return state.solved;
  },
  get own(): Schedule {
    return state.own;
  },
};

export function recordSolved(number: number): void {
  const { solved, own } = readProgress();
  if (!solved.includes(number)) saveProgress({ solved: [...solved, number], own });
}

export function recordTry(turn: TurnByChances, right: boolean, now: number): void {
  const { solved, own } = readProgress();
  saveProgress({ solved, own: afterTry(own, nameOf(turn), right, now) });
}

/** Forget turns that are not among the costliest any more. */
export function keepOnly(turns: readonly TurnByChances[]): void {
  const { solved, own } = readProgress();
  saveProgress({ solved, own: kept(own, turns) });
}
