/** The bots that one may play against. */

import { ask } from "../api/client";
import type { BotInfo } from "../api/http";
import { hasWords, words } from "../words/words.svelte";

/** Those for people, from the weakest to the strongest; the others are there to compare with. */
export async function botsForPeople(): Promise<string[]> {
  const bots = await ask<BotInfo[]>("GET", "/api/bots");
  return bots.filter((bot) => bot.for_people).map((bot) => bot.name);
}

export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return hasWords(key) ? words(key) : bot;
}

/** What it is like to play against a bot; nothing is said of one that has no words. */
export function botAbout(bot: string): string {
  const key = `bot-about-${bot}`;
  return hasWords(key) ? words(key) : "";
}
