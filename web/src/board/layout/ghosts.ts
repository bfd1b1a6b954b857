/** Ghosts: what marks the places that tiles have left on the table. */

import type { Piece } from "./arrangement";
import { cellsOf } from "./cells";
import { QUARTERS, type Spot } from "./grid";
import type { TableLayout } from "./tableLayout";
import { isInside, stepIn, widthIn, type Slot } from "./slots";

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

/**
 * Return where tiles lay in sets of another time: beside the tiles of their set that still lie
 * together, wherever these are now, or on the nearest of them if another set has taken that place.
 * A set of which none lies there is taken from `planned`.
 */
export function formerSpots(
  layout: TableLayout,
  sets: readonly Piece[],
  tiles: ReadonlySet<string>,
  planned: ReadonlyMap<string, Spot>,
): Map<string, Spot> {
  const cells = cellsOf(layout);
  const spots = new Map<string, Spot>();
  for (const set of sets) {
    const step = stepIn(layout.grid, set.tiles.length);
    const together = layout.pieces
      .map((piece) => set.tiles.filter((tile) => !tiles.has(tile) && piece.tiles.includes(tile)))
      .reduce((most, each) => (each.length > most.length ? each : most), []);
    for (const [at, tile] of set.tiles.entries()) {
      if (!tiles.has(tile)) continue;
      const away = (other: string): number => Math.abs(set.tiles.indexOf(other) - at);
      const [nearest] = together.toSorted((one, other) => away(one) - away(other));
      const anchor = nearest === undefined ? undefined : cells.get(nearest);
      const beside = anchor && {
        row: anchor.row,
        col: anchor.col + (at - set.tiles.indexOf(nearest!)) * step,
      };
      const isTaken =
        beside && ![undefined, slotOn(layout, anchor)].includes(slotOn(layout, beside));
      const spot = isTaken ? anchor : (beside ?? planned.get(tile));
      if (spot) spots.set(tile, spot);
    }
  }
  return spots;
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
