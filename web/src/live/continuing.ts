/**
 * Going on without the server: a table against bots continues on this device, from what its page has
 * seen. What was hidden is dealt anew, because nobody is left who knows it.
 */

import { request } from "../api/client";
import type { CreatedTable } from "../api/http";
import type { Seat, View } from "../api/wire";
import { getItem, removeItem, setItem } from "../device/storage";
import { canPlayHere, CONTINUED_TABLES } from "../pocket/place";

/** The last that a page has seen of a table. */
export interface LastSeen {
  readonly view: View;
  readonly seats: readonly Seat[];
}

const PHASES: ReadonlySet<string> = new Set(["salting", "playing", "between"]);
const nameOf = (tableId: string): string => `seen.${tableId}`;

/** Whether a table can go on here: a match of one person against bots, and the game is kept. */
export function canContinue(tableId: string, { view, seats }: LastSeen): boolean {
  const isAlone = seats.length > 1 && seats.every(({ bot }, at) => (at === view.seat) === !bot);
  return canPlayHere(tableId) && isAlone && PHASES.has(view.table.phase);
}

/** Remember what was seen when the connection was lost, for the case that the page is reloaded. */
export function rememberSeen(tableId: string, seen: LastSeen): void {
  if (canContinue(tableId, seen)) setItem(nameOf(tableId), { ...seen, at: Date.now() });
}

/** Forget it, because the server is there again. */
export function forgetSeen(tableId: string): void {
  removeItem(nameOf(tableId));
}

/** Return what was remembered of a table that can go on here; null if there is nothing. */
export function rememberedTable(tableId: string): LastSeen | null {
  const seen = getItem<LastSeen>(nameOf(tableId));
  return seen && canContinue(tableId, seen) ? seen : null;
}

/** Continue a table on this device, and return its new id. A turn that was begun goes along. */
export async function continueHere(
  tableId: string,
  { view, seats }: LastSeen,
  token: string,
): Promise<string> {
  const { id } = await request<CreatedTable>("POST", CONTINUED_TABLES, {
    token,
    body: { view, seats },
  });
  const draft = getItem(`draft.${tableId}.${view.seat}`);
  if (draft !== null) setItem(`draft.${id}.${view.seat}`, draft);
  forgetSeen(tableId);
  return id;
}
