/** What a chart draws: for every moment a number for each seat, or nothing where none is known. */

import type { Chances } from "../../api/http";

export type Values = readonly (readonly number[] | null)[];

/** Return a few round numbers from 0 on, not more than fit. */
export function marks(end: number, atMost: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => end / each <= atMost) ?? 200;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
}

/** Return the lines of a seat: where something is unknown one ends and another begins. */
export function linesOf(values: Values, seat: number): { at: number; value: number }[][] {
  const lines: { at: number; value: number }[][] = [[]];
  values.forEach((each, at) => {
    if (each) lines.at(-1)!.push({ at, value: each[seat]! });
    else lines.push([]);
  });
  return lines.filter((line) => line.length > 0);
}

/** Return shares as whole per cents, which together are 100: the largest remainders round up. */
export function percents(shares: Values): Values {
  return shares.map((each) => {
    if (!each) return null;
    const whole = each.map((share) => Math.floor(100 * share));
    const rest = (seat: number): number => 100 * each[seat]! - whole[seat]!;
    const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
    const first = each.map((_, seat) => seat).sort((a, b) => rest(b) - rest(a));
    for (const seat of first.slice(0, missing)) whole[seat]! += 1;
    return whole;
  });
}

/** Return whether anything is told that the result would not tell, too. */
export function isTelling({ chances }: Chances): boolean {
  return chances.slice(0, -1).some((each) => each !== null);
}
