/** Chart data: a value for each seat at every moment, or null where it is unknown. */

import type { Chances } from "../../api/http";

export type Values = readonly (readonly number[] | null)[];

/** Return round numbers from 0 for an axis, at most this many steps. */
export function marks(end: number, atMost: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => end / each <= atMost) ?? 200;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
}

/** Return the line segments of a seat, interrupted where values are unknown. */
export function linesOf(values: Values, seat: number): { at: number; value: number }[][] {
  const lines: { at: number; value: number }[][] = [[]];
  values.forEach((each, at) => {
    if (each) lines.at(-1)!.push({ at, value: each[seat]! });
    else lines.push([]);
  });
  return lines.filter((line) => line.length > 0);
}

/** Return shares as whole percentages that sum to 100 (largest remainder method). */
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

/** Whether there are estimates besides the final result. */
export function hasEstimates({ chances }: Pick<Chances, "chances">): boolean {
  return chances.slice(0, -1).some((each) => each !== null);
}
