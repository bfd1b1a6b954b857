/** Free spot on the table: where a panel lies that covers no set, or as little of them as it can. */

import { pixelsOf, QUARTERS, tileHeight } from "../../board/layout/grid";
import { widthIn } from "../../board/layout/slots";
import type { TableLayout } from "../../board/layout/tableLayout";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly left: number;
  readonly top: number;
}

type Box = Point & Size;

/** From the edges of the table, and from sets. */
const APART = 6;
/** How far two places lie apart that are tried one after the other. */
const STEP = 8;
/** Covering a set of which the panel speaks is so much worse. */
const MEANT = 100;

/** Return the lowest free place for a panel that speaks of some tiles, at the right if it can be. */
export function freeSpot(layout: TableLayout, panel: Size, tiles: ReadonlySet<string>): Point {
  const { width, height } = layout.space;
  const right = Math.max(0, width - panel.width - APART);
  const bottom = Math.max(0, height - panel.height - APART);
  const sets = setBoxes(layout, tiles);
  let best: Point = { left: right, top: bottom };
  let least = Infinity;
  for (let top = bottom; top >= 0; top -= STEP)
    for (const left of [right, right / 2, Math.min(APART, right)]) {
      const covered = sets.reduce(
        (sum, { box, weight }) => sum + weight * common(box, { left, top, ...panel }),
        0,
      );
      if (covered < least) [best, least] = [{ left, top }, covered];
    }
  return best;
}

/** Return what sets take of the table; words may stand beside those that are meant. */
function setBoxes(
  layout: TableLayout,
  tiles: ReadonlySet<string>,
): { readonly box: Box; readonly weight: number }[] {
  const { grid, pieces, slots } = layout;
  return pieces.flatMap((piece) => {
    const slot = slots.get(piece.key);
    if (!slot) return [];
    const isMeant = piece.tiles.some((tile) => tiles.has(tile));
    const beside = isMeant ? grid.size : APART;
    const { left, top } = pixelsOf(slot, grid);
    const width = (widthIn(grid, slot.length) * grid.size) / QUARTERS + 2 * beside;
    const height = tileHeight(grid.size) + 2 * APART;
    return {
      box: { left: left - beside, top: top - APART, width, height },
      weight: isMeant ? MEANT : 1,
    };
  });
}

/** Return the area that two boxes have in common. */
function common(one: Box, other: Box): number {
  const shared = (from: "left" | "top", size: keyof Size): number =>
    Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]);
  return Math.max(0, shared("left", "width")) * Math.max(0, shared("top", "height"));
}
