/** Clubs: requests of the page, and what its texts are made of. */

import { request } from "../../api/client";
import type {
  ClubSummary,
  ClubView,
  CreatedTournament,
  MemberChanges,
  Message,
  NewTournament,
  TournamentNews,
  TournamentSummary,
} from "../../api/http";
import { guestToken } from "../../players/guest.svelte";
import { withRules } from "../../rules/pace";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Ask the server as the guest of this device. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  const token = await guestToken();
  return request<T>(method, `/api/${path}`, { token, isServers: true, ...(body && { body }) });
}

export const fetchClub = (id: string): Promise<ClubView> => ask("GET", `clubs/${id}`);
export const fetchEvents = (id: string): Promise<TournamentSummary[]> =>
  ask("GET", `clubs/${id}/tournaments`);
export const fetchClubs = (): Promise<ClubSummary[]> => ask("GET", "me/clubs");
export const joinClub = (id: string): Promise<ClubView> => ask("POST", `clubs/${id}/members`);
export const fetchMessages = (id: string): Promise<Message[]> => ask("GET", `clubs/${id}/messages`);

export function changeMember(
  club: string,
  member: string,
  changes: MemberChanges,
): Promise<ClubView> {
  return ask("PATCH", `clubs/${club}/members/${member}`, changes);
}

/** Nobody waits for somebody who tries an evening alone. */
const TRIAL_SECONDS = "120";

/** How often, and how many times, a page asks for a table that is being set. */
const ASK_EVERY = 300;
const MOST_TIMES = 20;

/**
 * Begin an evening of one round with bots, by the rules of a club: two at a table, and a second
 * table of bots to be compared with. Return one's table, or on a busy server the page that leads there.
 */
export async function beginTrial(view: ClubView, name: string): Promise<string> {
  const wish: NewTournament = {
    name,
    rulebook: withRules(view.rulebook, { turn_seconds: TRIAL_SECONDS }),
    seats: 2,
    rounds: 1,
    club: view.id,
  };
  const { id, link } = await ask<CreatedTournament>("POST", "tournaments", wish);
  await ask("POST", `tournaments/${id}/join`);
  await ask("POST", `tournaments/${id}/go-on`);
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const { table } = await ask<TournamentNews>("GET", `tournaments/${id}/news`);
    if (table) return table.link;
    await new Promise((done) => setTimeout(done, ASK_EVERY));
  }
  return link;
}
