/** Reach of links: a link to the machine's own name for itself leads nowhere on other devices. */

import { isFolder } from "../navigation/site";
import { request } from "./client";
import type { Network } from "./http";

/** Whether a host is the machine itself: localhost, 127.0.0.1 or ::1. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Who can open links of this page. */
export interface Reach {
  /** The beginnings of links, the best one first. */
  readonly origins: readonly string[];
  /** Why only this machine can open them; null if others can, too. */
  readonly barrier: "local-only" | "no-network" | null;
}

/** Return who can open links of a page. A page that was opened elsewhere is reached there. */
export async function fetchReach({ hostname, origin }: Location): Promise<Reach> {
  if (isFolder || !isLoopback(hostname)) return { origins: [origin], barrier: null };
  return reachOf(origin, await request<Network>("GET", "/api/network"));
}

export function reachOf(origin: string, { addresses, local_only }: Network): Reach {
  if (addresses.length > 0) return { origins: addresses, barrier: null };
  return { origins: [origin], barrier: local_only ? "local-only" : "no-network" };
}
