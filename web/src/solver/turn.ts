/** Turns of the core: asking for the best one, and reading the bytes of the answer. */

import { faceText } from "../rules/tiles";
import type { Core } from "./core";
import { faceOfKind, opensAlone, positionBytes, type Position, type Sets } from "./position";

export const OBJECTIVES = ["tiles", "points", "fewest", "out"] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** A turn in faces. */
export interface Turn {
  readonly tilesPlayed: number;
  readonly pointsPlayed: number;
  readonly jokersPlayed: number;
  /** The whole table afterwards; in an opening that leaves it alone, the new sets. */
  readonly sets: Sets;
  /** The sets that open, where an opening turn may go on. */
  readonly opening: Sets;
}

const KINDS = 53;
/** Where a turn begins in the answer: after the number of nodes. */
const FIRST = 4;

/** Return the best turn, or null if there is none. */
export function bestTurn(core: Core, position: Position, objective: Objective): Turn | null {
  const tiles = positionBytes(position);
  const packed = core.ask("pack_position", tiles, tiles.length);
  const answer = core.ask("best", packed, packed.length, OBJECTIVES.indexOf(objective));
  return answer[FIRST] === 0 ? null : readTurn(answer);
}

function readTurn(bytes: Uint8Array): Turn {
  const number = (at: number): number => bytes[at]! + 256 * bytes[at + 1]!;
  const played = FIRST + 3;
  const sets = played + KINDS;
  const opening = sets + 2 + number(sets);
  const read = (at: number): string[][] => readSets(bytes.subarray(at + 2, at + 2 + number(at)));
  return {
    tilesPlayed: bytes[FIRST]!,
    pointsPlayed: number(FIRST + 1),
    jokersPlayed: bytes[played + KINDS - 1]!,
    sets: read(sets),
    opening: read(opening),
  };
}

function readSets(bytes: Uint8Array): string[][] {
  const sets: string[][] = [];
  for (let at = 0; at < bytes.length; at += 1 + bytes[at]!) {
    const kinds = bytes.subarray(at + 1, at + 1 + bytes[at]!);
    sets.push(Array.from(kinds, faceOfKind));
  }
  return sets;
}

/**
 * Return the best turn that leaves as many sets of the table alone as it can: each set in turn is
 * taken out of the question, and stays out if the best turn without it is as good.
 */
export function calmTurn(core: Core, position: Position, objective: Objective): Turn | null {
  let best = bestTurn(core, position, objective);
  if (best === null || opensAlone(position)) return best;
  let { table } = position;
  const alone: (readonly string[])[] = [];
  for (const set of position.table) {
    const fewer = table.filter((other) => other !== set);
    const turn = bestTurn(core, { ...position, table: fewer }, objective);
    if (turn !== null && isAsGood(turn, best)) {
      table = fewer;
      best = turn;
      alone.push(set.map((tile) => faceText(tile)));
    }
  }
  return { ...best, sets: [...alone, ...best.sets] };
}

function isAsGood(turn: Turn, best: Turn): boolean {
  return (
    turn.tilesPlayed === best.tilesPlayed &&
    turn.pointsPlayed === best.pointsPlayed &&
    turn.jokersPlayed <= best.jokersPlayed
  );
}
