/** Days as ISO dates (2026-11-15), and which puzzles were solved. Pure functions. */

import type { PuzzleDays } from "../../api/http";

/** The help that a puzzle took: the number of hints, or `SHOWN` if the solution was shown. */
export type Help = number;
export const HINTS = 3;
export const SHOWN: Help = HINTS + 1;

/** The puzzles solved on this device, by day. */
export type Solved = Readonly<Record<string, Help>>;

export interface Day {
  readonly day: string;
  readonly grade: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Return the local date. */
export function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Return the date a number of days later; earlier if negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** Return a date as text: with the weekday in lists, with the year in shared texts. */
export function dayText(day: string, language: string, style: "plain" | "listed" | "sent"): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  if (style === "listed") Object.assign(options, { weekday: "long", month: "short" });
  if (style === "sent") options.year = "numeric";
  // The English texts are British.
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(day));
}

/** Return all days with their grades, latest first. */
export function allDays({ first, grades }: PuzzleDays): Day[] {
  return grades.map((grade, at) => ({ day: addDays(first, at), grade })).reverse();
}

/** Return the number of consecutive solved days. Today may still be unsolved. */
export function streak(solved: Solved, today: string): number {
  let day = today in solved ? today : addDays(today, -1);
  let count = 0;
  for (; day in solved; day = addDays(day, -1)) count += 1;
  return count;
}

/** Return a random unsolved day of a grade other than the current one, or null. */
export function pickDay(
  days: PuzzleDays,
  grade: number,
  solved: Solved,
  shown: string,
  chance: () => number,
): string | null {
  const open = allDays(days).filter(
    (each) => each.grade === grade && !(each.day in solved) && each.day !== shown,
  );
  return open[Math.floor(chance() * open.length)]?.day ?? null;
}

/** Return a grade as dots, for shared texts. */
export function dots(grade: number): string {
  return "●".repeat(grade) + "○".repeat(5 - grade);
}
