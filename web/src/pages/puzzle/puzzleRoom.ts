/** Room for a puzzle in a page: how high its table is. */

import { gridOf, QUARTERS, type Step } from "../../board/grid";

/** As wide as the rack and the keys beside a wide table, with the gap. */
export const BESIDE = 252;
const WIDE = 700;
const SMALL_TILES: Step = { size: 36, loose: false };
const MIDDLE_TILES: Step = { size: 40, loose: false };
const LARGE_TILES: Step = { size: 44, loose: false };
/** Room to work: two sets of four. */
const SPARE = 2 * (4 * QUARTERS + 1);
/** No row is filled to its end. */
const LOSS = 1.08;

/** Return the height in pixels that the sets of a puzzle need in a page of this width. */
export function puzzleRoom(
  table: readonly (readonly string[])[],
  width: number,
  screenWidth: number,
): number {
  const isWide = screenWidth >= WIDE;
  const space = { width: isWide ? width - BESIDE : width, height: 0, big: false };
  const step = !isWide ? SMALL_TILES : space.width < WIDE ? MIDDLE_TILES : LARGE_TILES;
  const { cols, pitch, margin } = gridOf(step, space);
  const needed = table.reduce((sum, { length }) => sum + length * QUARTERS + 1, SPARE) * LOSS;
  return Math.ceil(needed / Math.max(cols, 1)) * pitch + 2 * margin;
}
