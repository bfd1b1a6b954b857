/** Hint on the board: which tiles the next step moves, and where its set will lie. */

import { pieceOf, withSet, type Arrangement, type Piece } from "./arrangement";
import type { Grid, Spot } from "./grid";
import { cellsOf, type Places } from "./places";

export interface HintCell {
  readonly tile: string;
  readonly spot: Spot;
}

export interface HintStep {
  /** The tiles that the step moves, in the order of their numbers. */
  readonly moved: readonly string[];
  /** Where the tiles of the set will lie, if they do not lie there already. */
  readonly cells: readonly HintCell[];
  /** The grid on which there is room for it: its tiles may be smaller than they are now. */
  readonly grid: Grid;
}

/** Return the tiles that move if a set is made: all that do not lie in the piece that becomes it. */
export function movedTiles(now: Arrangement, set: readonly string[]): string[] {
  const made = pieceOf(withSet(now, set), set[0]!);
  const before = now.pieces.find(({ key }) => key === made?.key);
  return set.filter((tile) => !before?.tiles.includes(tile));
}

/**
 * Return the step that makes a set, or null if the set lies there already. `preview` says where
 * pieces would lie. If they need smaller tiles, everything keeps its row and its column.
 */
export function hintStep(
  now: Arrangement,
  places: Places,
  set: readonly string[],
  preview: (pieces: readonly Piece[]) => Places | null,
): HintStep | null {
  const next = withSet(now, set);
  if (next === now) return null;
  const moved = movedTiles(now, set);
  const after = preview(next.pieces);
  if (after === null) return { moved, cells: [], grid: places.grid };
  const lying = cellsOf(places);
  const cells = cellsOf(after);
  const stays = (tile: string, { row, col }: Spot): boolean =>
    lying.get(tile)?.row === row && lying.get(tile)?.col === col;
  return {
    moved,
    grid: after.grid,
    cells: set
      .map((tile) => ({ tile, spot: cells.get(tile)! }))
      .filter(({ tile, spot }) => !stays(tile, spot)),
  };
}
