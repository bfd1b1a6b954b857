/** The line above the rack: what is to be known about the turn at this moment. */

import { laid } from "../board/draft";
import { setRules } from "../rulebook";
import { readSet } from "../sets";
import { violationText } from "../tell";
import { words } from "../words/words.svelte";
import type { Tone } from "./sayings";
import type { TableSession } from "./session.svelte";

export interface Notice {
  readonly text: string;
  readonly tone: Tone;
}

const calm = (text: string): Notice => ({ text, tone: "calm" });
const good = (text: string): Notice => ({ text, tone: "good" });

export function statusOf(session: TableSession, names: readonly string[]): Notice {
  const { plan, isMyTurn } = session;
  if (session.timer.paused) return calm(words("table-paused"));
  if (session.sending) return calm(words("turn-sent"));
  if (plan.isTouched) {
    const told = aboutDraft(session);
    if (told) return told;
  }
  if (isMyTurn) return good(`${words("table-turn-yours")}. ${whatNow(session)}`);
  return calm(session.seat === null ? words("table-you-watch") : turnOf(session, names));
}

/** Whose turn it is, if it is another's. */
export function turnOf(session: TableSession, names: readonly string[]): string {
  const seat = session.timer.toMove;
  return seat === null ? "" : words("table-turn-of", { name: names[seat] ?? "" });
}

function aboutDraft(session: TableSession): Notice | null {
  const { plan, isMyTurn } = session;
  const { verdict } = plan;
  if (verdict.state === "legal") return good(words(isMyTurn ? "turn-legal" : "turn-not-yet"));
  const needed = minimum(session);
  if (!session.hasOpened && needed > 0 && laid(plan.draft).length > 0) {
    return calm(words("turn-opening", { reached: openingSum(session), needed }));
  }
  const count = flaws(session);
  if (count > 0) return calm(words("turn-fix", { count }));
  if (verdict.state === "illegal") {
    const [first] = verdict.violations;
    const cards = session.view?.table.faces === "cards";
    return calm(first ? violationText(first, cards) : words("turn-wrong"));
  }
  if (!isMyTurn) return calm(words("turn-scratch"));
  return verdict.state === "asked" ? calm(words("turn-checking")) : null;
}

function flaws(session: TableSession): number {
  const rules = setRules(session.rulebook);
  const { pieces } = session.plan.draft.now;
  return pieces.filter((piece) => readSet(piece.tiles, rules).kind === "flaw").length;
}

/** What the sets from the own rack are worth together, or the best of them where one must do. */
function openingSum({ plan, rulebook }: TableSession): number {
  const own = new Set(laid(plan.draft));
  const values = plan.draft.now.pieces
    .filter((piece) => piece.tiles.every((tile) => own.has(tile)))
    .map((piece) => readSet(piece.tiles, setRules(rulebook)))
    .map((reading) => (reading.kind === "flaw" ? 0 : reading.value));
  const isSingle = rulebook.parameters["opening_single_set"] === "yes";
  return isSingle ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
}

function minimum({ rulebook }: TableSession): number {
  return Number(rulebook.parameters["opening_minimum"] ?? 0);
}

function whatNow(session: TableSession): string {
  if (session.hasOpened) return words("turn-lay-something");
  const needed = minimum(session);
  return needed > 0 ? words("turn-opening-due", { needed }) : words("turn-opening-any");
}
