/**
 * Spaced repetition of one's own mistakes: a turn comes back until it is solved, and again after
 * growing pauses. Pure functions.
 */

import type { TurnByChances } from "../../api/http";

/** What is known of a turn that was tried. */
export interface Tried {
  /** How often it was solved in a row. */
  readonly solved: number;
  /** When it was last tried, and from when on it is due again. */
  readonly at: number;
  readonly due: number;
}

/** The turns that were tried, by their names. */
export type Schedule = Readonly<Record<string, Tried>>;

const DAY = 24 * 60 * 60 * 1000;
/** Days until a turn comes back, after it was solved once, twice, and so on; then it is learned. */
export const PAUSES: readonly number[] = [1, 3, 7, 21];

export const nameOf = ({ commitment, turn }: Pick<TurnByChances, "commitment" | "turn">): string =>
  `${commitment}:${turn}`;

/** Return the schedule after a turn was tried. */
export function afterTry(schedule: Schedule, name: string, right: boolean, now: number): Schedule {
  const solved = right ? (schedule[name]?.solved ?? 0) + 1 : 0;
  const pause = PAUSES[solved - 1];
  const due = solved === 0 ? now : pause === undefined ? Infinity : now + pause * DAY;
  // JSON has no infinity.
  return { ...schedule, [name]: { solved, at: now, due: Math.min(due, Number.MAX_SAFE_INTEGER) } };
}

/**
 * Return the turns that are due: first those never tried, the costliest first; then the others, the
 * one tried longest ago first.
 */
export function dueTurns<T extends Pick<TurnByChances, "commitment" | "turn">>(
  turns: readonly T[],
  schedule: Schedule,
  now: number,
): T[] {
  const tried = (turn: T): Tried | undefined => schedule[nameOf(turn)];
  return turns
    .filter((turn) => (tried(turn)?.due ?? 0) <= now)
    .sort((one, other) => (tried(one)?.at ?? 0) - (tried(other)?.at ?? 0));
}

/** Return the schedule without turns that are not listed any more. */
export function kept(
  schedule: Schedule,
  turns: readonly Pick<TurnByChances, "commitment" | "turn">[],
): Schedule {
  const names = new Set(turns.map(nameOf));
  return Object.fromEntries(Object.entries(schedule).filter(([name]) => names.has(name)));
}

/** Return the number of the next puzzle that is not solved, after this one; else the next one. */
export function nextNumber(count: number, solved: readonly number[], after: number): number {
  const order = Array.from({ length: count }, (_, step) => ((after + step) % count) + 1);
  return order.find((number) => !solved.includes(number)) ?? order[0] ?? 1;
}
