/** Clubs: requests of the page, and what its texts are made of. */

import { request } from "../../api/client";
import type {
  ClubSummary,
  ClubView,
  MemberChanges,
  Message,
  TournamentSummary,
} from "../../api/http";
import { guestToken } from "../../players/guest.svelte";

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
