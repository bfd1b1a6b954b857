/**
 * Request routing: to the server that this page came from, or to the engine on this device. A page
 * from a folder has no server. A page with one asks the device about its own tables, and about
 * everything while the server cannot be reached and the game is kept here.
 */

import { isFolder } from "../navigation/site";
import { isKept } from "../offline/isKept";

/** The storage is loaded on demand, because few visits need it. */
const storage = () => import("./store");

/** The first letter of the id of a table on a device; `brikke.pocket.device` says so. */
const MARK = "0";

export function isLocalTable(tableId: string): boolean {
  return isFolder || tableId.startsWith(MARK);
}

/** Where tables of a server that is gone are continued; only a device has this address. */
export const CONTINUED_TABLES = "/api/continued-tables";

/** Whether a request concerns a table of this device. */
export function isLocalPath(path: string): boolean {
  return isFolder || path === CONTINUED_TABLES || path.startsWith(`/api/tables/${MARK}`);
}

/** Whether this device could play on at a table of the server. */
export function canPlayHere(tableId: string): boolean {
  return isKept() && !isLocalTable(tableId);
}

/** Whether a request concerns a finished round or a record that this device has. */
export async function isOfDevice(path: string): Promise<boolean> {
  const [, what, id] = /^\/api\/(rounds|replays|records)\/([0-9a-f]+)/.exec(path) ?? [];
  if (what === undefined || id === undefined) return false;
  try {
    return (await (await storage()).get(id.length === 64 ? "rounds" : "records", id)) !== undefined;
  } catch {
    return false;
  }
}

/** Return a table of this device as lists show it; null if it is not here. */
export async function storedTable(path: string): Promise<object | null> {
  const id = /^\/api\/tables\/([a-z0-9]+)$/.exec(path)?.[1];
  try {
    const text = id === undefined ? undefined : await (await storage()).get("tables", id);
    return text === undefined ? null : (JSON.parse(text) as object);
  } catch {
    return null;
  }
}

const TABLES_KEY = "brikke.local";

/** Remember that this device has tables, so that others need not look for them. */
export function markTables(): void {
  try {
    localStorage.setItem(TABLES_KEY, "true");
  } catch {
    // Storage is not allowed, so no table is kept, either.
  }
}

/** Return all tables of this device as lists show them; none where storage is not allowed. */
export async function storedTables<T>(): Promise<T[]> {
  try {
    if (!isFolder && localStorage.getItem(TABLES_KEY) === null) return [];
    return (await (await storage()).find("tables", "")).map((text) => JSON.parse(text) as T);
  } catch {
    return [];
  }
}

/** Remove all tables, records and people of this device. */
export async function forgetDevice(): Promise<void> {
  try {
    await (await storage()).clear();
  } catch {
    // Storage is not allowed, so nothing was kept.
  }
}
