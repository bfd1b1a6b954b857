/** Hit testing: from a point and rectangles to a place on the board. */

import type { Place } from "./arrangement";
import type { Spot } from "./grid";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A tile that stays where it is during the drag. */
export interface TileRect {
  readonly rect: Rect;
  /** Its index in its piece or on the rack. */
  readonly index: number;
}

export interface Row {
  readonly tiles: readonly TileRect[];
  /** The number of all tiles, with those in the hand. */
  readonly length: number;
}

export interface Geometry {
  readonly table: Rect;
  readonly rack: (Row & { readonly rect: Rect }) | null;
  readonly pieces: readonly (Row & { readonly key: number })[];
  /** The largest distance from a piece at which a point still belongs to it. */
  readonly reach: number;
  /** The largest gap between tiles in the hand and a piece that they join. */
  readonly gap: number;
}

/** Tiles in the hand. */
export interface Hand {
  /** The point that decides where they go. */
  readonly x: number;
  readonly y: number;
  readonly rect: Rect;
  /** Whether they make a set with a piece, or may do so soon. */
  joins(key: number): boolean;
}

/**
 * Return the place of tiles in the hand; `spot` is the cell of the table where new pieces begin.
 * A piece that they join and lie beside comes first, because next to another piece the point may
 * already lie on that one. Otherwise the piece at the point is meant.
 */
export function placeAt(hand: Hand, spot: Spot, geometry: Geometry): Place {
  const { x, y } = hand;
  const { table, rack, pieces, reach, gap } = geometry;
  if (rack && distance(x, y, rack.rect) <= distance(x, y, table))
    return { at: "rack", index: indexAt(x, y, rack) };
  const near = pieces
    .map((piece) => ({ piece, away: awayFrom(x, y, piece) }))
    .sort((left, right) => left.away - right.away);
  const found =
    near.find(({ piece, away }) => {
      const isNear = away < reach || gapBeside(hand.rect, piece) <= gap;
      return isNear && hand.joins(piece.key);
    }) ?? near.find(({ away }) => away < reach);
  if (found) return { at: "piece", key: found.piece.key, index: indexAt(x, y, found.piece) };
  return { at: "table", index: pieces.length, spot };
}

function awayFrom(x: number, y: number, { tiles }: Row): number {
  return Math.min(...tiles.map(({ rect }) => distance(x, y, rect)));
}

/** Return the gap between tiles in the hand and those of a piece at the same height. */
function gapBeside(hand: Rect, { tiles }: Row): number {
  const beside = tiles.filter(({ rect }) => sameRow(rect, hand));
  return Math.min(
    ...beside.map(({ rect }) => Math.max(rect.left - hand.right, hand.left - rect.right, 0)),
  );
}

/** Return the index at which a point would insert a tile into rows of tiles. */
function indexAt(x: number, y: number, { tiles, length }: Row): number {
  if (tiles.length === 0) return length;
  const rects = tiles.map(({ rect }) => rect);
  const near = rects.reduce((best, rect) => (rowsAway(y, rect) < rowsAway(y, best) ? rect : best));
  const row = tiles.filter(({ rect }) => sameRow(rect, near));
  const after = row.find(({ rect }) => (rect.left + rect.right) / 2 >= x);
  return after?.index ?? row.at(-1)!.index + 1;
}

function sameRow(left: Rect, right: Rect): boolean {
  return Math.abs(left.top - right.top) < (left.bottom - left.top) / 2;
}

function rowsAway(y: number, tile: Rect): number {
  return Math.max(tile.top - y, y - tile.bottom, 0);
}

/** Return the distance of a point from a rectangle; 0 inside. */
export function distance(x: number, y: number, tile: Rect): number {
  return Math.hypot(Math.max(tile.left - x, x - tile.right, 0), rowsAway(y, tile));
}

/** Whether two rectangles have a point in common. */
export function overlap(left: Rect, right: Rect): boolean {
  return (
    left.left < right.right &&
    right.left < left.right &&
    left.top < right.bottom &&
    right.top < left.bottom
  );
}
