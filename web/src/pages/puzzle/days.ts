/** Days as they are written, 2026-11-15, and which of them were solved. No clock, no memory. */

import type { PuzzleDays } from "../../api/http";

/** How much help a solved puzzle took: hints seen, or more than any if the solution was. */
export type Help = number;
export const HINTS = 3;
export const SHOWN: Help = HINTS + 1;

/** Every puzzle solved on this device, by its day. */
export type Solved = Readonly<Record<string, Help>>;

export interface Day {
  readonly day: string;
  readonly grade: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Return the day on the reader's own calendar. */
export function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Return the day so many days later; earlier for less than none. */
export function later(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** Return a day as people say it: with its weekday in a list, with its year where it is sent. */
export function dayText(day: string, language: string, style: "plain" | "listed" | "sent"): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  if (style === "listed") Object.assign(options, { weekday: "long", month: "short" });
  if (style === "sent") options.year = "numeric";
  // The words here are British.
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(day));
}

/** Return all days with their grades, the latest first. */
export function allDays({ first, grades }: PuzzleDays): Day[] {
  return grades.map((grade, at) => ({ day: later(first, at), grade })).reverse();
}

/** Return how many days in a row are solved; today may still be open. */
export function daysInRow(solved: Solved, today: string): number {
  let day = today in solved ? today : later(today, -1);
  let count = 0;
  for (; day in solved; day = later(day, -1)) count += 1;
  return count;
}

/** Return a day of a grade that is not solved yet, or null; never one that is shown or to come. */
export function another(
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

/** Return a grade as dots, for a text that is sent. */
export function dots(grade: number): string {
  return "●".repeat(grade) + "○".repeat(5 - grade);
}
