/** Names of seats. */

import { words } from "../words/words.svelte";
import { botName } from "./bots";
import { isBotSeat } from "./isBotSeat";

/** A player: a person or a bot. */
interface Player {
  readonly name: string;
  readonly bot: string | null;
  /** Whether it is a bot that is connected to the server: it has a name like a person. */
  readonly program?: boolean;
}

export interface SeatName {
  readonly name: string;
  /** The number of a bot, if there are several of its kind. */
  readonly number: number | null;
}

export function seatLabels(seats: readonly Player[]): SeatName[] {
  const plain = seats.map(({ name, bot, program }) => {
    if (bot !== null) return botName(bot);
    const shown = name || words("app-someone");
    return program ? words("program-name", { name: shown }) : shown;
  });
  return plain.map((name, seat) => {
    const isAlone = plain.filter((other) => other === name).length === 1;
    if (seats[seat]!.bot === null || isAlone) return { name, number: null };
    return { name, number: plain.slice(0, seat + 1).filter((other) => other === name).length };
  });
}

/** Return a unique name for every seat. */
export function seatNames(seats: readonly Player[]): string[] {
  return seatLabels(seats).map(({ name, number }) =>
    number === null ? name : `${name} ${number}`,
  );
}

/**
 * Return a name for every seat, also for people who were not at the table: somebody without a name
 * is called by the animal. The catalogue "people" must be loaded.
 */
export function publicNames(seats: readonly (Player & { readonly face: string })[]): string[] {
  return seatNames(
    seats.map((seat) =>
      isBotSeat(seat) || seat.name || !seat.face
        ? seat
        : { ...seat, name: words(`face-${seat.face}`) },
    ),
  );
}
