/** Records of finished rounds: on the server, or on this device, from where they can be carried there. */

import { isFolder } from "../navigation/site";
import { isOfDevice } from "../pocket/place";
import { request } from "./client";
import type { StoredRecord } from "./http";

/** A round has a link of 64 digits; a record that was brought has 32. */
const ROUND_DIGITS = 64;

/** Return the address of the record of a replay. */
export function recordPath(id: string): string {
  return id.length === ROUND_DIGITS ? `/api/rounds/${id}/record` : `/api/records/${id}`;
}

/** Return the text of a record that this device has; null if it has none and a server sends it. */
export async function recordOfDevice(path: string): Promise<string | null> {
  return (await isOfDevice(path)) ? request<string>("GET", path) : null;
}

/** Store a record, and return its id. While the server cannot be reached, this device keeps it. */
export function storeRecord(record: string, token: string): Promise<string> {
  return store(record, token, false);
}

/** Store a record on the server, so that others can watch it, and return its id. */
export function publishRecord(record: string, token: string): Promise<string> {
  return store(record, token, true);
}

async function store(record: string, token: string, isServers: boolean): Promise<string> {
  const stored = await request<StoredRecord>("POST", "/api/records", {
    token,
    body: { record },
    isServers,
  });
  return stored.id;
}

/** Return the id by which others can watch a replay. One of this device is carried to the server. */
export async function sharedId(id: string, token: () => Promise<string>): Promise<string> {
  const record = isFolder ? null : await recordOfDevice(recordPath(id));
  return record === null ? id : publishRecord(record, await token());
}
