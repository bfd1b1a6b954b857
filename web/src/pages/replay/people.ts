/** People of a replay: the name, face and colour of every seat. */

import type { ReplayWithSeats } from "../../api/http";
import { ANIMALS, PLAYER_COLOURS } from "../../players/faces";
import { publicNames } from "../../players/seatNames";
import { words } from "../../words/words.svelte";
import { isBotSeat } from "../../players/isBotSeat";

export interface ReplayPerson {
  readonly name: string;
  readonly face: string;
  readonly colour: string;
  readonly isBot: boolean;
}

type Seats = Partial<ReplayWithSeats>["seats"];

/** Return who sat on each seat. A record that was pasted names nobody. */
export function replayPeople(seats: Seats, count: number): ReplayPerson[] {
  const names = seats?.length ? publicNames(seats) : [];
  return Array.from({ length: count }, (_, seat) => ({
    name: names[seat] ?? words("new-player", { number: seat + 1 }),
    face: seats?.[seat]?.face || ANIMALS[seat % ANIMALS.length]!,
    colour: seats?.[seat]?.colour || PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!,
    isBot: isBotSeat(seats?.[seat]),
  }));
}

/** Return the seat of this device's guest, by the name, or the only person's; null if unknown. */
export function ownSeat(seats: Seats, guestName: string): number | null {
  const people = (seats ?? []).flatMap((each, seat) => (isBotSeat(each) ? [] : [seat]));
  if (people.length === 1) return people[0]!;
  const named = people.filter((seat) => guestName !== "" && seats![seat]!.name === guestName);
  return named.length === 1 ? named[0]! : null;
}
