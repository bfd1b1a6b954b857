/** Table setup: the options for a new table, remembered for the next time. */

import type { Speed } from "../../api/wire";
import { getItem, setItem } from "../../device/storage";
import { guest } from "../../players/guest.svelte";
import { DEFAULT_EDITION } from "../../rules/printed";

export type Mode = "bots" | "friends" | "pass";

export interface Setup {
  edition: string;
  /** House rules by name, as the server reads them. Values of the edition are left out. */
  house: Record<string, string>;
  /** Whether a clock runs, as long as the house rules or the edition say. */
  clock: boolean;
  /** The opponents, in the order of their seats. */
  bots: string[];
  /** How fast bots play. */
  speed: Speed;
  seats: number;
  /** The names of the players who share this device. */
  players: string[];
  casual: boolean;
  hints: boolean;
  listed: boolean;
  /** Whether its rounds count for ratings. */
  rated: boolean;
}

/** There is no clock until somebody wants one: neither against bots nor among friends. */
const DEFAULT: Setup = {
  edition: DEFAULT_EDITION,
  house: {},
  clock: false,
  bots: ["casual", "steady"],
  speed: "normal",
  seats: 4,
  players: ["", ""],
  casual: true,
  hints: true,
  listed: false,
  rated: false,
};

/** A setup that was stored when all opponents were of one kind. */
interface OldSetup {
  opponents?: number;
  bot?: string;
}

export function storedSetup(mode: Mode): Setup {
  const stored = getItem<Partial<Setup> & OldSetup>(`setup.${mode}`) ?? {};
  return { ...DEFAULT, ...upgraded(stored) };
}

/** Return a stored setup in today's form. */
function upgraded({ opponents, bot, ...stored }: Partial<Setup> & OldSetup): Partial<Setup> {
  const { turn_seconds: time, ...house } = stored.house ?? {};
  return {
    ...(bot !== undefined && { bots: Array.from({ length: opponents ?? 2 }, () => bot) }),
    ...(time !== undefined && { clock: time !== "off" }),
    ...stored,
    ...(time === "off" && { house }),
  };
}

export function rulebookText(setup: Pick<Setup, "edition" | "house" | "clock">): string {
  const { edition } = setup;
  const house = setup.clock ? setup.house : { ...setup.house, turn_seconds: "off" };
  return [edition, ...Object.entries(house).map(([name, value]) => `${name}=${value}`)].join(" ");
}

export function rememberSetup(mode: Mode, setup: Setup): void {
  setItem(`setup.${mode}`, setup);
}

/** Return the player names, with the guest's name as the default for the first. */
export function suggestedPlayers(setup: Setup): string[] {
  const [first = "", ...others] = setup.players;
  return [first || guest.name, ...others];
}
