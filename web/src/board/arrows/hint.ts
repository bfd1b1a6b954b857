/** Hint on the board: which tiles the next step moves, and where its set will lie. */

import { pieceOf, withSet, type Arrangement, type Piece } from "../layout/arrangement";
import { movedTiles } from "./movedTiles";
import { QUARTERS, type Grid, type Spot } from "../layout/grid";
import type { TableLayout } from "../layout/tableLayout";
import { findPlace, stepIn, type Slot, type Slots } from "../layout/slots";

export interface HintCell {
  readonly tile: string;
  readonly spot: Spot;
}

export interface HintStep {
  /** The tiles that the step moves, in the order of their numbers. */
  readonly moved: readonly string[];
  /** Where tiles of the set will lie that do not lie there already. */
  readonly cells: readonly HintCell[];
  /** The tiles with new places, together if they lie side by side and will: one arrow tells of them. */
  readonly groups: readonly (readonly string[])[];
  /** The grid on which there is room for it: its tiles may be smaller than they are now. */
  readonly grid: Grid;
  /** Where the pieces lie meanwhile: a set that grows may have made room. */
  readonly slots: Slots;
}

/**
 * Return the step that makes a set, or null if the set lies there already. `preview` says where
 * pieces would lie. If they need smaller tiles, everything keeps its row and its column.
 */
export function hintStep(
  now: Arrangement,
  layout: TableLayout,
  set: readonly string[],
  preview: (pieces: readonly Piece[]) => TableLayout | null,
): HintStep | null {
  const next = withSet(now, set);
  if (next === now) return null;
  const moved = movedTiles(now, set);
  const after = preview(next.pieces);
  const { slots } = layout;
  if (after === null) return { moved, cells: [], groups: [], grid: layout.grid, slots };
  const { grid } = after;
  const made = pieceOf(next, set[0]!)!;
  const slot = after.slots.get(made.key)!;
  const grown = grownSlots(now, slots, made, slot);
  const target = grown ? slot : freeSlot([...slots.values()], slot, grid);
  // Where the table has no room for the set, tiles are numbered, and none is covered.
  if (target === null) return { moved, cells: [], groups: [], grid: layout.grid, slots };
  const step = stepIn(grid, set.length);
  const cells = set.map((tile, at) => ({
    tile,
    spot: { row: target.row, col: target.col + step * at },
  }));
  const shown = grown ? cells.filter(({ tile }) => moved.includes(tile)) : cells;
  return { moved, cells: shown, groups: groupsOf(now, shown), grid, slots: grown ?? slots };
}

/**
 * Return the slots on which a set has made room for the tiles that it gets, at its ends and in its
 * row; null if it has to move, or if the new places are not free yet.
 */
function grownSlots(now: Arrangement, slots: Slots, made: Piece, slot: Slot): Slots | null {
  const before = now.pieces.find(({ key }) => key === made.key);
  const start = before ? made.tiles.indexOf(before.tiles[0]!) : -1;
  const isPart = before?.tiles.every((tile, at) => made.tiles[start + at] === tile);
  const lies = slots.get(made.key);
  if (!before || !lies || !isPart || slot.row !== lies.row) return null;
  const others = [...slots].filter(([key]) => key !== made.key).map(([, each]) => each);
  if (others.some((each) => isOver(each, slot))) return null;
  const col = slot.col + QUARTERS * start;
  if (Math.abs(col - lies.col) > QUARTERS) return null;
  return new Map([...slots, [made.key, { ...lies, col }]]);
}

/** Return a slot itself if it is free, else the nearest one that is; null if there is none. */
function freeSlot(taken: readonly Slot[], slot: Slot, grid: Grid): Spot | null {
  if (!taken.some((each) => isOver(each, slot))) return slot;
  return findPlace(taken, grid, slot.length, slot);
}

function isOver(left: Slot, right: Slot): boolean {
  return (
    left.row === right.row &&
    left.col < right.col + QUARTERS * right.length &&
    right.col < left.col + QUARTERS * left.length
  );
}

/** Return the tiles of the cells, those together that lie side by side in a set or on the rack. */
function groupsOf(now: Arrangement, cells: readonly HintCell[]): string[][] {
  const groups: string[][] = [];
  for (const { tile } of cells) {
    const source = pieceOf(now, tile)?.tiles ?? now.rack;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last !== undefined && source[source.indexOf(tile) - 1] === last) group!.push(tile);
    else groups.push([tile]);
  }
  return groups;
}
