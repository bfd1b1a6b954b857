/** Hint on the board: which tiles the next step moves, and where its set will lie. */

import { pieceOf, withSet, type Arrangement, type Piece } from "./arrangement";
import type { Spot } from "./grid";
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
}

/** Return the tiles that move if a set is made: all that do not lie in the piece that becomes it. */
export function movedTiles(now: Arrangement, set: readonly string[]): string[] {
  const made = pieceOf(withSet(now, set), set[0]!);
  const before = now.pieces.find(({ key }) => key === made?.key);
  return set.filter((tile) => !before?.tiles.includes(tile));
}

/**
 * Return the step that makes a set, or null if the set lies there already. `preview` says where
 * pieces would lie. If they would need smaller tiles, the step has no cells.
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
  if (after?.grid.size !== places.grid.size) return { moved, cells: [] };
  const lying = cellsOf(places);
  const cells = cellsOf(after);
  const stays = (tile: string, { row, col }: Spot): boolean =>
    lying.get(tile)?.row === row && lying.get(tile)?.col === col;
  return {
    moved,
    cells: set
      .map((tile) => ({ tile, spot: cells.get(tile)! }))
      .filter(({ tile, spot }) => !stays(tile, spot)),
  };
}
