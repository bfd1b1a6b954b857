/** A match to be watched again: what the server tells of it, and what follows from that. */

import type { Replay, ReplayRound } from "../../api/http";

/** How everything lay after some turns. */
export interface Moment {
  readonly table: readonly (readonly string[])[];
  readonly racks: readonly (readonly string[])[];
  readonly pool: number;
}

/** Return all racks with one of them changed. */
export function withRack(
  racks: Moment["racks"],
  seat: number,
  rack: readonly string[],
): Moment["racks"] {
  return racks.map((each, at) => (at === seat ? rack : each));
}

/** Return every moment of a round: the first is the deal, each other one follows a turn. */
export function momentsOf(round: ReplayRound): Moment[] {
  let now: Moment = { table: [], racks: round.racks, pool: round.pool };
  const moments = [now];
  for (const { seat, table, played, drawn } of round.turns) {
    const gone = new Set(played);
    const held = now.racks[seat]!.filter((tile) => !gone.has(tile));
    now = {
      table: table ?? now.table,
      racks: withRack(now.racks, seat, [...held, ...drawn]),
      pool: now.pool - drawn.length,
    };
    moments.push(now);
  }
  return moments;
}

/** Return the numbers of the turns, from 1, in which someone could have gone out and did not. */
export function missedExits(round: ReplayRound): number[] {
  return round.turns.flatMap((turn, at) => (turn.missed_exit ? [at + 1] : []));
}

/** What part of a match is looked at, and from where. */
export interface Sight {
  /** From 1. */
  readonly round: number;
  /** How many turns were made. */
  readonly turn: number;
  /** From whose side; null if all racks lie open. */
  readonly seat: number | null;
}

/** Return what an address shows: what is wrong in it is as if it were not there. */
export function readSight(hash: string, replay: Replay): Sight {
  const told = new URLSearchParams(hash);
  const number = (name: string, low: number, high: number): number | null => {
    const value = Number(told.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= low && value <= high ? value : null;
  };
  const round = number("round", 1, replay.rounds.length) ?? 1;
  const { turns, racks } = replay.rounds[round - 1]!;
  const seat = number("seat", 1, racks.length);
  return {
    round,
    turn: number("turn", 0, turns.length) ?? 0,
    seat: seat === null ? null : seat - 1,
  };
}

/** Return how an address tells what is looked at, in as few words as will do. */
export function sightText({ round, turn, seat }: Sight): string {
  const told = new URLSearchParams();
  if (round > 1) told.set("round", String(round));
  told.set("turn", String(turn));
  if (seat !== null) told.set("seat", String(seat + 1));
  return told.toString();
}
