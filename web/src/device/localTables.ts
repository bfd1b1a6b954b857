/** Local tables: the tables that were created on this device, in its storage. */

import { getItem, itemNames, removeItem, setItem } from "./storage";

/** A player who shares this device. */
export interface LocalPlayer {
  token: string;
  name: string;
}

const MOST_TABLES = 5;

/**
 * Return the tables of players who share this device. The server does not know that they belong
 * together.
 */
export function localTableIds(): string[] {
  return getItem<string[]>("tables-here") ?? [];
}

/** Store a table of players who share this device. */
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

/** Return the tokens of all players who ever shared this device. */
export function localPlayerTokens(): string[] {
  const names = itemNames("pass.");
  return names.flatMap((name) =>
    (getItem<LocalPlayer[]>(name) ?? []).map((player) => player.token),
  );
}

/** Whether a table that was created here starts automatically when all seats are taken. */
export function startsAutomatically(tableId: string): boolean {
  return getItem<boolean>(`begin.${tableId}`) ?? false;
}

export function startAutomatically(tableId: string): void {
  setItem(`begin.${tableId}`, true);
}

export function clearAutomaticStart(tableId: string): void {
  removeItem(`begin.${tableId}`);
}
