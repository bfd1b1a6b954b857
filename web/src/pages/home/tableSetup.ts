/** How a table is to be: chosen on the front page, remembered for the next time. */

import { ask } from "../../api/client";
import type { NewTable, CreatedTable } from "../../api/http";
import { beginByItself, shareTable } from "../../device/localTables";
import { keep, kept } from "../../device/storage";
import { me, newGuest, token } from "../../players/guest.svelte";

export type Mode = "bots" | "friends" | "pass";

export interface Setup {
  edition: string;
  /** House rules by name, as the server reads them; what is printed is left out. */
  house: Record<string, string>;
  opponents: number;
  bot: string;
  seats: number;
  /** The names of those who share this device. */
  players: string[];
  casual: boolean;
  hints: boolean;
  listed: boolean;
}

const DEFAULT: Setup = {
  edition: "nordic",
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
  return { ...DEFAULT, ...kept<Partial<Setup>>(`setup.${mode}`) };
}

export function rulebookText({ edition, house }: Pick<Setup, "edition" | "house">): string {
  return [edition, ...Object.entries(house).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** Set up a table, and remember how; return its id. */
export async function setUp(mode: Mode, setup: Setup): Promise<string> {
  keep(`setup.${mode}`, setup);
  return makeTable(mode, setup);
}

/** Set up a table; return its id. */
export async function makeTable(mode: Mode, setup: Setup): Promise<string> {
  const { opponents, bot, casual, hints, players } = setup;
  const wish: NewTable = {
    rulebook: rulebookText(setup),
    seats: mode === "bots" ? opponents + 1 : mode === "pass" ? players.length : setup.seats,
    bots: mode === "bots" ? Array.from({ length: opponents }, () => bot) : [],
    listed: mode === "friends" && setup.listed,
    casual,
    hints,
  };
  const others = mode === "pass" ? await Promise.all(players.map(newGuest)) : [];
  const host = others[0]?.token ?? (await token());
  const { id } = await ask<CreatedTable>("POST", "/api/tables", { token: host, body: wish });
  if (mode === "pass") shareTable(id, others);
  if (mode !== "friends") beginByItself(id);
  return id;
}

/** A name for the first player of a device that is handed round. */
export function suggestedPlayers(setup: Setup): string[] {
  const [first = "", ...others] = setup.players;
  return [first || me.name, ...others];
}
