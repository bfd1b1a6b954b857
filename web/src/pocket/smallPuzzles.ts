/**
 * Small puzzles, one for each day, as `brikke.study.puzzles.small` has them: the home page shows that
 * of today without a server, and before Python runs. Newcomers get an easy one.
 */

import address from "../../../build/pocket/small-puzzles.json?url";

interface Puzzle {
  readonly number: number;
  readonly grade: number;
  readonly rulebook: string;
  readonly table: readonly (readonly string[])[];
  readonly rack: readonly string[];
}
/** A puzzle as the server sends it. */
type DailyPuzzle = Puzzle & { readonly day: string };

/**
 * All small puzzles, and the numbers of the easy ones among them; `first` is the day of the first
 * puzzle, and `size` the number of all.
 */
export interface SmallPuzzles {
  readonly first: string;
  readonly size: number;
  readonly puzzles: readonly Puzzle[];
  readonly easy: readonly number[];
}

const DAY = 24 * 60 * 60 * 1000;

/** Return the small puzzle of a day, for all or for newcomers; null if it has none. */
export function smallPuzzleOn(day: string, all: SmallPuzzles, isEasy = false): DailyPuzzle | null {
  const at = (Date.parse(day) - Date.parse(all.first)) / DAY;
  if (!(at >= 0)) return null;
  // It is another one than the puzzle of that day, because it would give its solution away.
  const own = (at % all.size) + 1;
  const puzzles = all.puzzles.filter(({ number }) => !isEasy || all.easy.includes(number));
  const found = [at, at + 1]
    .map((each) => puzzles[each % puzzles.length]!)
    .find(({ number }) => number !== own);
  return found === undefined ? null : { ...found, day };
}

/** Return what is asked for, if it is a small puzzle of a day that has come; null otherwise. */
export async function smallPuzzleAt(path: string): Promise<DailyPuzzle | null> {
  const [, kind, day] =
    /^\/api\/puzzles\/(small|easy)-([0-9]{4}-[0-9]{2}-[0-9]{2})$/.exec(path) ?? [];
  // It is tomorrow already in another time zone.
  if (day === undefined || Date.parse(day) > Date.now() + DAY) return null;
  try {
    const answer = await fetch(new URL(address, import.meta.url));
    return answer.ok
      ? smallPuzzleOn(day, (await answer.json()) as SmallPuzzles, kind === "easy")
      : null;
  } catch {
    return null;
  }
}
