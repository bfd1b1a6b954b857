/**
 * Arrangement: the pieces on the table and the tiles on the rack. Pure data and moves, no rules of
 * the game. The caller's `settle` puts the tiles of a changed piece in order.
 */

import type { Spot } from "./grid";

export interface Piece {
  /** Stable identity, so that the piece keeps its place and can be animated. */
  readonly key: number;
  readonly tiles: readonly string[];
  /** Where somebody has put it by hand, or has been offered a place for it. */
  readonly spot?: ChosenSpot;
}

/** A cell that a set was put at. */
export interface ChosenSpot extends Spot {
  /** Whether the board chose the cell, so that the set may move between turns. */
  readonly isOffered?: boolean;
}

export interface Arrangement {
  readonly pieces: readonly Piece[];
  readonly rack: readonly string[];
}

export type Place =
  | { readonly at: "piece"; readonly key: number; readonly index: number }
  | { readonly at: "table"; readonly index: number; readonly spot?: ChosenSpot }
  | {
      readonly at: "rack";
      readonly index: number;
      /** By how many tile widths a tile of the rack was moved to the right. */
      readonly nudge?: number;
    };

/** Sort the tiles of a piece; it may become several pieces. */
export type Settle = (tiles: readonly string[]) => readonly (readonly string[])[];

let lastKey = 0;

export function newPiece(tiles: readonly string[]): Piece {
  lastKey += 1;
  return { key: lastKey, tiles };
}

function newPieceAt(tiles: readonly string[], spot: ChosenSpot | undefined): Piece {
  return spot ? { ...newPiece(tiles), spot } : newPiece(tiles);
}

/** Return the sets on the table. */
export function setsOf(arrangement: Arrangement): string[][] {
  return arrangement.pieces.map((piece) => [...piece.tiles]);
}

/** Return tiles in display order: table first, then rack. */
export function inOrder(arrangement: Arrangement, tiles: ReadonlySet<string>): string[] {
  const all = [...arrangement.pieces.flatMap((piece) => piece.tiles), ...arrangement.rack];
  return all.filter((tile) => tiles.has(tile));
}

/** Return the piece that holds a tile, or null if the tile is on the rack. */
export function pieceOf(arrangement: Arrangement, tile: string): Piece | null {
  return arrangement.pieces.find((piece) => piece.tiles.includes(tile)) ?? null;
}

/**
 * Move tiles together to a place. If the target piece no longer exists, because other players have
 * moved in the meantime, return the arrangement unchanged.
 */
export function move(
  from: Arrangement,
  tiles: readonly string[],
  place: Place,
  settle: Settle,
): Arrangement {
  const isThere = (piece: Piece): boolean => place.at === "piece" && piece.key === place.key;
  if (place.at === "piece" && !from.pieces.some(isThere)) return from;
  const whole = place.at === "table" ? wholePiece(from, tiles) : null;
  if (whole && place.at === "table" && !place.spot) return from;
  const moving = new Set(tiles);
  const stays = (tile: string): boolean => !moving.has(tile);
  const rack = from.rack.filter(stays);
  if (place.at === "rack") {
    const index = countBefore(from.rack, place.index, stays);
    rack.splice(index, 0, ...tiles);
  }
  const pieces = from.pieces.flatMap((piece): Piece[] => {
    const left = piece.tiles.filter(stays);
    if (place.at === "piece" && isThere(piece)) {
      left.splice(countBefore(piece.tiles, place.index, stays), 0, ...tiles);
      const [first = [], ...rest] = settle(left);
      return [{ key: piece.key, tiles: first }, ...rest.map(newPiece)];
    }
    if (piece === whole && place.at === "table") return [{ ...piece, spot: place.spot! }];
    return [left.length === piece.tiles.length ? piece : { key: piece.key, tiles: left }];
  });
  if (place.at === "table" && !whole) {
    const [first = [], ...rest] = settle(tiles);
    pieces.splice(place.index, 0, newPieceAt(first, place.spot), ...rest.map(newPiece));
  }
  return { pieces: pieces.filter((piece) => piece.tiles.length > 0), rack };
}

/** Return the piece that consists of these tiles, or null. */
function wholePiece(from: Arrangement, tiles: readonly string[]): Piece | null {
  const piece = pieceOf(from, tiles[0] ?? "");
  const isWhole =
    piece?.tiles.length === tiles.length && tiles.every((tile) => piece.tiles.includes(tile));
  return isWhole ? piece : null;
}

function countBefore<T>(all: readonly T[], index: number, predicate: (each: T) => boolean): number {
  return all.slice(0, index).filter(predicate).length;
}

/** Whether a set that shares so many tiles with an older one goes on as that one. */
export function goesOn(shared: number, before: readonly string[], now: readonly string[]): boolean {
  return 2 * shared >= Math.min(before.length, now.length);
}

/**
 * Return pieces for sets. A set takes the position and key of the old piece with which it shares
 * the most tiles, unless these are few of both.
 */
export function arrangePieces(
  sets: readonly (readonly string[])[],
  before: readonly Piece[],
): readonly Piece[] {
  const home = new Map(before.flatMap((piece, at) => piece.tiles.map((tile) => [tile, at])));
  const taken = new Set<number>();
  const found = sets.map((tiles) => {
    const shared = new Map<number, number>();
    for (const tile of tiles) {
      const at = home.get(tile);
      if (at !== undefined) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const best = [...shared]
      .filter(([at, count]) => goesOn(count, before[at]!.tiles, tiles))
      .sort((left, right) => right[1] - left[1]);
    return { tiles, candidates: best.map(([at]) => at), most: best[0]?.[1] ?? 0 };
  });
  const placed = new Map<number, readonly string[]>();
  const others: (readonly string[])[] = [];
  for (const { tiles, candidates } of [...found].sort((left, right) => right.most - left.most)) {
    const at = candidates.find((each) => !taken.has(each));
    if (at === undefined) others.push(tiles);
    else {
      taken.add(at);
      placed.set(at, tiles);
    }
  }
  const kept = before.flatMap((piece, at): Piece[] => {
    const tiles = placed.get(at);
    if (tiles === undefined) return [];
    return [sameTiles(tiles, piece.tiles) ? piece : { key: piece.key, tiles }];
  });
  return [...kept, ...sets.filter((tiles) => others.includes(tiles)).map(newPiece)];
}

/** Return the arrangement after tiles from table and rack have made a set. */
export function withSet(now: Arrangement, set: readonly string[]): Arrangement {
  if (now.pieces.some(({ tiles }) => sameTiles(tiles, set))) return now;
  const made = new Set(set);
  const stays = (tile: string): boolean => !made.has(tile);
  const others = now.pieces.map(({ tiles }) => tiles.filter(stays));
  const sets = [...others.filter((tiles) => tiles.length > 0), set];
  return { pieces: arrangePieces(sets, now.pieces), rack: now.rack.filter(stays) };
}

/** Return a rack in its old order, with new tiles at the end. */
export function keepOrder(rack: readonly string[], before: readonly string[]): string[] {
  const there = new Set(rack);
  const known = new Set(before);
  return [...before.filter((tile) => there.has(tile)), ...rack.filter((tile) => !known.has(tile))];
}

export function sameTiles(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((tile, at) => tile === right[at]);
}
