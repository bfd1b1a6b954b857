/** Ghosts: what marks the places that tiles have left on the table. */

import { cellsOf } from "./cells";
import { QUARTERS, type Spot } from "./grid";
import type { TableLayout } from "./tableLayout";
import { isInside, widthIn, type Slot } from "./slots";

export interface Ghost {
  readonly tile: string;
  /** The colour of the player who moved it; undefined if it was moved in the own turn. */
  readonly who: string | undefined;
  readonly spot: Spot;
  /** Whether another tile lies there now, so that nothing is shown there. */
  readonly isTaken: boolean;
}

/**
 * Return a ghost for every tile that has left its place: first those of the own turn, then those of
 * the others. If its set has closed up, it lies at the end of that set. If there is no room either,
 * a ghost would cover a number, so the place is taken.
 */
export function ghostsOn(
  layout: TableLayout,
  own: Iterable<string>,
  others: ReadonlyMap<string, string>,
): Ghost[] {
  const all = [
    ...[...own].map((tile) => ({ tile, who: undefined, left: layout.origins.get(tile) })),
    ...[...others].map(([tile, who]) => ({ tile, who, left: layout.left.get(tile) })),
  ];
  const cells = cellsOf(layout);
  const ghosts: Ghost[] = [];
  for (const { tile, who, left } of all) {
    const now = cells.get(tile);
    const isBack = now?.row === left?.row && now?.col === left?.col;
    if (!left || isBack || ghosts.some((ghost) => ghost.tile === tile)) continue;
    const isFree = (spot: Spot): boolean =>
      isEmpty(layout, spot) && !ghosts.some((ghost) => !ghost.isTaken && isOver(ghost.spot, spot));
    const spot = [left, ...endsOf(layout, left)].find(isFree);
    if (spot) ghosts.push({ tile, who, spot, isTaken: false });
    else if (isInside(layout.grid, left, 1)) ghosts.push({ tile, who, spot: left, isTaken: true });
  }
  return ghosts;
}

/** Return the spots at both ends of the set that lies on a spot, the nearer one first. */
function endsOf(layout: TableLayout, spot: Spot): Spot[] {
  const slot = slotOn(layout, spot);
  if (!slot) return [];
  const { row, col } = slot;
  const ends = [
    { row, col: col - QUARTERS },
    { row, col: col + widthIn(layout.grid, slot.length) },
  ];
  const away = (end: Spot): number => Math.abs(end.col - spot.col);
  return ends.sort((left, right) => away(left) - away(right));
}

/** Whether tiles at two spots would overlap. */
function isOver(left: Spot, right: Spot): boolean {
  return left.row === right.row && Math.abs(left.col - right.col) < QUARTERS;
}

function slotOn({ grid, slots }: TableLayout, spot: Spot): Slot | undefined {
  return [...slots.values()].find(
    ({ row, col, length }) =>
      row === spot.row && col < spot.col + QUARTERS && spot.col < col + widthIn(grid, length),
  );
}

function isEmpty(layout: TableLayout, spot: Spot): boolean {
  return !slotOn(layout, spot) && isInside(layout.grid, spot, 1);
}
