/** Room for a table with few sets: how high it must be, and places in the middle of it. */

import { gridOf, ladderOf, QUARTERS, type Grid } from "./grid";
import type { StoredLayout } from "./storedLayout";

type Sets = readonly (readonly string[])[];

export interface TableRoom {
  /** The height that the sets need, in pixels. */
  readonly height: number;
  /** The width that they need, with room for one more tile. */
  readonly width: number;
  /** How far the tiles are from the edge of the table, in pixels. */
  readonly margin: number;
}

/** The largest tiles by the width of the table: few sets need no larger ones. */
const LARGEST = [
  { from: 1000, size: 60 },
  { from: 700, size: 60 },
  { from: 440, size: 52 },
  { from: 0, size: 40 },
];

/** A set with its free quarter, in quarter tiles. */
const lengthOf = (tiles: readonly string[]): number => tiles.length * QUARTERS + 1;

/** Return the grid of the largest tiles on a table of this width. */
function gridFor(width: number, largest: number): Grid {
  const space = { width, height: 0, big: false, centred: true };
  const most = Math.min(largest, LARGEST.find(({ from }) => width >= from)!.size);
  const [step] = ladderOf(space).filter(({ loose, size }) => !loose && size <= most);
  return gridOf(step!, space);
}

/** Return sets in rows, in their order. */
function inRows(table: Sets, cols: number): Sets[] {
  const rows: (readonly string[])[][] = [[]];
  let free = cols;
  for (const tiles of table) {
    if (lengthOf(tiles) > free && rows.at(-1)!.length > 0) {
      rows.push([]);
      free = cols;
    }
    rows.at(-1)!.push(tiles);
    free -= lengthOf(tiles);
  }
  return rows;
}

/** Return the room for sets on a table of this width, with free rows to work in. */
export function tableRoom(
  table: Sets,
  width: number,
  spareRows: number,
  largest = Infinity,
): TableRoom {
  const { cols, pitch, margin, size } = gridFor(width, largest);
  const rows = inRows(table, cols);
  const longest = Math.max(
    ...rows.map((row) => row.reduce((sum, tiles) => sum + lengthOf(tiles), 0)),
  );
  return {
    height: (rows.length + spareRows) * pitch + 2 * margin,
    width: Math.min(width, (longest / QUARTERS + 1) * size + 2 * margin),
    margin,
  };
}

/** Return places for sets in the middle of their rows, on a table of this size. */
export function middleLayout(
  table: Sets,
  { width, height }: { readonly width: number; readonly height: number },
  largest = Infinity,
): StoredLayout {
  const { cols, size } = gridFor(width, largest);
  const sets = inRows(table, cols).flatMap((row, number) => {
    const used = row.reduce((sum, tiles) => sum + lengthOf(tiles), -1);
    let col = Math.max(0, Math.floor((cols - used) / 2));
    return row.map((tiles) => {
      const place = [tiles.join(" "), number, col, false] as const;
      col += lengthOf(tiles);
      return place;
    });
  });
  return { space: { width, height, big: false }, size, loose: false, sets, left: [] };
}
