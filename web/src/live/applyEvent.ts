/** Event folding: applies events to a view, as docs/wire.md specifies. */

import type { Event, Recap, RoundView, View } from "../api/wire";

export type TurnEvent = Extract<Event, { type: "played" | "drew" | "timed_out" | "passed" }>;

const TURN_EVENTS: ReadonlySet<Event["type"]> = new Set(["played", "drew", "timed_out", "passed"]);
const OTHER_EVENTS: ReadonlySet<Event["type"]> = new Set([
  "salt_sent",
  "came",
  "went",
  "stood_in",
  "reacted",
  "next_asked",
  "clock_moved",
]);

export function isTurnEvent(event: Event): event is TurnEvent {
  return TURN_EVENTS.has(event.type);
}

/** Whether the client can apply an event itself. After any other event the server sends a view. */
export function isApplicable(event: Event): boolean {
  return TURN_EVENTS.has(event.type) || OTHER_EVENTS.has(event.type);
}

/** Return the view after an event. Events that need a new view change only `seq`. */
export function applyEvent(view: View, seq: number, event: Event): View {
  const next = { ...view, seq };
  const { round, table } = view;
  if (event.type === "next_asked")
    return { ...next, table: { ...table, wants_next: [...table.wants_next, event.seat].sort() } };
  if (round === null) return next;
  switch (event.type) {
    case "played":
      return afterTurn(next, event, afterPlay(round, view.seat, event.seat, event.table));
    case "drew":
      return afterTurn(next, event, afterDraw(round, view.seat, event.seat, [event.tile]));
    case "timed_out":
      return afterTurn(next, event, afterTimeOut(round, view.seat, event.seat, event.tiles));
    case "passed":
      return afterTurn(next, event, { ...round, passes: round.passes + 1 });
    case "salt_sent":
      return { ...next, round: { ...round, salted: [...round.salted, event.seat].sort() } };
    case "stood_in":
      return { ...next, table: { ...table, wants_pause: [], wants_back: [] } };
    default:
      return next;
  }
}

/** Return the tiles that a turn played from the rack. */
export function tilesPlayed(before: readonly string[][], after: readonly string[][]): string[] {
  const there = new Set(before.flat());
  return after.flat().filter((tile) => !there.has(tile));
}

function afterPlay(
  round: RoundView,
  mine: number | null,
  seat: number,
  table: string[][],
): RoundView {
  const played = new Set(tilesPlayed(round.table, table));
  return {
    ...round,
    table,
    passes: 0,
    opened: round.opened.map((opened, at) => opened || at === seat),
    rack_sizes: round.rack_sizes.map((size, at) => (at === seat ? size - played.size : size)),
    rack: seat === mine ? round.rack.filter((tile) => !played.has(tile)) : round.rack,
  };
}

function afterDraw(
  round: RoundView,
  mine: number | null,
  seat: number,
  tiles: string[],
): RoundView {
  return {
    ...round,
    pool: round.pool - tiles.length,
    rack_sizes: round.rack_sizes.map((size, at) => (at === seat ? size + tiles.length : size)),
    rack: seat === mine ? [...round.rack, ...tiles] : round.rack,
  };
}

/** Return the round after a seat ran out of time; without a pool that counts as a pass. */
function afterTimeOut(
  round: RoundView,
  mine: number | null,
  seat: number,
  tiles: string[],
): RoundView {
  const passes = round.pool > 0 ? round.passes : round.passes + 1;
  return afterDraw({ ...round, passes }, mine, seat, tiles);
}

function afterTurn(view: View, event: TurnEvent, round: RoundView): View {
  const seats = round.opened.length;
  return {
    ...view,
    table: { ...view.table, wants_pause: [], wants_back: [] },
    round: {
      ...round,
      turns: round.turns + 1,
      quiet: round.quiet.map((turns, at) => {
        if (at !== event.seat) return turns;
        return event.type === "played" ? 0 : turns + 1;
      }),
      to_move: (event.seat + 1) % seats,
      recap:
        event.seat === view.seat
          ? { before: round.table, turns: [] }
          : afterOthersTurn(round.recap, event, seats),
    },
  };
}

/** Return a recap after one more turn. Spectators keep one turn of every seat. */
function afterOthersTurn({ before, turns }: Recap, event: TurnEvent, seats: number): Recap {
  const all = [...turns, event];
  const first = Math.max(0, all.length - seats);
  const dropped = all.slice(0, first).findLast((turn) => turn.type === "played");
  return { before: dropped?.table ?? before, turns: all.slice(first) };
}
