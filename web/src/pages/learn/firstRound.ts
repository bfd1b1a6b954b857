/** First round: a real table with a weak bot and a coach, stored on this device. */

import { getItem, setItem } from "../../device/storage";
import { createTable } from "../home/createTable";
import { storedSetup } from "../home/tableSetup";

export interface FirstRound {
  readonly id: string;
  readonly isOver: boolean;
  /** Whether the coach was switched off. */
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

/** Create the table with the last edition that was played. Return its id. */
export async function startFirstRound(): Promise<string> {
  const setup = {
    ...storedSetup("bots"),
    house: { rounds: "1" },
    clock: false,
    bots: ["novice"],
    casual: true,
    hints: true,
  };
  const tableId = await createTable("bots", setup);
  setItem(NAME, { id: tableId, isOver: false, isQuiet: false } satisfies FirstRound);
  return tableId;
}

/** Update the stored state. Ignore other tables. */
export function updateFirstRound(tableId: string, change: Partial<FirstRound>): void {
  const round = firstRound();
  if (round?.id === tableId) setItem(NAME, { ...round, ...change });
}
