/** Status line of a turn. */

import type { TableSession } from "../../live/session.svelte";
import { draftStatus, openingMinimum, turnPrompt, type TurnContext } from "../../turn/draftStatus";
import { calm, type Notice } from "../../turn/notice";
import { words } from "../../words/words.svelte";

export function statusOf(session: TableSession, names: readonly string[]): Notice {
  const { plan, isMyTurn } = session;
  if (session.timer.paused) return calm(words("table-paused"));
  if (session.sending) return calm(words("turn-sent"));
  if (plan.isChanged) {
    const status = draftStatus(plan, context(session));
    if (status) return status;
  }
  if (isMyTurn) return ownTurnPrompt(context(session), session.view?.round?.pool !== 0);
  return calm(session.seat === null ? words("table-you-watch") : turnOf(session, names));
}

/** Return whose turn it is, if it is another player's: of whom tiles fly, else of who is next. */
export function turnOf(session: TableSession, names: readonly string[]): string {
  // The clock comes after the events of a turn. Until then the round knows better who is next.
  const { shownSeat, view, timer } = session;
  const seat = shownSeat ?? view?.round?.to_move ?? timer.toMove;
  if (seat === null || seat === session.seat) return "";
  return words("table-turn-of", { name: names[seat] ?? "" });
}

/** Return what to do at the start of the own turn: whose turn it is comes first. */
function ownTurnPrompt(by: TurnContext, hasPool: boolean): Notice {
  const prompt = turnPrompt(by);
  if (by.hasOpened)
    return { ...prompt, text: words(hasPool ? "turn-yours" : "turn-yours-pool-empty") };
  const needed = openingMinimum(by.rulebook);
  return needed > 0 ? { ...prompt, text: words("turn-yours-opening", { needed }) } : prompt;
}

function context(session: TableSession): TurnContext {
  const { rulebook, hasOpened, isMyTurn } = session;
  return { rulebook, hasOpened, cards: session.view?.table.faces === "cards", isDue: isMyTurn };
}
