/** Stored layout: where sets lie, in a form that survives a reload. */

import { cellsOf } from "./cells";
import type { Space } from "./grid";
import { LayoutBuilder } from "./layoutBuilder";
import { remembered, type TableLayout } from "./tableLayout";

export interface StoredLayout {
  readonly space: Space;
  readonly size: number;
  readonly loose: boolean;
  readonly sets: readonly (readonly [tiles: string, row: number, col: number, byHand: boolean])[];
  readonly left: readonly (readonly [tile: string, row: number, col: number])[];
}

export function storedLayout({ space, grid, pieces, slots, left }: TableLayout): StoredLayout {
  return {
    space,
    size: grid.size,
    loose: grid.loose,
    sets: pieces.map(({ key, tiles }) => {
      const { row, col, byHand } = slots.get(key)!;
      return [tiles.join(" "), row, col, byHand];
    }),
    left: [...left].map(([tile, { row, col }]) => [tile, row, col]),
  };
}

/** Return a layout from storage. Their keys are negative: no piece has them yet. */
export function restoredLayout(stored: StoredLayout): TableLayout {
  const pieces = stored.sets.map(([text], at) => ({ key: -1 - at, tiles: text.split(" ") }));
  const slots = new Map(
    stored.sets.map(([, row, col, byHand], at) => [
      -1 - at,
      { row, col, byHand, length: pieces[at]!.tiles.length },
    ]),
  );
  const { size, loose, space } = stored;
  const { grid } = new LayoutBuilder({
    slots,
    space,
    step: { size, loose },
    isOwnTurn: true,
    reserved: [],
    tiles: 0,
    growths: new Map(),
  });
  return {
    space,
    grid,
    pieces,
    slots,
    homes: [...slots.values()],
    memory: remembered(new Map(), pieces, slots),
    left: new Map(stored.left.map(([tile, row, col]) => [tile, { row, col }])),
    origins: cellsOf({ pieces, slots, grid }),
  };
}
