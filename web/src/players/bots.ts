/** Bots that people can play against. */

import { request } from "../api/client";
import type { BotInfo } from "../api/http";
import { readable, wordsOr } from "../words/words.svelte";

/** Return the bots for people, weakest first. Other bots are for comparison. */
export async function fetchBots(): Promise<string[]> {
  const bots = await request<BotInfo[]>("GET", "/api/bots");
  return bots.filter((bot) => bot.for_people).map((bot) => bot.name);
}

export function botName(bot: string): string {
  return wordsOr(`bot-${bot}`, readable(bot));
}

/** Return the description of a bot; empty if there is none. */
export function botDescription(bot: string): string {
  return wordsOr(`bot-about-${bot}`, "");
}
