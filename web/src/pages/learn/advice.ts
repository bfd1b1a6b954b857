/**
 * Advice of the coach: one sentence for the current situation, sometimes with a tip. It knows no
 * rules: the server has found the best turn.
 */

import type { SolutionWithMoves } from "../../api/http";
import { isJoker, sortTiles } from "../../rules/tiles";
import type { Values } from "../../words/words.svelte";

export interface Moment {
  readonly isDealt: boolean;
  readonly isMyTurn: boolean;
  readonly hasOpened: boolean;
  /** The minimum value of the opening. */
  readonly needed: number;
  /** The penalty for a joker on the rack. */
  readonly jokerValue: number;
  readonly pool: number;
  /** The tiles left on the rack in the draft. */
  readonly rack: readonly string[];
  readonly isChanged: boolean;
  readonly isLegal: boolean;
  /** The best turn; null until the server has answered. */
  readonly found: Pick<SolutionWithMoves, "goes_out" | "played" | "steps" | "tiles_played"> | null;
  /** The name of the tile drawn last; empty if the last turn was no draw. */
  readonly drew: string;
  readonly other: {
    readonly name: string;
    readonly tiles: number;
    readonly hasOpened: boolean;
  };
}

export interface Message {
  readonly key: string;
  readonly values?: Values;
}

export interface Advice extends Message {
  /** Tiles shown beside the text: sets, or sorted tiles of the rack. */
  readonly tiles?: readonly (readonly string[])[];
  readonly tip?: Message;
}

const FEW = 3;
const FOUR = 4;

/** Return the advice; null until it is known. */
export function advice(moment: Moment): Advice | null {
  if (!moment.isDealt) return { key: "coach-welcome" };
  if (!moment.isMyTurn) return meanwhile(moment);
  const { found, isLegal, isChanged, rack } = moment;
  if (isLegal) return rack.length === 0 ? { key: "coach-done-wins" } : readyToEnd(moment);
  if (isChanged) return { key: "coach-trying" };
  if (found === null) return null;
  if (found.goes_out) return { key: "coach-go-out" };
  if (found.tiles_played === 0) return nothingToPlay(moment);
  const { tiles_played: count, played, steps } = found;
  if (moment.hasOpened)
    return { key: "coach-play", values: { count }, tiles: [sortTiles(played, "colour")] };
  const values = { needed: moment.needed };
  const sets = steps.filter(({ code }) => code === "lay").map(({ set }) => set);
  return { key: "coach-open-with", values, tiles: sets };
}

function nothingToPlay({ hasOpened, needed, pool, other }: Moment): Advice {
  if (pool === 0) return { key: "coach-pass" };
  if (hasOpened) return { key: "coach-draw" };
  const tip: Message = other.hasOpened
    ? { key: "coach-other-opened", values: { name: other.name } }
    : { key: "coach-tip-slow" };
  return { key: "coach-open-not-yet", values: { needed }, tip };
}

/** The turn is legal: give a tip about which tiles to keep. */
function readyToEnd(moment: Moment): Advice {
  const tip = whatToKeep(moment);
  return tip ? { key: "coach-done", tip } : { key: "coach-done" };
}

function whatToKeep({ hasOpened, rack, jokerValue, found }: Moment): Message | null {
  if (!hasOpened) return { key: "coach-tip-hold" };
  if (rack.some(isJoker)) return { key: "coach-tip-joker", values: { value: jokerValue } };
  return (found?.tiles_played ?? 0) >= FOUR ? { key: "coach-tip-fourth" } : null;
}

function meanwhile({ drew, hasOpened, other }: Moment): Advice {
  const { name, tiles: count } = other;
  if (count <= FEW) return { key: "coach-other-few", values: { name, count } };
  if (drew) return { key: "coach-drew", values: { name, tile: drew } };
  if (other.hasOpened && !hasOpened) return { key: "coach-other-opened", values: { name } };
  return { key: "coach-wait", values: { name } };
}
