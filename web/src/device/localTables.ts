/** What this device remembers of the tables that were set up on it. */

import { drop, keep, kept, keptNames } from "./storage";

/** Someone who plays on this device besides its owner. */
export interface Passed {
  token: string;
  name: string;
}

const MOST_TABLES = 5;

/** The tables of those who share this device: the server does not know that they belong together. */
export function tablesHere(): string[] {
  return kept<string[]>("tables-here") ?? [];
}

/** Those who share this device sit at a table. */
export function shareTable(id: string, players: readonly Passed[]): void {
  keep(`pass.${id}`, players);
  keep("tables-here", [id, ...tablesHere()].slice(0, MOST_TABLES));
}

export function forgetTableHere(id: string): void {
  keep(
    "tables-here",
    tablesHere().filter((each) => each !== id),
  );
}

export function playersHere(tableId: string): Passed[] | null {
  return kept<Passed[]>(`pass.${tableId}`);
}

/** The tokens of all who ever shared this device. */
export function allPlayersHere(): string[] {
  const names = keptNames("pass.");
  return names.flatMap((name) => (kept<Passed[]>(name) ?? []).map((player) => player.token));
}

/** Whether a table made here is to begin by itself once everyone sits. */
export function beginsByItself(tableId: string): boolean {
  return kept<boolean>(`begin.${tableId}`) ?? false;
}

export function beginByItself(tableId: string): void {
  keep(`begin.${tableId}`, true);
}

export function hasBegun(tableId: string): void {
  drop(`begin.${tableId}`);
}
