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
}

/** Return the place of a point; `spot` is the cell of the table where new pieces begin. */
export function placeAt(x: number, y: number, spot: Spot, geometry: Geometry): Place {
  const { table, rack, pieces, reach } = geometry;
  if (rack && distance(x, y, rack.rect) <= distance(x, y, table))
    return { at: "rack", index: indexAt(x, y, rack) };
  let nearest: (typeof pieces)[number] | null = null;
  let least = reach;
  for (const piece of pieces) {
    const away = Math.min(...piece.tiles.map(({ rect }) => distance(x, y, rect)));
    if (away < least) [nearest, least] = [piece, away];
  }
  if (nearest) return { at: "piece", key: nearest.key, index: indexAt(x, y, nearest) };
  return { at: "table", index: pieces.length, spot };
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
