/** Room for a puzzle in a page: how high its table is, and the margin of its tiles. */

import { gridOf, QUARTERS, type Step } from "../../board/grid";

/** As wide as the rack and the keys beside a wide table, with the gap. */
export const BESIDE = 252;
const WIDE = 700;
const LOW = 560;
const SMALL_TILES: Step = { size: 28, loose: false };
const MIDDLE_TILES: Step = { size: 40, loose: false };
const LARGE_TILES: Step = { size: 44, loose: false };
/** Room to work: a set of four, or two of them on a large screen. */
const SPARE = 4 * QUARTERS + 1;
/** No row is filled to its end. */
const LOSS = 1.08;

export interface PuzzleRoom {
  /** The height that the sets need, in pixels. */
  readonly height: number;
  /** How far the tiles are from the edge of the table, in pixels. */
  readonly margin: number;
}

/** Return the room for the sets of a puzzle in a page of this width. */
export function puzzleRoom(
  table: readonly (readonly string[])[],
  width: number,
  screen: { readonly width: number; readonly height: number },
): PuzzleRoom {
  const isWide = screen.width >= WIDE;
  const isSmall = !isWide || screen.height < LOW;
  const space = { width: isWide ? width - BESIDE : width, height: 0, big: false };
  const step = isSmall ? SMALL_TILES : space.width < WIDE ? MIDDLE_TILES : LARGE_TILES;
  const { cols, pitch, margin } = gridOf(step, space);
  const spare = isSmall ? SPARE : 2 * SPARE;
  const needed = table.reduce((sum, { length }) => sum + length * QUARTERS + 1, spare) * LOSS;
  return { height: Math.ceil(needed / Math.max(cols, 1)) * pitch + 2 * margin, margin };
}
