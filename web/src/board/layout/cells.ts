/** Cells of single tiles on the grid of the table. */

import type { Piece } from "./arrangement";
import type { Spot } from "./grid";
import { stepIn, type Bounds, type Slots } from "./slots";

/** Sets, and where they lie. */
export interface LyingSets {
  readonly pieces: readonly Piece[];
  readonly slots: Slots;
  readonly grid: Bounds;
}

/** Return the cell of every tile. */
export function cellsOf({ pieces, slots, grid }: LyingSets): Map<string, Spot> {
  return new Map(
    pieces.flatMap(({ key, tiles }) => {
      const { row, col } = slots.get(key)!;
      const step = stepIn(grid, tiles.length);
      return tiles.map((tile, at) => [tile, { row, col: col + step * at }] as const);
    }),
  );
}
