/** Game at a real table: players, rules and played rounds. */

import { isEdition, LIMITS, termsOf, type Terms } from "./editions";
import { lowestRack, scoresOf, sum, type Rack } from "./scoring";

/** A round: the racks of all seats, or the points. */
export type Round =
  | {
      readonly kind: "racks";
      /** The seat that went out; null if nobody did. */
      readonly out: number | null;
      readonly racks: readonly Rack[];
      /** The starter; null if it does not matter. */
      readonly starter: number | null;
    }
  | { readonly kind: "points"; readonly points: readonly number[] };

export interface Game {
  readonly id: string;
  /** When the game began and when it was last changed. */
  readonly begun: number;
  readonly at: number;
  readonly names: readonly string[];
  readonly edition: string;
  readonly house: Readonly<Record<string, string>>;
  /** The number of rounds agreed on; null if it is open. */
  readonly rounds: number | null;
  readonly played: readonly Round[];
  /** Whether it was ended by hand. */
  readonly ended: boolean;
}

export type GameOptions = Pick<Game, "names" | "edition" | "house" | "rounds">;

export function newGame(id: string, options: GameOptions, now: number): Game {
  return { id, begun: now, at: now, ...options, played: [], ended: false };
}

export function termsIn({ edition, house }: Pick<Game, "edition" | "house">): Terms {
  return termsOf(edition, house);
}

/** Return the points of each seat; null if the winner is unknown. */
export function pointsOf(round: Round, { blockedScore }: Terms): readonly number[] | null {
  if (round.kind === "points") return round.points;
  const points = round.racks.map((rack) => rack.points);
  if (round.out !== null) return scoresOf(points, round.out, blockedScore);
  const verdict = lowestRack(round.racks, round.starter);
  return "winner" in verdict ? scoresOf(points, verdict.winner, blockedScore) : null;
}

/** Return the rows of the score sheet. */
export function sheetOf(game: Game): readonly (readonly number[])[] {
  const terms = termsIn(game);
  return game.played.map((round) => pointsOf(round, terms) ?? game.names.map(() => 0));
}

/** Return the totals of all seats after each row. */
export function runningTotals(sheet: readonly (readonly number[])[]): number[][] {
  const totals: number[][] = [];
  for (const row of sheet)
    totals.push(row.map((each, seat) => each + (totals.at(-1)?.[seat] ?? 0)));
  return totals;
}

export function totalsOf(game: Game): number[] {
  return runningTotals(sheetOf(game)).at(-1) ?? game.names.map(() => 0);
}

/** Return the seats with the most points. */
export function leadersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

export function isOver({ ended, rounds, played }: Game): boolean {
  return ended || (rounds !== null && played.length >= rounds);
}

/** Return the game with a round replaced or added. */
export function withRound(game: Game, at: number, round: Round): Game {
  return { ...game, played: game.played.toSpliced(at, 1, round) };
}

export function withoutRound(game: Game, at: number): Game {
  return { ...game, played: game.played.toSpliced(at, 1) };
}

/** Return a stored game; null if it is damaged or from another version. */
export function readGame(value: unknown): Game | null {
  const game = value as Game;
  try {
    const seats = game.names.length;
    const isWhole =
      [game.id, ...game.names].every((text) => typeof text === "string") &&
      [game.begun, game.at].every(Number.isFinite) &&
      seats >= 2 &&
      seats <= 4 &&
      isEdition(game.edition) &&
      Object.keys(game.house).every((name) => Object.hasOwn(LIMITS, name)) &&
      (game.rounds === null || Number.isInteger(game.rounds)) &&
      typeof game.ended === "boolean" &&
      game.played.every((round) => isRound(round, seats, termsIn(game)));
    return isWhole ? game : null;
  } catch {
    return null;
  }
}

function isRound(round: Round, seats: number, terms: Terms): boolean {
  const points = pointsOf(round, terms);
  return points?.length === seats && points.every(Number.isInteger) && sum(points) === 0;
}
