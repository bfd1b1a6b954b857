/**
 * Whose turn it is at a real table, and until when. Everything is reckoned from the clock: a phone
 * that was locked in between is as right as one that was looked at.
 */

import type { Terms } from "./editions";

export interface Turn {
  /** The game's id. */
  readonly game: string;
  readonly starter: number;
  readonly seat: number;
  readonly opened: readonly boolean[];
  /** How long this turn may take; null: it has no clock. */
  readonly seconds: number | null;
  /** When its time is up; null while it stands still, and without a clock. */
  readonly endsAt: number | null;
  /** The milliseconds it had left when it was stopped. */
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

/** Go on to the next player, or back to the one before. */
export function step(turn: Turn, by: 1 | -1, terms: Terms, now: number): Turn {
  const seats = turn.opened.length;
  return timed({ ...turn, seat: (turn.seat + by + seats) % seats }, terms, now);
}

/** Start a turn's time, if it has any: in some editions the clock waits for the opening. */
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

/** Note that the one who is playing has opened: the clock runs from the next turn on. */
export function setOpened(turn: Turn, opened: boolean): Turn {
  return { ...turn, opened: turn.opened.with(turn.seat, opened) };
}

export function pause(turn: Turn, now: number): Turn {
  return turn.endsAt === null ? turn : { ...turn, endsAt: null, left: remaining(turn, now) };
}

export function resume(turn: Turn, now: number): Turn {
  return turn.left === null ? turn : { ...turn, endsAt: now + turn.left, left: null };
}

/** Return how many milliseconds are left; null without a clock. */
export function remaining({ endsAt, left }: Turn, now: number): number | null {
  return endsAt === null ? left : Math.max(0, endsAt - now);
}

export function isPaused(turn: Turn): boolean {
  return turn.left !== null;
}

export function isTimeUp(turn: Turn, now: number): boolean {
  return remaining(turn, now) === 0;
}

/** Return minutes and seconds, begun seconds counting as whole ones. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
