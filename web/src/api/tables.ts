/** Own tables: those of the guest on the server, and those of this device. */

import { isFolder } from "../navigation/site";
import { storedTables } from "../pocket/place";
import { ApiError, request } from "./client";
import type { TableSummary } from "./http";

export { forgetDevice } from "../pocket/place";

/** Return the tables where the guest has a seat. Players who share the device have their own list. */
export async function fetchOwnTables(token: string | null): Promise<TableSummary[]> {
  const here = (await storedTables<TableSummary>()).filter(({ seat }) => seat !== null);
  if (isFolder || !token) return here;
  const known = new Set(here.map(({ id }) => id));
  try {
    const there = await request<TableSummary[]>("GET", "/api/me/tables", {
      token,
      isServers: true,
    });
    return [...there.filter(({ id, seat }) => seat !== null && !known.has(id)), ...here];
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return here;
    throw error;
  }
}
