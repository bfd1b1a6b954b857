/** What those at a table are called. */

import { words } from "../words/words.svelte";
import { botName } from "./bots";

/** Whoever sits there: a person, or a bot of some kind. */
interface Sitting {
  readonly name: string;
  readonly bot: string | null;
}

export interface SeatName {
  readonly name: string;
  /** Tells bots of one kind apart. */
  readonly number: number | null;
}

export function seatLabels(seats: readonly Sitting[]): SeatName[] {
  const plain = seats.map(({ name, bot }) =>
    bot === null ? name || words("app-someone") : botName(bot),
  );
  return plain.map((name, seat) => {
    const isAlone = plain.filter((other) => other === name).length === 1;
    if (seats[seat]!.bot === null || isAlone) return { name, number: null };
    return { name, number: plain.slice(0, seat + 1).filter((other) => other === name).length };
  });
}

/** Return a name for every seat. */
export function seatNames(seats: readonly Sitting[]): string[] {
  return seatLabels(seats).map(({ name, number }) =>
    number === null ? name : `${name} ${number}`,
  );
}
