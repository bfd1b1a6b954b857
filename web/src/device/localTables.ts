/** What this device remembers of the tables that were set up on it. */

import { getItem, itemNames, removeItem, setItem } from "./storage";

/** Someone who plays on this device besides its owner. */
export interface LocalPlayer {
  token: string;
  name: string;
}

const MOST_TABLES = 5;

/** The tables of those who share this device: the server does not know that they belong together. */
export function localTableIds(): string[] {
  return getItem<string[]>("tables-here") ?? [];
}

/** Those who share this device sit at a table. */
export function saveLocalTable(tableId: string, players: readonly LocalPlayer[]): void {
  setItem(`pass.${tableId}`, players);
  setItem("tables-here", [tableId, ...localTableIds()].slice(0, MOST_TABLES));
}

export function forgetLocalTable(tableId: string): void {
  setItem(
    "tables-here",
    localTableIds().filter((each) => each !== tableId),
  );
}

export function localPlayers(tableId: string): LocalPlayer[] | null {
  return getItem<LocalPlayer[]>(`pass.${tableId}`);
}

/** The tokens of all who ever shared this device. */
export function localPlayerTokens(): string[] {
  const names = itemNames("pass.");
  return names.flatMap((name) =>
    (getItem<LocalPlayer[]>(name) ?? []).map((player) => player.token),
  );
}

/** Whether a table made here is to begin by itself once everyone sits. */
export function startsAutomatically(tableId: string): boolean {
  return getItem<boolean>(`begin.${tableId}`) ?? false;
}

export function startAutomatically(tableId: string): void {
  setItem(`begin.${tableId}`, true);
}

export function clearAutomaticStart(tableId: string): void {
  removeItem(`begin.${tableId}`);
}
