/**
 * What a friend beside a beginner would say at this moment: one sentence, now and then a tip.
 * Knows no rule of the game: what can be played, the server has found.
 */

import type { SolutionWithMoves } from "../../api/http";
import { isJoker } from "../../rules/tiles";
import type { Values } from "../../words/words.svelte";

export interface Moment {
  readonly isDealt: boolean;
  readonly isMyTurn: boolean;
  readonly hasOpened: boolean;
  /** What the opening must be worth. */
  readonly needed: number;
  /** What a joker left on the rack costs. */
  readonly jokerValue: number;
  readonly pool: number;
  /** What is left on the rack as the turn lies now. */
  readonly rack: readonly string[];
  readonly isTouched: boolean;
  readonly isLegal: boolean;
  /** Null until the server has looked. */
  readonly found: Pick<SolutionWithMoves, "goes_out" | "played" | "tiles_played"> | null;
  /** What was drawn last, in words; empty if the last turn was another. */
  readonly drew: string;
  readonly other: {
    readonly name: string;
    readonly tiles: number;
    readonly hasOpened: boolean;
  };
}

export interface Saying {
  readonly key: string;
  readonly values?: Values;
}

export interface Advice extends Saying {
  /** Shown beside the words. */
  readonly tiles?: readonly string[];
  readonly tip?: Saying;
}

const FEW = 3;
const FOUR = 4;

/** Return what to say; null while it is not known yet. */
export function advice(moment: Moment): Advice | null {
  if (!moment.isDealt) return { key: "coach-welcome" };
  if (!moment.isMyTurn) return meanwhile(moment);
  const { found, isLegal, isTouched, rack } = moment;
  if (isLegal) return rack.length === 0 ? { key: "coach-done-wins" } : readyToEnd(moment);
  if (isTouched) return { key: "coach-trying" };
  if (found === null) return null;
  if (found.goes_out) return { key: "coach-go-out" };
  if (found.tiles_played === 0) return nothingToPlay(moment);
  const { tiles_played: count, played: tiles } = found;
  if (moment.hasOpened) return { key: "coach-play", values: { count }, tiles };
  const values = { needed: moment.needed };
  return { key: "coach-open-with", values, tiles };
}

function nothingToPlay({ hasOpened, needed, pool, other }: Moment): Advice {
  if (pool === 0) return { key: "coach-pass" };
  if (hasOpened) return { key: "coach-draw" };
  const tip: Saying = other.hasOpened
    ? { key: "coach-other-opened", values: { name: other.name } }
    : { key: "coach-tip-slow" };
  return { key: "coach-open-not-yet", values: { needed }, tip };
}

/** A turn that could end, or go on: the moment to think about what to keep. */
function readyToEnd(moment: Moment): Advice {
  const tip = whatToKeep(moment);
  return tip ? { key: "coach-done", tip } : { key: "coach-done" };
}

function whatToKeep({ hasOpened, rack, jokerValue, found }: Moment): Saying | null {
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
