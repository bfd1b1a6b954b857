/** Free spots on the table: where tiles have left, and where a drop or a new set would lie. */

import type { Piece } from "./arrangement";
import { pixelsOf, QUARTERS, type Grid, type Spot } from "./grid";
import type { Places } from "./places";
import { findPlace, isInside, widthIn, without } from "./slots";

/** A new set is offered a place for so many tiles. */
const NEW_SET = 3;

export interface Ghost {
  readonly tile: string;
  /** The colour of the player who moved it; undefined if it was moved in the own turn. */
  readonly who: string | undefined;
  readonly spot: Spot;
}

/**
 * Return the places that tiles have left, where nothing lies now: first those of the own turn, then
 * those of the others.
 */
export function ghostsOn(
  places: Places,
  own: Iterable<string>,
  others: ReadonlyMap<string, string>,
): Ghost[] {
  const all = [
    ...[...own].map((tile) => ({ tile, who: undefined, spot: places.origins.get(tile) })),
    ...[...others].map(([tile, who]) => ({ tile, who, spot: places.left.get(tile) })),
  ];
  const ghosts: Ghost[] = [];
  for (const { tile, who, spot } of all) {
    if (!spot || !isEmpty(places, spot)) continue;
    if (!ghosts.some((each) => isOver(each.spot, spot) || each.tile === tile))
      ghosts.push({ tile, who, spot });
  }
  return ghosts;
}

/** Whether tiles at two spots would overlap. */
function isOver(left: Spot, right: Spot): boolean {
  return left.row === right.row && Math.abs(left.col - right.col) < QUARTERS;
}

function isEmpty({ grid, slots }: Places, spot: Spot): boolean {
  const isTaken = [...slots.values()].some(
    ({ row, col, length }) =>
      row === spot.row && col < spot.col + QUARTERS && spot.col < col + widthIn(grid, length),
  );
  return !isTaken && isInside(grid, spot, 1);
}

/** Return a free place for a new set of so many tiles; null if there is none at this size. */
export function spotForNewSet({ grid, slots, homes }: Places, tiles: number): Spot | null {
  const length = Math.max(NEW_SET, tiles);
  const taken = [...slots.values()];
  return (
    findPlace([...taken, ...homes], grid, length) ??
    findPlace(taken, grid, length) ??
    findPlace(taken, grid, 1)
  );
}

/** Return where tiles would lie that are dropped at a spot; null if there is no room. */
export function spotForDrop(
  { grid, slots }: Places,
  pieces: readonly Piece[],
  tiles: ReadonlySet<string>,
  spot: Spot,
): Spot | null {
  const whole = pieces.find((piece) => piece.tiles.every((tile) => tiles.has(tile)));
  return findPlace(without(slots, ...(whole ? [whole.key] : [])), grid, tiles.size, spot);
}

/** Return the CSS position of a spot. */
export function styleOf(spot: Spot, grid: Grid): string {
  const { left, top } = pixelsOf(spot, grid);
  return `left: ${left}px; top: ${top}px`;
}
