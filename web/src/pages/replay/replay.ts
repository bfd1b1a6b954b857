/** Replay: moments, and the position in the address. */

import type { Replay, ReplayRound } from "../../api/http";

/** A moment of a round: the state after a number of turns. */
export interface Moment {
  readonly table: readonly (readonly string[])[];
  readonly racks: readonly (readonly string[])[];
  readonly pool: number;
}

/** Return all racks with one of them replaced. */
export function withRack(
  racks: Moment["racks"],
  seat: number,
  rack: readonly string[],
): Moment["racks"] {
  return racks.map((each, at) => (at === seat ? rack : each));
}

/** Return all moments of a round: the deal, then one after each turn. */
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

/** Position in a replay. */
export interface ReplayPosition {
  /** The number of the round, from 1. */
  readonly round: number;
  /** The number of turns made. */
  readonly turn: number;
  /** The seat whose view is shown; null if all racks are shown. */
  readonly seat: number | null;
}

/** Read the position from the hash of the address. Invalid values are ignored. */
export function readPosition(hash: string, replay: Replay): ReplayPosition {
  const parameters = new URLSearchParams(hash);
  const number = (name: string, low: number, high: number): number | null => {
    const value = Number(parameters.get(name) ?? Number.NaN);
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

/** Return the position as the hash of the address. */
export function positionText({ round, turn, seat }: ReplayPosition): string {
  const parameters = new URLSearchParams();
  if (round > 1) parameters.set("round", String(round));
  parameters.set("turn", String(turn));
  if (seat !== null) parameters.set("seat", String(seat + 1));
  return parameters.toString();
}
