/** A reader's first round: a real table with a beginner as opponent, at which this device has a coach. */

import { keep, kept } from "../../device/storage";
import { makeTable, storedSetup } from "../home/tableSetup";

export interface FirstRound {
  readonly id: string;
  readonly isOver: boolean;
  /** The coach was asked to be silent. */
  readonly isQuiet: boolean;
}

const NAME = "first-round";

export function firstRound(): FirstRound | null {
  return kept<FirstRound>(NAME);
}

export function isGuided(tableId: string): boolean {
  const round = firstRound();
  return round?.id === tableId && !round.isQuiet;
}

/** Set up the table, by the edition that was played last; return its id. */
export async function beginFirstRound(): Promise<string> {
  const setup = {
    ...storedSetup("bots"),
    house: { turn_seconds: "off", rounds: "1" },
    opponents: 1,
    bot: "novice",
    casual: true,
    hints: true,
  };
  const id = await makeTable("bots", setup);
  keep(NAME, { id, isOver: false, isQuiet: false } satisfies FirstRound);
  return id;
}

/** Note what became of it; what concerns another table is not noted. */
export function note(tableId: string, change: Partial<FirstRound>): void {
  const round = firstRound();
  if (round?.id === tableId) keep(NAME, { ...round, ...change });
}
