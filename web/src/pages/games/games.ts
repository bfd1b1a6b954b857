/** My games: filters, and how numbers move over time. */

import type { GameResult } from "../../api/http";

export const MEASURES = ["points", "missed", "opening", "accuracy"] as const;
export type Measure = (typeof MEASURES)[number];
export const OPPONENTS = ["all", "people", "bots"] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** The number of rounds over which a curve is smoothed: single rounds are mostly luck. */
const SMOOTHED = 10;

/** Return the games of an edition and against some opponents; an empty edition means any. */
export function filtered(
  games: readonly GameResult[],
  edition: string,
  opponents: Opponents,
): GameResult[] {
  return games.filter(
    (game) =>
      (edition === "" || game.edition === edition) &&
      (opponents === "all" || hasPeople(game) === (opponents === "people")),
  );
}

function hasPeople({ seats, seat }: GameResult): boolean {
  return seats.some(({ bot }, at) => at !== seat && bot === null);
}

export interface Point {
  readonly ended: number;
  readonly value: number;
}

/** Return a number over time, the oldest first: each is the mean of the last ten rounds. */
export function curve(games: readonly GameResult[], measure: Measure): Point[] {
  const known = games.toReversed().filter((game) => partsOf(game, measure).count > 0);
  return known.map(({ ended }, at) => {
    const parts = known
      .slice(Math.max(0, at + 1 - SMOOTHED), at + 1)
      .map((game) => partsOf(game, measure));
    const count = parts.reduce((sum, each) => sum + each.count, 0);
    return { ended, value: parts.reduce((sum, each) => sum + each.sum, 0) / count };
  });
}

/** Return what a game adds to a mean: a sum, and over how many. */
function partsOf(game: GameResult, measure: Measure): { sum: number; count: number } {
  switch (measure) {
    case "points":
      return { sum: game.points, count: 1 };
    case "missed":
      return { sum: game.missed_tiles, count: game.turns };
    case "opening":
      return { sum: game.opened ?? 0, count: game.opened === null ? 0 : 1 };
    case "accuracy":
      return { sum: 100 * (game.accuracy ?? 0), count: game.accuracy === null ? 0 : 1 };
  }
}

/**
 * Return the heights of two labels that belong at two heights: at least some room apart, within
 * limits, and moved as little as possible.
 */
export function apart(
  one: number,
  other: number,
  room: number,
  [top, bottom]: readonly [number, number],
): [number, number] {
  const push = Math.max(0, room - Math.abs(one - other)) / 2;
  const side = one < other ? -1 : 1;
  const pushed = [one + side * push, other - side * push] as const;
  const shift = Math.max(0, top - Math.min(...pushed)) - Math.max(0, Math.max(...pushed) - bottom);
  return [pushed[0] + shift, pushed[1] + shift];
}
