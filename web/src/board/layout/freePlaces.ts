/** Free spots on the table: where a drop or a new set would lie. */

import type { Piece } from "./arrangement";
import { pixelsOf, QUARTERS, type Grid, type Spot } from "./grid";
import type { TableLayout } from "./tableLayout";
import { growthOf, NO_END } from "./growth";
import { findRoomyPlace, type GrowingSlot } from "./roomyPlace";
import { findPlace, middleOf, widthIn, without } from "./slots";

/** A new set is offered a place for so many tiles. */
export const NEW_SET = 3;

/** A place that is offered to a new set. It covers no other set. */
export interface Offer extends Spot {
  /** In tiles. */
  readonly length: number;
}

/**
 * Return a free place for a new set of so many tiles, or a shorter one on a full table; null if
 * there is none at this size.
 */
export function spotForNewSet(
  {
    grid,
    pieces,
    slots,
    homes,
    space,
  }: Pick<TableLayout, "grid" | "pieces" | "slots" | "homes" | "space">,
  tiles: number,
): Offer | null {
  const taken = pieces.map(({ key, tiles }) => ({
    ...slots.get(key)!,
    growth: growthOf(tiles),
  }));
  const free = homes.map((slot) => ({ ...slot, growth: NO_END }));
  const find = (slots: readonly GrowingSlot[], length: number): Spot | null =>
    space.centred
      ? findPlace(slots, grid, length, middleOf(grid, length))
      : findRoomyPlace(slots, grid, length);
  const longest = Math.max(NEW_SET, tiles);
  for (let length = longest; length > 0; length -= 1) {
    const spot =
      (length === longest ? find([...taken, ...free], length) : null) ?? find(taken, length);
    if (spot) return { ...spot, length };
  }
  return null;
}

/** Return the CSS position and width of an offer. */
export function styleOfOffer(offer: Offer, grid: Grid): string {
  const width = (widthIn(grid, offer.length) * grid.size) / QUARTERS;
  return `${styleOf(offer, grid)}; width: ${width}px`;
}

/** Return where tiles would lie that are dropped at a spot; null if there is no room. */
export function spotForDrop(
  { grid, slots }: TableLayout,
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
