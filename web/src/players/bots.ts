/** Bots that people can play against. */

import { request } from "../api/client";
import type { BotInfo } from "../api/http";
import { readable, wordsOr } from "../words/words.svelte";

/** Return the bots for people, weakest first. Other bots are for comparison. */
export async function fetchBots(): Promise<BotInfo[]> {
  const bots = await request<BotInfo[]>("GET", "/api/bots");
  return bots.filter((bot) => bot.for_people);
}

/** Return the personal name of a bot. */
export function botName(bot: string): string {
  return wordsOr(`bot-${bot}`, readable(bot));
}

/** Return how strong a bot is, in a word; empty if that is not told. */
export function botLevel(bot: string): string {
  return wordsOr(`bot-level-${bot}`, "");
}

/** Return what a bot is like; empty if that is not told. */
export function botDescription(bot: string): string {
  return wordsOr(`bot-about-${bot}`, "");
}
