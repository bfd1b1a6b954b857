/** Status of a draft turn. */

import { playedTiles } from "../board/draft";
import type { Piece } from "../board/layout/arrangement";
import { setRules, type Rulebook } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { violationText } from "../rules/text";
import { words } from "../words/words.svelte";
import { calm, good, type Notice } from "./notice";
import type { Plan } from "./plan.svelte";

/** The rules and the situation of the player. */
export interface TurnContext {
  readonly rulebook: Rulebook;
  readonly hasOpened: boolean;
  readonly cards: boolean;
  /** Whether it is the player's turn. */
  readonly isDue: boolean;
}

/** Return what a draft still needs, or that it is legal; null if nothing is known yet. */
export function draftStatus(plan: Plan, by: TurnContext): Notice | null {
  const { verdict } = plan;
  if (verdict.state === "legal") return good(legalText(plan, by.isDue));
  const needed = openingMinimum(by.rulebook);
  const flawed = flawedPieces(plan, by.rulebook);
  const own = playedTiles(plan.draft);
  if (!by.hasOpened && needed > 0 && own.length > 0) {
    const loose = own.filter((tile) => flawed.some(({ tiles }) => tiles.includes(tile)));
    return openingStatus(openingSum(plan, own, by.rulebook), needed, loose.length);
  }
  const count = flawed.length;
  if (count > 0) return calm(words("turn-fix", { count }));
  if (verdict.state === "illegal") {
    const [first] = verdict.violations;
    return calm(first ? violationText(first, by.cards) : words("turn-wrong"));
  }
  if (!by.isDue) return calm(words("turn-scratch"));
  return verdict.state === "asked" ? calm(words("turn-checking")) : null;
}

function legalText(plan: Plan, isDue: boolean): string {
  if (!isDue) return words("turn-not-yet");
  return words(plan.draft.now.rack.length === 0 ? "turn-wins" : "turn-legal");
}

/** Return what to do at the start of a turn. */
export function turnPrompt({ rulebook, hasOpened }: TurnContext): Notice {
  if (hasOpened) return good(words("turn-lay-something"));
  const needed = openingMinimum(rulebook);
  return needed > 0 ? openingStatus(0, needed) : good(words("turn-opening-any"));
}

/** Return how much of the opening lies on the table, and how many tiles do not count yet. */
function openingStatus(reached: number, needed: number, count = 0): Notice {
  const text =
    count > 0
      ? words("turn-opening-more", { reached, needed, count })
      : words("turn-opening", { reached, needed });
  return { ...calm(text), reached: Math.min(1, reached / needed) };
}

/** Return the pieces that are no sets yet. */
function flawedPieces(plan: Plan, rulebook: Rulebook): readonly Piece[] {
  const rules = setRules(rulebook);
  return plan.draft.now.pieces.filter(({ tiles }) => readSet(tiles, rules).kind === "flaw");
}

/** Return the value of the sets of own tiles: the sum, or the best one if a single set must do. */
function openingSum(plan: Plan, own: readonly string[], rulebook: Rulebook): number {
  const values = plan.draft.now.pieces
    .filter((piece) => piece.tiles.every((tile) => own.includes(tile)))
    .map((piece) => readSet(piece.tiles, setRules(rulebook)))
    .map((reading) => (reading.kind === "flaw" ? 0 : reading.value));
  const isSingle = rulebook.parameters["opening_single_set"] === "yes";
  return isSingle ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
}

export function openingMinimum({ parameters }: Rulebook): number {
  return Number(parameters["opening_minimum"] ?? 0);
}
