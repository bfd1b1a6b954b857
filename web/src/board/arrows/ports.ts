/** Ports of arrows: where they leave a tile, and where they arrive at a place. */

import type { Port } from "./arrows";
import { overlap, type Rect } from "../layout/geometry";
import { faceHeight, pixelsOf, QUARTERS, tileHeight, type Grid, type Spot } from "../layout/grid";
import { widthIn } from "../layout/slots";

/** Return the rectangle of so many tiles at a spot, with a little around them. */
export function slotRect(spot: Spot, tiles: number, grid: Grid): Rect {
  const { left, top } = pixelsOf(spot, grid);
  return {
    left: left - 1,
    top: top - 1,
    right: left + (widthIn(grid, tiles) * grid.size) / QUARTERS + 1,
    bottom: top + tileHeight(grid.size) + 1,
  };
}

/** Return the rectangle of the face of a tile at a spot. */
export function faceRect(spot: Spot, grid: Grid): Rect {
  const { left, top } = pixelsOf(spot, grid);
  return { left, top, right: left + grid.size, bottom: top + faceHeight(grid.size) };
}

/**
 * Return the ports at the upper and the lower edge of a face. An arrow reaches into the face by a
 * share of its width.
 */
export function portsOf(
  { left, right, top, bottom }: Rect,
  share: { readonly above: number; readonly below: number },
  grid: Grid,
): [above: Port, below: Port] {
  const x = (left + right) / 2;
  const gap = (grid.pitch - tileHeight(grid.size)) / 2;
  return [
    { way: [{ x, y: top + grid.size * share.above }], gap: { x, y: top - gap } },
    {
      way: [{ x, y: bottom - grid.size * share.below }],
      gap: { x, y: top + grid.pitch - gap },
    },
  ];
}

/** How far an arrow reaches into a face from its side, and the free table that it needs there, in widths of a tile. */
const INTO = 0.05;
const BESIDE = 0.6;

/** Return the ports at the sides of a place, where nothing lies beside it. */
export function sidesOf(place: Rect, obstacles: readonly Rect[], size: number): Port[] {
  const { left, right, top, bottom } = place;
  const y = (top + bottom) / 2;
  return [
    { edge: left, out: -1 },
    { edge: right, out: 1 },
  ].flatMap(({ edge, out }) => {
    // A little inside the edges, where the place itself and its neighbours have their margins.
    const near = edge + 2 * out;
    const far = edge + out * BESIDE * size;
    const room = {
      left: Math.min(near, far),
      right: Math.max(near, far),
      top: y - 1,
      bottom: y + 1,
    };
    if (obstacles.some((each) => overlap(each, room))) return [];
    return [{ way: [{ x: edge - out * INTO * size, y }], gap: { x: edge + (out * size) / 4, y } }];
  });
}
