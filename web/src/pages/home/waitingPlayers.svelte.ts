/**
 * Players who wait for others, as a number on the home page. The list is public, and has no names. It
 * is asked for seldom, and only while the page is seen: most visits find nobody.
 */

import { request } from "../../api/client";
import type { OpenWish } from "../../api/http";
import { isFolder } from "../../navigation/site";

const ASK_EVERY = 30_000;

export class WaitingPlayers {
  count = $state(0);

  /** Ask again and again; return how to stop. */
  watch(): () => void {
    if (isFolder) return () => {};
    void this.#ask();
    const timer = setInterval(() => document.hidden || void this.#ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }

  async #ask(): Promise<void> {
    try {
      const wishes = await request<OpenWish[]>("GET", "/api/seeks", { isServers: true });
      this.count = wishes.reduce((sum, { waiting }) => sum + waiting, 0);
    } catch {
      this.count = 0;
    }
  }
}
