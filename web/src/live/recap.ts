/** Recap: what a turn changed on the table, and the turns since the player's own last one. */

import type { Event, Recap, RoundView } from "../api/wire";
import { arrangePieces, newPiece } from "../board/layout/arrangement";
import { ANY_RULES, readSet } from "../rules/sets";
import { faceOf, isJoker } from "../rules/tiles";
import { isTurnEvent } from "./applyEvent";

type Table = readonly (readonly string[])[];

/** A tile that went from one set to another. */
export interface TileMove {
  readonly tile: string;
  /** The set that it left, as it was. */
  readonly from: readonly string[];
  /** The set that it joined, as it is now. */
  readonly to: readonly string[];
}

/** Tiles that went together from one set to another. */
export interface MovedTiles {
  readonly tiles: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A joker that stays in its set and stands for another tile there. */
export interface JokerChange {
  readonly tile: string;
  /** The face that it stands for now. */
  readonly face: string;
  /** Its set, as it is now. */
  readonly set: readonly string[];
}

export interface TableChange {
  /** Tiles from the rack. */
  readonly brought: readonly string[];
  readonly moves: readonly TileMove[];
  readonly jokers: readonly JokerChange[];
  /** Sets that hold a brought or moved tile or such a joker, as they are now. */
  readonly sets: Table;
}

export interface RecapTurn extends TableChange {
  readonly seat: number;
  readonly did: "played" | "drew" | "timed_out" | "passed";
  /** The number of tiles that were drawn. */
  readonly drawn: number;
  readonly before: Table;
  readonly after: Table;
}

/**
 * Return what changed between two tables. A set goes on as the set with which it shares most
 * tiles; all other tiles that were on the table have moved.
 */
export function tableChange(before: Table, after: Table): TableChange {
  const pieces = before.map(newPiece);
  const home = new Map(pieces.flatMap((piece) => piece.tiles.map((tile) => [tile, piece])));
  const brought: string[] = [];
  const moves: TileMove[] = [];
  const jokers: JokerChange[] = [];
  const sets: (readonly string[])[] = [];
  for (const { key, tiles } of arrangePieces(after, pieces)) {
    const joined = tiles.filter((tile) => home.get(tile)?.key !== key);
    const changed = tiles.filter(isJoker).flatMap((tile): JokerChange[] => {
      const was = home.get(tile);
      const face = faceInRun(tile, tiles);
      const isChanged = was?.key === key && face !== null && face !== faceInRun(tile, was.tiles);
      return isChanged ? [{ tile, face, set: tiles }] : [];
    });
    jokers.push(...changed);
    if (joined.length > 0 || changed.length > 0) sets.push(tiles);
    for (const tile of joined) {
      const from = home.get(tile);
      if (from === undefined) brought.push(tile);
      else moves.push({ tile, from: from.tiles, to: tiles });
    }
  }
  return { brought, moves, jokers, sets };
}

/** Return the face that a joker stands for in a run; null in other sets. */
function faceInRun(joker: string, set: readonly string[]): string | null {
  const at = set.findIndex((tile) => !isJoker(tile));
  if (at < 0 || readSet(set, ANY_RULES).kind !== "run") return null;
  const { colour, number } = faceOf(set[at]!);
  return `${colour}${number + set.indexOf(joker) - at}`;
}

/** Return moves by the sets that the tiles left and joined, in the order of the first ones. */
export function movesBySets(moves: readonly TileMove[]): MovedTiles[] {
  const found = new Map<string, MovedTiles>();
  for (const { tile, from, to } of moves) {
    const ways = [from, to].join(">");
    const tiles = [...(found.get(ways)?.tiles ?? []), tile];
    found.set(ways, { tiles, from, to });
  }
  return [...found.values()];
}

/** Return the tiles that moved from one set to another. */
export function tilesMoved(before: Table, after: Table): string[] {
  return tableChange(before, after).moves.map(({ tile }) => tile);
}

/** Return a turn as an entry of the recap; null if the event is no turn. */
export function recapTurn(event: Event, { table }: Pick<RoundView, "table">): RecapTurn | null {
  if (!isTurnEvent(event)) return null;
  const after = event.type === "played" ? event.table : table;
  const drawn = event.type === "drew" ? 1 : event.type === "timed_out" ? event.tiles.length : 0;
  const change = tableChange(table, after);
  return { ...change, seat: event.seat, did: event.type, drawn, before: table, after };
}

/**
 * Return the turns of a view's recap. Turns that are known already stay the same objects, so that
 * whoever steps through them is not interrupted by a new view.
 */
export function recapTurns(
  { before, turns }: Recap,
  known: readonly RecapTurn[] = [],
): readonly RecapTurn[] {
  let table: RoundView["table"] = before;
  const found: RecapTurn[] = [];
  for (const event of turns) {
    const turn = recapTurn(event, { table });
    if (turn === null) continue;
    found.push(known.find((one) => isSameTurn(one, turn)) ?? turn);
    if (event.type === "played") table = event.table;
  }
  const isKnown = found.length === known.length && found.every((turn, at) => turn === known[at]);
  return isKnown ? known : found;
}

function isSameTurn(one: RecapTurn, other: RecapTurn): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
