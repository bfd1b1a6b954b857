/**
 * Editions: points and clocks. The score page works without a server, so they are defined here;
 * `make vectors` compares them with the engine.
 */

import type { Parameter } from "../../rules/rulebook";
import type { BlockedScore } from "./scoring";

export interface Terms {
  readonly jokerValue: number;
  readonly blockedScore: BlockedScore;
  /** The time for a turn; null without a clock. */
  readonly turnSeconds: number | null;
  readonly clockBeforeOpening: boolean;
  readonly penaltyTiles: number;
  /** Whether the tiles show playing cards. */
  readonly cards: boolean;
}

const MOST: Terms = {
  jokerValue: 30,
  blockedScore: "difference",
  turnSeconds: 60,
  clockBeforeOpening: true,
  penaltyTiles: 3,
  cards: false,
};

export const EDITIONS: Readonly<Record<string, Terms>> = {
  nordic: MOST,
  german: { ...MOST, blockedScore: "own-rack", clockBeforeOpening: false },
  "finnish-classic": MOST,
  "norwegian-classic": { ...MOST, penaltyTiles: 1 },
  "norwegian-cards": { ...MOST, blockedScore: "own-rack", cards: true },
};

/** The house rules for points and clocks, and their values. */
export const LIMITS: Readonly<Record<string, string>> = {
  joker_value: "20 or 25 or 30 or 50",
  blocked_score: "difference or own-rack",
  turn_seconds: "15 or 30 or 45 or 60 or 90 or 120 or 180 or 300 or off",
  clock_before_opening: "yes or no",
  penalty_tiles: "0 to 3",
};

/** Return the terms of an edition by the names of house rules. */
export function printed(edition: string): Record<string, Parameter> {
  const terms = EDITIONS[edition]!;
  return {
    joker_value: terms.jokerValue,
    blocked_score: terms.blockedScore,
    turn_seconds: terms.turnSeconds,
    clock_before_opening: terms.clockBeforeOpening,
    penalty_tiles: terms.penaltyTiles,
  };
}

/** Return the terms of an edition with house rules. */
export function termsOf(edition: string, house: Readonly<Record<string, string>>): Terms {
  const terms = EDITIONS[edition]!;
  const { joker_value, blocked_score, turn_seconds, clock_before_opening, penalty_tiles } = house;
  return {
    ...terms,
    ...(joker_value !== undefined && { jokerValue: Number(joker_value) }),
    ...(blocked_score !== undefined && { blockedScore: blocked_score as BlockedScore }),
    ...(turn_seconds !== undefined && {
      turnSeconds: turn_seconds === "off" ? null : Number(turn_seconds),
    }),
    ...(clock_before_opening !== undefined && {
      clockBeforeOpening: clock_before_opening === "yes",
    }),
    ...(penalty_tiles !== undefined && { penaltyTiles: Number(penalty_tiles) }),
  };
}
