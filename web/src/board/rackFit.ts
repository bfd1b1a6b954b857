/** Rack layout: as few rows as the tiles need, and where each tile lies. */

import { ladderOf, tileHeight } from "./grid";

export interface RackRoom {
  /** The width of the rack in pixels. */
  readonly width: number;
  /** The size of the window. */
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** Whether the player prefers large tiles. */
  readonly big: boolean;
}

export interface RackFit {
  /** The width of a tile in pixels. */
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

export interface RackLayout extends RackFit {
  readonly height: number;
  readonly cells: readonly { readonly left: number; readonly top: number }[];
}

const SIDE = 8;
/** A rack at the side of a low screen has margins of its own. */
const COLUMN_SIDE = 5;
/** What small tiles at the side leave for gaps in a row. */
const COLUMN_GAPS = 10;
/** A rack this narrow stands at the side of a low screen. */
const COLUMN = 260;
const MEDIUM = 580;
/** What stands in the same column as a rack at the side. */
const BESIDE_COLUMN = 178;
const MOST_ROWS = 5;
/** How much smaller the tiles of one row may be before there are two, in pixels. */
const SMALLER = 10;

/** Return the size of tiles and the rows for so many of them. */
export function fitRack(count: number, room: RackRoom): RackFit {
  if (room.width < COLUMN) return fitColumn(count, room);
  const free = room.width - 2 * SIDE;
  const grown = room.big ? 1.25 : 1;
  const largest = room.width >= MEDIUM ? Math.max(grown * 52, largestOnTable(room)) : grown * 42;
  const smallest = grown * (room.width >= MEDIUM ? 44 : 38);
  for (let rows = 1; ; rows += 1) {
    const needed = Math.max(1, Math.ceil(count / rows));
    // On a phone few tiles are no larger than many, so that the rack seldom changes its height.
    const usual = room.width >= MEDIUM || room.big ? 1 : rows === 2 ? 8 : 9;
    const size = Math.floor(Math.min(largest, free / Math.max(needed, usual)));
    // On a wide screen one or two tiles more make all a little smaller, and the table stays.
    const least = rows === 1 && room.width >= MEDIUM ? largest - SMALLER : 0;
    const isLarge = size >= Math.max(least, smallest);
    if (!isLarge && rows < MOST_ROWS) continue;
    const most = Math.floor(free / size);
    if (rows === 1) return { size, columns: needed, rows };
    // On a phone the first row is filled before the second, so that a drawn tile moves no other. On
    // a wide screen rows are about as long; an even number seldom changes.
    const balanced = Math.min(most, 2 * Math.ceil(needed / 2));
    return { size, columns: room.width >= MEDIUM ? balanced : most, rows };
  }
}

/** Return the width of the largest tiles on the table: tiles of the rack are no smaller. */
function largestOnTable({ screenWidth, screenHeight, big }: RackRoom): number {
  return ladderOf({ width: screenWidth, height: screenHeight, big })[0]!.size;
}

/** Four tiles across at the side of a low screen, or more if they would not fit in height. */
function fitColumn(count: number, { width, screenHeight, big }: RackRoom): RackFit {
  for (let columns = 4; ; columns += 1) {
    const free = width - 2 * COLUMN_SIDE - (columns > 4 ? COLUMN_GAPS : 0);
    const size = Math.floor(Math.min(big ? 48 : 46, free / columns));
    const rows = Math.max(1, Math.ceil(count / columns));
    const isLow = rackHeight({ size, columns, rows }) <= screenHeight - BESIDE_COLUMN;
    if (isLow || columns === 7) return { size, columns, rows };
  }
}

function rackHeight({ size, rows }: RackFit): number {
  const { padding, gap } = spacing(rows);
  return rows * tileHeight(size) + (rows - 1) * gap + 2 * padding;
}

function spacing(rows: number): { padding: number; gap: number } {
  return rows === 1 ? { padding: 6, gap: 0 } : { padding: 4, gap: 3 };
}

/** Return where the tiles of a rack lie. A rack may hold room for more tiles than it has. */
export function layRack(
  tiles: readonly string[],
  gaps: ReadonlySet<string>,
  held: number,
  room: RackRoom,
): RackLayout {
  const fit = fitRack(Math.max(held, tiles.length), room);
  const { size, columns } = fit;
  const { padding, gap } = spacing(fit.rows);
  const rows = Array.from({ length: fit.rows }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  );
  const free = room.width - 2 * (room.width < COLUMN ? COLUMN_SIDE : SIDE);
  const offsets = rows.map((row) => gapOffsets(row, gaps, size, free));
  const widest = Math.max(
    columns * size,
    ...offsets.map((offset, row) => rows[row]!.length * size + (offset.at(-1) ?? 0)),
  );
  const start = Math.max(0, (room.width - widest) / 2);
  return {
    ...fit,
    height: rackHeight(fit),
    cells: rows.flatMap((row, at) =>
      row.map((_, index) => ({
        left: start + index * size + offsets[at]![index]!,
        top: padding + at * (tileHeight(size) + gap),
      })),
    ),
  };
}

/** Return how far gaps move each tile of a row to the right. */
function gapOffsets(
  row: readonly string[],
  gaps: ReadonlySet<string>,
  size: number,
  width: number,
): number[] {
  const count = row.filter((tile, at) => at > 0 && gaps.has(tile)).length;
  const each = Math.max(0, Math.min(size / 4, (width - row.length * size) / Math.max(1, count)));
  let offset = 0;
  return row.map((tile, at) => {
    if (at > 0 && gaps.has(tile)) offset += each;
    return offset;
  });
}
