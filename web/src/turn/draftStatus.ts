/** What is to be known about a turn that is being tried out. */

import { laid } from "../board/draft";
import { setRules, type Rulebook } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { violationText } from "../rules/text";
import { words } from "../words/words.svelte";
import { calm, good, type Notice } from "./notice";
import type { Plan } from "./plan.svelte";

/** By which rules, and for whom. */
export interface Circumstances {
  readonly rulebook: Rulebook;
  readonly hasOpened: boolean;
  readonly cards: boolean;
  /** Whether the turn may be made at once. */
  readonly isDue: boolean;
}

/** Return what a draft lacks, or that it is good; null if nothing is known yet. */
export function aboutDraft(plan: Plan, by: Circumstances): Notice | null {
  const { verdict } = plan;
  if (verdict.state === "legal") return good(words(by.isDue ? "turn-legal" : "turn-not-yet"));
  const needed = openingMinimum(by.rulebook);
  if (!by.hasOpened && needed > 0 && laid(plan.draft).length > 0) {
    return calm(words("turn-opening", { reached: openingSum(plan, by.rulebook), needed }));
  }
  const count = flaws(plan, by.rulebook);
  if (count > 0) return calm(words("turn-fix", { count }));
  if (verdict.state === "illegal") {
    const [first] = verdict.violations;
    return calm(first ? violationText(first, by.cards) : words("turn-wrong"));
  }
  if (!by.isDue) return calm(words("turn-scratch"));
  return verdict.state === "asked" ? calm(words("turn-checking")) : null;
}

/** Return what a turn is begun with: something laid, or an opening worth enough. */
export function whatNow({ rulebook, hasOpened }: Circumstances): string {
  if (hasOpened) return words("turn-lay-something");
  const needed = openingMinimum(rulebook);
  return needed > 0 ? words("turn-opening-due", { needed }) : words("turn-opening-any");
}

function flaws(plan: Plan, rulebook: Rulebook): number {
  const rules = setRules(rulebook);
  const { pieces } = plan.draft.now;
  return pieces.filter((piece) => readSet(piece.tiles, rules).kind === "flaw").length;
}

/** What the sets from the own rack are worth together, or the best of them where one must do. */
function openingSum(plan: Plan, rulebook: Rulebook): number {
  const own = new Set(laid(plan.draft));
  const values = plan.draft.now.pieces
    .filter((piece) => piece.tiles.every((tile) => own.has(tile)))
    .map((piece) => readSet(piece.tiles, setRules(rulebook)))
    .map((reading) => (reading.kind === "flaw" ? 0 : reading.value));
  const isSingle = rulebook.parameters["opening_single_set"] === "yes";
  return isSingle ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
}

function openingMinimum({ parameters }: Rulebook): number {
  return Number(parameters["opening_minimum"] ?? 0);
}
