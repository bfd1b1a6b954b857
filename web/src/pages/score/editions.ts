/** Terms: points and clocks by an edition and house rules. */

import { findEdition, editionOrDefault } from "../../rules/editions.svelte";
import { LIMITS as ALL_LIMITS } from "../../rules/printed";
import { parameterText, type Parameter } from "../../rules/rulebook";
import type { BlockedScore } from "./scoring";

export interface Terms {
  readonly jokerValue: number;
  readonly blockedScore: BlockedScore;
  /** Time for a turn; null: no clock. */
  readonly turnSeconds: number | null;
  readonly clockBeforeOpening: boolean;
  readonly penaltyTiles: number;
  /** Whether the tiles show cards. */
  readonly cards: boolean;
}

/** The house rules for points and clocks. */
const RULES = [
  "joker_value",
  "blocked_score",
  "turn_seconds",
  "clock_before_opening",
  "penalty_tiles",
];
/** Clocks for a real table, in seconds. */
const CLOCKS = "15 or 30 or 45 or 60 or 90 or 120 or 180 or 300 or off";

/** The house rules for points and clocks, and their values. */
export const LIMITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(RULES.map((name) => [name, ALL_LIMITS[name]!])),
  turn_seconds: CLOCKS,
};

export function isEdition(name: string): boolean {
  return findEdition(name) !== undefined;
}

/** Return the terms of an edition by the names of house rules. */
export function printed(edition: string): Record<string, Parameter> {
  const { parameters } = editionOrDefault(edition);
  return Object.fromEntries(RULES.map((name) => [name, parameters[name] ?? null]));
}

/** Return the terms of an edition with house rules. */
export function termsOf(edition: string, house: Readonly<Record<string, string>>): Terms {
  const value = (name: string): string =>
    house[name] ?? parameterText(printed(edition)[name] ?? null);
  const seconds = value("turn_seconds");
  return {
    jokerValue: Number(value("joker_value")),
    blockedScore: value("blocked_score") as BlockedScore,
    turnSeconds: seconds === "off" ? null : Number(seconds),
    clockBeforeOpening: value("clock_before_opening") === "yes",
    penaltyTiles: Number(value("penalty_tiles")),
    cards: editionOrDefault(edition).faces === "cards",
  };
}
