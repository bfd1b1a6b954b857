/**
 * Turn timer: whose turn it is, and its deadline. All times are absolute, so that a locked phone
 * loses no time.
 */

import type { Terms } from "./editions";

export interface Turn {
  /** The id of the game. */
  readonly game: string;
  readonly starter: number;
  readonly seat: number;
  readonly opened: readonly boolean[];
  /** The time for this turn; null without a clock. */
  readonly seconds: number | null;
  /** The deadline; null if paused or without a clock. */
  readonly endsAt: number | null;
  /** The milliseconds left when the timer was paused. */
  readonly left: number | null;
}

export function begin(
  game: string,
  starter: number,
  seats: number,
  terms: Terms,
  now: number,
): Turn {
  const opened = Array.from({ length: seats }, () => false);
  return timed({ game, starter, seat: starter, opened }, terms, now);
}

/** Go to the next player, or back to the previous one. */
export function step(turn: Turn, by: 1 | -1, terms: Terms, now: number): Turn {
  const seats = turn.opened.length;
  return timed({ ...turn, seat: (turn.seat + by + seats) % seats }, terms, now);
}

/** Start the clock of a turn. In some editions it starts only after the opening. */
function timed(
  turn: Pick<Turn, "game" | "starter" | "seat" | "opened">,
  { turnSeconds, clockBeforeOpening }: Terms,
  now: number,
): Turn {
  const { game, starter, seat, opened } = turn;
  const seconds = clockBeforeOpening || opened[seat] ? turnSeconds : null;
  const endsAt = seconds === null ? null : now + seconds * 1000;
  return { game, starter, seat, opened, seconds, endsAt, left: null };
}

/** Set whether the current player has opened. The clock starts with the next turn. */
export function setOpened(turn: Turn, opened: boolean): Turn {
  return { ...turn, opened: turn.opened.with(turn.seat, opened) };
}

export function pause(turn: Turn, now: number): Turn {
  return turn.endsAt === null ? turn : { ...turn, endsAt: null, left: remaining(turn, now) };
}

export function resume(turn: Turn, now: number): Turn {
  return turn.left === null ? turn : { ...turn, endsAt: now + turn.left, left: null };
}

/** Return the milliseconds left; null without a clock. */
export function remaining({ endsAt, left }: Turn, now: number): number | null {
  return endsAt === null ? left : Math.max(0, endsAt - now);
}

export function isPaused(turn: Turn): boolean {
  return turn.left !== null;
}

export function isTimeUp(turn: Turn, now: number): boolean {
  return remaining(turn, now) === 0;
}

/** Return minutes and seconds, rounded up to whole seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
