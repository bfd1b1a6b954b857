/** Follow a table by its events, as docs/wire.md tells: the view changes, nothing is asked again. */

import type { Event, RoundView, View } from "../api/wire";

export type TurnEvent = Extract<Event, { type: "played" | "drew" | "timed_out" | "passed" }>;

const TURNS: ReadonlySet<Event["type"]> = new Set(["played", "drew", "timed_out", "passed"]);
const OTHERS: ReadonlySet<Event["type"]> = new Set([
  "salt_sent",
  "came",
  "went",
  "stood_in",
  "reacted",
  "next_asked",
  "clock_moved",
]);

export function isTurn(event: Event): event is TurnEvent {
  return TURNS.has(event.type);
}

/** Whether a client can follow an event by itself; after any other the server sends a view. */
export function isFollowed(event: Event): boolean {
  return TURNS.has(event.type) || OTHERS.has(event.type);
}

/** Return a view after the next event; what needs a new view leaves the old one as it is. */
export function followed(view: View, seq: number, event: Event): View {
  const next = { ...view, seq };
  const { round, table } = view;
  if (event.type === "next_asked")
    return { ...next, table: { ...table, wants_next: [...table.wants_next, event.seat].sort() } };
  if (round === null) return next;
  switch (event.type) {
    case "played":
      return afterTurn(next, event.seat, played(round, view.seat, event.seat, event.table));
    case "drew":
      return afterTurn(next, event.seat, drawn(round, view.seat, event.seat, [event.tile]));
    case "timed_out":
      return afterTurn(next, event.seat, drawn(round, view.seat, event.seat, event.tiles));
    case "passed":
      return afterTurn(next, event.seat, round);
    case "salt_sent":
      return { ...next, round: { ...round, salted: [...round.salted, event.seat].sort() } };
    case "stood_in":
      return { ...next, table: { ...table, wants_pause: [], wants_back: [] } };
    default:
      return next;
  }
}

/** Return the tiles that a turn brought from a rack to the table. */
export function broughtBy(before: readonly string[][], after: readonly string[][]): string[] {
  const there = new Set(before.flat());
  return after.flat().filter((tile) => !there.has(tile));
}

function played(round: RoundView, mine: number | null, seat: number, table: string[][]): RoundView {
  const brought = new Set(broughtBy(round.table, table));
  return {
    ...round,
    table,
    opened: round.opened.map((opened, at) => opened || at === seat),
    rack_sizes: round.rack_sizes.map((size, at) => (at === seat ? size - brought.size : size)),
    rack: seat === mine ? round.rack.filter((tile) => !brought.has(tile)) : round.rack,
  };
}

function drawn(round: RoundView, mine: number | null, seat: number, tiles: string[]): RoundView {
  return {
    ...round,
    pool: round.pool - tiles.length,
    rack_sizes: round.rack_sizes.map((size, at) => (at === seat ? size + tiles.length : size)),
    rack: seat === mine ? [...round.rack, ...tiles] : round.rack,
  };
}

function afterTurn(view: View, seat: number, round: RoundView): View {
  const to_move = (seat + 1) % round.opened.length;
  return {
    ...view,
    table: { ...view.table, wants_pause: [], wants_back: [] },
    round: { ...round, turns: round.turns + 1, to_move },
  };
}
