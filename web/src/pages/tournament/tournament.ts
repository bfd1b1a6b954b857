/** Tournaments: states, names of players, and requests. */

import { request } from "../../api/client";
import type { SeatSummary, TournamentNews, TournamentView } from "../../api/http";
import { guest, guestToken } from "../../players/guest.svelte";
import { words } from "../../words/words.svelte";

/** How often a page asks for news, in milliseconds. */
export const NEWS_MS = 3000;

/** Return the state of a tournament in a few words. */
export function stateText(each: { state: string; number: number; rounds: number }): string {
  if (each.state === "over") return words("tour-over");
  if (each.number === 0) return words("tour-open");
  return words("home-round-of", { round: each.number, rounds: each.rounds });
}

/** Return the name of a player by number; a bot of the house has none. */
export function nameOf(players: readonly SeatSummary[], number: number | null): string {
  if (number === null) return words("tour-house");
  return players[number]?.name || words("app-someone");
}

/** The looks of the bot of the house, which is Otto. */
const HOUSE = { face: "otto", colour: "mint" };

/** Return face and colour of a player by number, or of a bot of the house. */
export function lookOf(
  players: readonly SeatSummary[],
  number: number | null,
): { face: string; colour: string } {
  return number === null ? HOUSE : (players[number] ?? { face: "", colour: "" });
}

export function fetchTournament(id: string): Promise<TournamentView> {
  return request("GET", `/api/tournaments/${id}`, { token: guest.token, isServers: true });
}

export function fetchNews(id: string): Promise<TournamentNews> {
  return request("GET", `/api/tournaments/${id}/news`, { token: guest.token, isServers: true });
}

export type Act = "join" | "leave" | "go-on" | "pause";

export async function act(id: string, what: Act): Promise<TournamentView> {
  const token = await guestToken();
  return request("POST", `/api/tournaments/${id}/${what}`, { token, isServers: true });
}
