/** Hit testing: from a point and rectangles to a place on the board. */

import type { Place } from "./arrangement";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Geometry {
  readonly rack: Rect | null;
  readonly rackTiles: readonly Rect[];
  readonly pieces: readonly { readonly key: number; readonly tiles: readonly Rect[] }[];
  /** The largest distance from a piece at which a point still belongs to it. */
  readonly reach: number;
}

export function placeAt(x: number, y: number, geometry: Geometry): Place {
  const { rack, rackTiles, pieces, reach } = geometry;
  if (rack && y >= rack.top) return { at: "rack", index: indexAt(x, y, rackTiles) };
  let nearest: { key: number; tiles: readonly Rect[] } | null = null;
  let least = reach;
  for (const piece of pieces) {
    const away = Math.min(...piece.tiles.map((tile) => distance(x, y, tile)));
    if (away < least) [nearest, least] = [piece, away];
  }
  if (nearest) return { at: "piece", key: nearest.key, index: indexAt(x, y, nearest.tiles) };
  const before = pieces.filter(({ tiles }) => comesBefore(tiles, x, y));
  return { at: "table", index: before.length };
}

/** Return the index at which a point would insert a tile into rows of tiles. */
function indexAt(x: number, y: number, tiles: readonly Rect[]): number {
  if (tiles.length === 0) return 0;
  const near = tiles.reduce((best, tile) => (rowsAway(y, tile) < rowsAway(y, best) ? tile : best));
  const row = tiles.filter((tile) => sameRow(tile, near));
  const first = tiles.indexOf(row[0]!);
  return first + row.filter((tile) => (tile.left + tile.right) / 2 < x).length;
}

function comesBefore(tiles: readonly Rect[], x: number, y: number): boolean {
  const first = tiles[0]!;
  if (y < first.top) return false;
  return y > tiles.at(-1)!.bottom || first.left < x;
}

function sameRow(left: Rect, right: Rect): boolean {
  return Math.abs(left.top - right.top) < (left.bottom - left.top) / 2;
}

function rowsAway(y: number, tile: Rect): number {
  return Math.max(tile.top - y, y - tile.bottom, 0);
}

function distance(x: number, y: number, tile: Rect): number {
  return Math.hypot(Math.max(tile.left - x, x - tile.right, 0), rowsAway(y, tile));
}
