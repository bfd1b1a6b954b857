/** Connected bots: programs of others that the host of a server offers. */

import { request } from "../api/client";
import type { OfferedBot } from "../api/http";
import { guestToken } from "./guest.svelte";

/** Return the connected bots that the host offers to everybody; none without a server. */
export async function fetchConnectedBots(): Promise<OfferedBot[]> {
  try {
    return await request<OfferedBot[]>("GET", "/api/bots/connected", { isServers: true });
  } catch {
    // The bots of the server itself are offered all the same.
    return [];
  }
}

/** Invite a connected bot to a table; it takes a seat by itself. */
export async function inviteBot(tableId: string, bot: string): Promise<void> {
  const token = await guestToken();
  await request("POST", `/api/tables/${tableId}/invitations`, {
    token,
    body: { bot },
    isServers: true,
  });
}
