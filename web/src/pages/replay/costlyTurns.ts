/**
 * Costly turns: those that gave chances to win away, and why. The engine compares every turn with the
 * one that had the best chances. Where it cannot, a turn counts that lowered the chances of its
 * player although more tiles could have been played.
 */

import type { ReplayCost, ReplayRound, ReplayTurn } from "../../api/http";
import { isJoker, sortTiles } from "../../rules/tiles";
import type { Values } from "./chart";

/** Why a turn missed tiles, as far as it is known for certain. */
export type Reason = "exit" | "joker" | "drew" | "fewer" | "fed";
/** Why a turn was costly. */
export type CostReason = NonNullable<ReplayCost["reason"]>;

export interface CostlyTurn {
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly seat: number;
  /** The loss in percentage points; null if it is unknown. */
  readonly loss: number | null;
  readonly reason: CostReason;
  /** The tiles that were better played or kept, or that the next player could lay. */
  readonly tiles: readonly string[];
  /** The set that the joker would have joined. */
  readonly to: readonly string[];
}

const MOST = 3;
/** Smaller losses may be sampling errors. */
const MIN_LOSS = 10;

/**
 * Return the costliest turns of a seat or of all, the worst first. Without estimates these are the
 * turns in which somebody could have gone out.
 */
export function costlyTurns(
  { turns }: Pick<ReplayRound, "turns">,
  percents: Values | null,
  seat: number | null,
  costs: readonly ReplayCost[] = [],
): CostlyTurn[] {
  const found = turns.flatMap((turn, at): CostlyTurn[] => {
    if (seat !== null && turn.seat !== seat) return [];
    const loss = lossAt(turns, at, percents, costs);
    const cost = costs[at];
    if (cost) return fromCost(turn, at, cost, loss);
    if (!isAvoidable(turn)) return [];
    if (loss === null ? !turn.missed_exit : loss < MIN_LOSS) return [];
    return [{ turn: at + 1, seat: turn.seat, loss, reason: reasonOf(turn), ...examples(turn) }];
  });
  return found.sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0)).slice(0, MOST);
}

/**
 * Return the chances that a turn gave away, in percentage points: the number on its card and in the
 * list of turns. Null if it is unknown or small, or if the turn could not have been better.
 */
export function lossAt(
  turns: readonly ReplayTurn[],
  at: number,
  percents: Values | null,
  costs: readonly ReplayCost[],
): number | null {
  const [turn, cost] = [turns[at]!, costs[at]];
  if (cost) {
    return cost.reason === null ? null : Math.round(100 * (cost.best_chance - cost.chance));
  }
  const [before, after] = [percents?.[at], percents?.[at + 1]];
  if (!before || !after || !isAvoidable(turn)) return null;
  return before[turn.seat]! - after[turn.seat]!;
}

function fromCost(
  { seat }: ReplayTurn,
  at: number,
  cost: ReplayCost,
  loss: number | null,
): CostlyTurn[] {
  const { reason } = cost;
  if (reason === null) return [];
  return [{ turn: at + 1, seat, loss, reason, ...tilesOf(cost) }];
}

/** A joker is shown with the set that it would have joined. */
function tilesOf({ reason, tiles, best_table }: ReplayCost): Pick<CostlyTurn, "tiles" | "to"> {
  const joker = reason === "joker" ? tiles.find(isJoker) : undefined;
  if (joker === undefined) return { tiles: sortTiles(tiles, "colour"), to: [] };
  return { tiles: [joker], to: best_table.find((set) => set.includes(joker)) ?? [] };
}

/** Whether a turn could have been better; all else is luck. */
function isAvoidable(turn: ReplayTurn): boolean {
  return turn.missed_exit || turn.missed_tiles > 0 || turn.fed.length > 0;
}

/** What the reason for a costly turn depends on. */
type Missed = Pick<ReplayTurn, "best_played" | "missed_exit" | "missed_tiles" | "played">;

/** Return why a turn was costly. */
export function reasonOf(turn: Missed): Reason {
  if (turn.missed_exit) return "exit";
  if (keptJoker(turn)) return "joker";
  if (turn.missed_tiles === 0) return "fed";
  return turn.played.length === 0 ? "drew" : "fewer";
}

function keptJoker({ best_played, played }: Missed): boolean {
  return best_played.some((tile) => isJoker(tile) && !played.includes(tile));
}

function examples(turn: ReplayTurn): Pick<CostlyTurn, "tiles" | "to"> {
  const reason = reasonOf(turn);
  if (reason === "fed") return { tiles: turn.fed, to: [] };
  if (reason === "joker") {
    const joker = turn.best_played.find((tile) => isJoker(tile) && !turn.played.includes(tile))!;
    return { tiles: [joker], to: turn.best_table?.find((set) => set.includes(joker)) ?? [] };
  }
  return { tiles: sortTiles(turn.best_played, "colour"), to: [] };
}
