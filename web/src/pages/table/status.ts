/** The line above the rack: what is to be known about the turn at this moment. */

import type { TableSession } from "../../live/session.svelte";
import { aboutDraft, whatNow, type Circumstances } from "../../turn/draftStatus";
import { calm, good, type Notice } from "../../turn/notice";
import { words } from "../../words/words.svelte";

export function statusOf(session: TableSession, names: readonly string[]): Notice {
  const { plan, isMyTurn } = session;
  if (session.timer.paused) return calm(words("table-paused"));
  if (session.sending) return calm(words("turn-sent"));
  if (plan.isTouched) {
    const told = aboutDraft(plan, circumstances(session));
    if (told) return told;
  }
  if (isMyTurn) return good(`${words("table-turn-yours")}. ${whatNow(circumstances(session))}`);
  return calm(session.seat === null ? words("table-you-watch") : turnOf(session, names));
}

/** Whose turn it is, if it is another's. */
export function turnOf(session: TableSession, names: readonly string[]): string {
  const seat = session.timer.toMove;
  return seat === null ? "" : words("table-turn-of", { name: names[seat] ?? "" });
}

function circumstances(session: TableSession): Circumstances {
  const { rulebook, hasOpened, isMyTurn } = session;
  return { rulebook, hasOpened, cards: session.view?.table.faces === "cards", isDue: isMyTurn };
}
