/** Table setup: the options for a new table, remembered for the next time. */

import { request } from "../../api/client";
import type { NewTable, CreatedTable } from "../../api/http";
import { saveLocalTable, startAutomatically } from "../../device/localTables";
import { getItem, setItem } from "../../device/storage";
import { createGuest, guest, guestToken } from "../../players/guest.svelte";
import { DEFAULT_EDITION } from "../../rules/printed";

export type Mode = "bots" | "friends" | "pass";

export interface Setup {
  edition: string;
  /** House rules by name, as the server reads them. Values of the edition are left out. */
  house: Record<string, string>;
  opponents: number;
  bot: string;
  seats: number;
  /** The names of the players who share this device. */
  players: string[];
  casual: boolean;
  hints: boolean;
  listed: boolean;
}

const DEFAULT: Setup = {
  edition: DEFAULT_EDITION,
  house: {},
  opponents: 2,
  bot: "casual",
  seats: 4,
  players: ["", ""],
  casual: true,
  hints: true,
  listed: false,
};

export function storedSetup(mode: Mode): Setup {
  return { ...DEFAULT, ...getItem<Partial<Setup>>(`setup.${mode}`) };
}

export function rulebookText({ edition, house }: Pick<Setup, "edition" | "house">): string {
  return [edition, ...Object.entries(house).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** Create a table and remember the setup. Return the table id. */
export async function createAndRemember(mode: Mode, setup: Setup): Promise<string> {
  setItem(`setup.${mode}`, setup);
  return createTable(mode, setup);
}

/** Create a table. Return its id. */
export async function createTable(mode: Mode, setup: Setup): Promise<string> {
  const { opponents, bot, casual, hints, players } = setup;
  const newTable: NewTable = {
    rulebook: rulebookText(setup),
    seats: mode === "bots" ? opponents + 1 : mode === "pass" ? players.length : setup.seats,
    bots: mode === "bots" ? Array.from({ length: opponents }, () => bot) : [],
    listed: mode === "friends" && setup.listed,
    casual,
    hints,
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

/** Return the player names, with the guest's name as the default for the first. */
export function suggestedPlayers(setup: Setup): string[] {
  const [first = "", ...others] = setup.players;
  return [first || guest.name, ...others];
}
