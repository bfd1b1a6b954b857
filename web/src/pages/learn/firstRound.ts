/** A reader's first round: a real table with a beginner as opponent, at which this device has a coach. */

import { getItem, setItem } from "../../device/storage";
import { createTable, storedSetup } from "../home/tableSetup";

export interface FirstRound {
  readonly id: string;
  readonly isOver: boolean;
  /** The coach was asked to be silent. */
  readonly isQuiet: boolean;
}

const NAME = "first-round";

export function firstRound(): FirstRound | null {
  return getItem<FirstRound>(NAME);
}

export function isGuided(tableId: string): boolean {
  const round = firstRound();
  return round?.id === tableId && !round.isQuiet;
}

/** Set up the table, by the edition that was played last; return its id. */
export async function startFirstRound(): Promise<string> {
  const setup = {
    ...storedSetup("bots"),
    house: { turn_seconds: "off", rounds: "1" },
    opponents: 1,
    bot: "novice",
    casual: true,
    hints: true,
  };
  const tableId = await createTable("bots", setup);
  setItem(NAME, { id: tableId, isOver: false, isQuiet: false } satisfies FirstRound);
  return tableId;
}

/** Note what became of it; what concerns another table is not noted. */
export function updateFirstRound(tableId: string, change: Partial<FirstRound>): void {
  const round = firstRound();
  if (round?.id === tableId) setItem(NAME, { ...round, ...change });
}
