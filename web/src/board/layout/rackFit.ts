/** Rack layout: as few rows as the tiles need, and where each tile lies. */

import { tileHeight } from "./grid";

export interface RackRoom {
  /** The width of the rack in pixels. */
  readonly width: number;
  /** The size of the window. */
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** Whether the player prefers large tiles. */
  readonly big: boolean;
  /** Whether tiles are only looked at: small ones leave more to the table. */
  readonly isStill?: boolean;
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
/** On a phone every pixel counts: one tile more in the first row saves the table a row. */
const NARROW_SIDE = 5;
/** The least width of tiles that share one row of a phone; in more rows they are larger. */
const ONE_ROW_SIZE = 35;
/** A rack at the side of a low screen has margins of its own, and tiles no larger than the table's. */
const COLUMN_SIDE = 5;
const COLUMN_SIZE = 41;
/** What tiles at the side leave for gaps in a row. */
const COLUMN_GAPS = 10;
/** A rack this narrow stands at the side: of a low screen, or of the few sets of a task in a page. */
const COLUMN = 260;
const LOW = 560;
/** With the sets of a task it has one row, of tiles about as large as theirs. */
const TASK_SIZE = { narrow: 42, wide: 52 };
const SMALLEST_IN_TASK = 38;
const MEDIUM = 580;
/** Screens of these widths have larger tiles on the table, and on the rack. */
const TABLET = 700;
const WIDE = 1000;
/** From this width on, keys stand at both sides of the rack: one row of such tiles is as high. */
const KEYS_BESIDE = 1200;
const AS_HIGH_AS_KEYS = 68;
/** There the tiles leave this for gaps between colours, in widths of a tile. */
const GAPS_BESIDE = 0.75;
/** What stands in the same column as a rack at the side, that is words, recap and two rows of keys. */
const BESIDE_COLUMN = 168;
/** The fewest and the most tiles in a row at the side. */
const COLUMNS = [4, 5, 6, 7];
const MOST_ROWS = 5;
/** Tiles at the side are no smaller, even if they do not fit. */
const SMALLEST = 20;
/** The least and the most width of tiles on a narrow rack that is only looked at. */
const STILL = [22, 28] as const;
/** How much smaller the tiles of one row may be before there are two, in pixels. */
const SMALLER = 10;

/** Return the size of tiles and the rows for so many of them. */
export function fitRack(count: number, room: RackRoom): RackFit {
  if (room.width < COLUMN) return fitColumn(count, room);
  const free = room.width - 2 * sideOf(room);
  if (room.isStill && !room.big && room.width < MEDIUM) return fitStill(count, free);
  const grown = room.big ? 1.25 : 1;
  const wide = room.screenWidth >= TABLET ? 60 : 52;
  const usualLargest = grown * (room.width >= MEDIUM ? wide : 42);
  for (let rows = 1; ; rows += 1) {
    const least = room.width >= MEDIUM ? 44 : rows === 1 ? ONE_ROW_SIZE : 38;
    const smallest = grown * least;
    const isBesideKeys = rows === 1 && room.screenWidth >= KEYS_BESIDE && !room.big;
    const largest = isBesideKeys ? AS_HIGH_AS_KEYS : usualLargest;
    const needed = Math.max(1, Math.ceil(count / rows));
    // On a phone few tiles are no larger than many, so that the rack seldom changes its height.
    const usual = room.width >= MEDIUM || room.big ? 1 : rows === 2 ? 8 : 9;
    const size = Math.floor(Math.min(largest, free / Math.max(needed, usual)));
    // On a wide screen one or two tiles more make all a little smaller, and the table stays. A
    // tablet has the height for tiles as large as on the table.
    const smaller = room.screenWidth >= TABLET && room.screenWidth < WIDE ? 0 : SMALLER;
    const wanted = rows === 1 && room.width >= MEDIUM ? usualLargest - smaller : 0;
    const isLarge = size >= Math.max(wanted, smallest);
    if (!isLarge && rows < MOST_ROWS) continue;
    const most = Math.floor(free / size);
    if (isBesideKeys) {
      const withGaps = Math.floor(free / (needed + GAPS_BESIDE));
      return { size: Math.min(size, Math.max(wanted, withGaps)), columns: needed, rows };
    }
    if (rows === 1) return { size, columns: needed, rows };
    // On a phone the first row is filled before the second, so that a drawn tile moves no other. On
    // a wide screen rows are about as long; an even number seldom changes.
    const balanced = Math.min(most, 2 * Math.ceil(needed / 2));
    return { size, columns: room.width >= MEDIUM ? balanced : most, rows };
  }
}

/** Return the least room beside the tiles of a rack. */
function sideOf({ width }: RackRoom): number {
  return width < COLUMN ? COLUMN_SIDE : width < MEDIUM ? NARROW_SIDE : SIDE;
}

/** As few rows as such small tiles need. */
function fitStill(count: number, free: number): RackFit {
  const rows = Math.max(1, Math.ceil((count * STILL[0]) / free));
  const columns = Math.max(1, Math.ceil(count / rows));
  return { size: Math.floor(Math.min(STILL[1], free / columns)), columns, rows };
}

/** Four tiles across at the side of a low screen, or more where tiles can be larger then. */
function fitColumn(count: number, { width, screenWidth, screenHeight, big }: RackRoom): RackFit {
  const free = width - 2 * COLUMN_SIDE - COLUMN_GAPS;
  if (screenHeight >= LOW && count * SMALLEST_IN_TASK <= free) {
    const columns = Math.max(1, count);
    const most = screenWidth >= TABLET ? TASK_SIZE.wide : TASK_SIZE.narrow;
    return { size: Math.floor(Math.min(most, free / columns)), columns, rows: 1 };
  }
  const fits = COLUMNS.map((columns) => {
    const rows = Math.max(1, Math.ceil(count / columns));
    let size = Math.floor(Math.min(big ? 46 : COLUMN_SIZE, free / columns));
    const isHigh = (): boolean =>
      rackHeight({ size, columns, rows }, TIGHT) > screenHeight - BESIDE_COLUMN;
    while (isHigh() && size > SMALLEST) size -= 1;
    return { size, columns, rows };
  });
  return fits.reduce((best, each) => (each.size > best.size ? each : best));
}

interface Spacing {
  /** Above the first row and below the last. */
  readonly padding: number;
  /** Between two rows. */
  readonly gap: number;
}

const ONE_ROW: Spacing = { padding: 6, gap: 0 };
const TASK: Spacing = { padding: 8, gap: 0 };
const TIGHT: Spacing = { padding: 4, gap: 3 };
/** The most that rows at the side of a low screen lie apart. */
const LOOSEST: Spacing = { padding: 11, gap: 9 };

function rackHeight({ size, rows }: RackFit, { padding, gap }: Spacing): number {
  return rows * tileHeight(size) + (rows - 1) * gap + 2 * padding;
}

function spacingOf(fit: RackFit, { width, screenHeight }: RackRoom): Spacing {
  if (width >= COLUMN) return fit.rows === 1 ? ONE_ROW : TIGHT;
  if (screenHeight >= LOW && fit.rows === 1) return TASK;
  const free = screenHeight - BESIDE_COLUMN - fit.rows * tileHeight(fit.size);
  const each = Math.floor(free / (fit.rows + 1));
  const between = (least: number, most: number): number => Math.max(least, Math.min(most, each));
  return {
    padding: between(TIGHT.padding, LOOSEST.padding),
    gap: between(TIGHT.gap, LOOSEST.gap),
  };
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
  const spacing = spacingOf(fit, room);
  const { padding, gap } = spacing;
  const free = room.width - 2 * sideOf(room);
  const rows = rowsWithGaps(tiles, gaps, fit, free) ?? rowsOf(tiles, fit);
  const offsets = rows.map((row) => gapOffsets(row, gaps, size, free));
  const widest = Math.max(
    columns * size,
    ...offsets.map((offset, row) => rows[row]!.length * size + (offset.at(-1) ?? 0)),
  );
  const start = Math.max(0, (room.width - widest) / 2);
  return {
    ...fit,
    height: rackHeight(fit, spacing),
    cells: rows.flatMap((row, at) =>
      row.map((_, index) => ({
        left: start + index * size + offsets[at]![index]!,
        top: padding + at * (tileHeight(size) + gap),
      })),
    ),
  };
}

function rowsOf(tiles: readonly string[], { rows, columns }: RackFit): (readonly string[])[] {
  return Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns));
}

/**
 * Return rows in which all gaps have their whole width and no group is divided, unless it is longer
 * than a row; null if the tiles need more rows then.
 */
function rowsWithGaps(
  tiles: readonly string[],
  gaps: ReadonlySet<string>,
  { size, columns, rows }: RackFit,
  width: number,
): (readonly string[])[] | null {
  const filled: string[][] = [];
  let used = Infinity;
  for (const group of groupsOf(tiles, gaps, columns)) {
    const needed = size / 4 + group.length * size;
    const row = filled.at(-1);
    if (row && row.length + group.length <= columns && used + needed <= width) {
      row.push(...group);
      used += needed;
    } else {
      filled.push([...group]);
      used = group.length * size;
    }
  }
  if (filled.length > rows) return null;
  return Array.from({ length: rows }, (_, row) => filled[row] ?? []);
}

/** Return the tiles between two gaps, in parts that fit into a row. */
function groupsOf(tiles: readonly string[], gaps: ReadonlySet<string>, most: number): string[][] {
  const groups: string[][] = [];
  for (const tile of tiles) {
    const group = groups.at(-1);
    if (group && !gaps.has(tile) && group.length < most) group.push(tile);
    else groups.push([tile]);
  }
  return groups;
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
