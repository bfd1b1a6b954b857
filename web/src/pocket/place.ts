/**
 * Where questions are answered: by the server that this page came from, or on this device. A page
 * from a folder has no server. A page with one asks the device about its own tables, and about
 * everything while the server cannot be reached and the game is kept here.
 */

import { get } from "./store";

/** The first letter of the id of a table on a device; `brikke.pocket.device` says so. */
const MARK = "0";

/** Whether this page came from a folder of files, without a server. */
export const isFolder =
  typeof document !== "undefined" && document.documentElement.dataset["site"] === "folder";

export function isLocalTable(tableId: string): boolean {
  return isFolder || tableId.startsWith(MARK);
}

/** Whether a request concerns a table of this device. */
export function isLocalPath(path: string): boolean {
  return isFolder || path.startsWith(`/api/tables/${MARK}`);
}

/** Whether a request concerns a finished round or a record that this device has. */
export async function isOfDevice(path: string): Promise<boolean> {
  const [, what, id] = /^\/api\/(rounds|replays|records)\/([0-9a-f]+)/.exec(path) ?? [];
  if (what === undefined || id === undefined) return false;
  try {
    return (await get(id.length === 64 ? "rounds" : "records", id)) !== undefined;
  } catch {
    return false;
  }
}
