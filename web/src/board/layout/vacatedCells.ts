/** Vacated cells: where tiles lay before others moved them to another set. */

import type { Piece } from "./arrangement";
import { cellsOf } from "./cells";
import { QUARTERS, type Spot } from "./grid";
import type { TableLayout } from "./tableLayout";

/** A cell belongs to the set of a tile that is no further away, in quarters. */
const BESIDE = QUARTERS + 1;

/** Return where tiles lay that are now in another piece, and where others had left before. */
export function vacatedCells(
  known: TableLayout | null,
  pieces: readonly Piece[],
): Map<string, Spot> {
  if (known === null || pieces.length === 0) return new Map();
  const left = new Map(known.left);
  const cells = cellsOf(known);
  const home = new Map(known.pieces.flatMap(({ key, tiles }) => tiles.map((tile) => [tile, key])));
  for (const { key, tiles } of pieces)
    for (const tile of tiles) {
      const cell = cells.get(tile);
      if (cell && home.get(tile) !== key) left.set(tile, cell);
    }
  return left;
}

/**
 * Return spots that have followed the tiles beside them, which may lie elsewhere now. If all sets
 * were laid again, a spot beside no tile means nothing any more.
 */
export function carriedSpots(
  spots: ReadonlyMap<string, Spot>,
  then: ReadonlyMap<string, Spot>,
  now: ReadonlyMap<string, Spot>,
  isLaidAgain: boolean,
): Map<string, Spot> {
  const ways = [...then].flatMap(([tile, from]) => {
    const to = now.get(tile);
    return to ? [{ from, rows: to.row - from.row, cols: to.col - from.col }] : [];
  });
  if (ways.every(({ rows, cols }) => rows === 0 && cols === 0)) return new Map(spots);
  return new Map(
    [...spots].flatMap(([tile, spot]) => {
      const way = nearest(ways, spot);
      if (way) return [[tile, { row: spot.row + way.rows, col: spot.col + way.cols }]];
      return isLaidAgain ? [] : [[tile, spot]];
    }),
  );
}

function nearest<Way extends { readonly from: Spot }>(
  ways: readonly Way[],
  { row, col }: Spot,
): Way | undefined {
  const away = ({ from }: Way): number => Math.abs(from.col - col);
  const [first] = ways
    .filter((way) => way.from.row === row && away(way) <= BESIDE)
    .sort((left, right) => away(left) - away(right));
  return first;
}
