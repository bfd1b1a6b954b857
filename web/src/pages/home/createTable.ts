/** A new table by its setup. Pages load this when somebody wants one. */

import { request } from "../../api/client";
import type { CreatedTable, NewTable } from "../../api/http";
import { saveLocalTable, startAutomatically } from "../../device/localTables";
import { createGuest, guestToken } from "../../players/guest.svelte";
import { rememberSetup, rulebookText, type Mode, type Setup } from "./tableSetup";

/** Create a table and remember the setup. Return the table id. */
export async function createAndRemember(mode: Mode, setup: Setup): Promise<string> {
  rememberSetup(mode, setup);
  return createTable(mode, setup);
}

/** Create a table. Return its id. */
export async function createTable(mode: Mode, setup: Setup): Promise<string> {
  const { casual, hints, players, speed } = setup;
  const bots = mode === "bots" ? setup.bots : [];
  const newTable: NewTable = {
    rulebook: rulebookText(setup),
    seats: mode === "bots" ? bots.length + 1 : mode === "pass" ? players.length : setup.seats,
    bots,
    listed: mode === "friends" && setup.listed,
    casual,
    hints,
    speed,
    rated: mode !== "pass" && setup.rated,
  };
  const others =
    mode === "pass" ? await Promise.all(players.map((name) => createGuest({ name }))) : [];
  const host = others[0]?.token ?? (await guestToken());
  const { id: tableId } = await request<CreatedTable>("POST", "/api/tables", {
    token: host,
    body: newTable,
  });
  if (mode === "pass") saveLocalTable(tableId, others);
  if (mode !== "friends") startAutomatically(tableId);
  return tableId;
}
