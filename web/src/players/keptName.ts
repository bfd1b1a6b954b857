/** A kept name: made by a recovery phrase, which the server tells once. */

import { request } from "../api/client";
import type { RecoveryPhrase } from "../api/http";
import { getItem, removeItem, setItem } from "../device/storage";
import { changeGuest, guest, guestToken } from "./guest.svelte";

/** Whether the words were shown on this device, and nobody has said yet that they are written down. */
const UNWRITTEN = "phrase.unwritten";

export const hasUnwrittenWords = (): boolean => getItem<boolean>(UNWRITTEN) === true;

export function markWordsWritten(): void {
  removeItem(UNWRITTEN);
}

/** Keep a name by a new recovery phrase. This device shows the name from now on. */
export async function keepByPhrase(name: string): Promise<RecoveryPhrase> {
  const token = await guestToken();
  const body = { name };
  const made = await request<RecoveryPhrase>("POST", "/api/me/phrase", {
    token,
    body,
    isServers: true,
  });
  setItem(UNWRITTEN, true);
  await showName(name);
  return made;
}

/** What is kept is also what this device shows. */
export async function showName(name: string): Promise<void> {
  if (guest.name !== name) await changeGuest({ name });
}
