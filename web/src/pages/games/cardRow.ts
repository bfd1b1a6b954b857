/** Layout of a puzzle card: as many sets as fit beside the rack in one row, with tiles as large as possible. */

export interface CardRow {
  /** The width of a tile in pixels. */
  readonly tile: number;
  /** The positions of the sets that are shown; the others are counted. */
  readonly shown: readonly number[];
  /** Whether the rack stands in the row of the sets; otherwise below them. */
  readonly isBeside: boolean;
}

/** The sizes of tiles, the largest first. */
const SIZES = [29, 26, 24, 22];
/** Around the tiles of a set and of a rack, and between two sets. */
const SET = 4;
const RACK = 16;
const GAP = 9;
/** Between sets and rack. */
const BETWEEN = 14;
/** The words for sets that are only counted ("+12"). */
const COUNTED = 28;
/** So many sets tell which position it is. */
const MOST = 4;

/** Return how sets of these lengths and a rack of so many tiles share a width. */
export function cardRow(sets: readonly number[], rack: number, width: number): CardRow {
  const beside = SIZES.map((tile) => {
    const room = width - rack * tile - RACK - BETWEEN;
    return { tile, shown: fitting(sets, tile, room), isBeside: true };
  });
  // Large tiles with a set to lay on tell more than many small ones.
  const row = beside.find(({ shown }) => shown.length > 0 || sets.length === 0);
  if (row) return row;
  const tile = SIZES.find((size) => rack * size + RACK <= width) ?? SIZES.at(-1)!;
  const fit = fitting(sets, tile, width);
  return { tile, shown: fit.length > 0 ? fit : [0], isBeside: false };
}

/** Return which sets, the first ones first, fit into a row, with the number of the others. */
function fitting(sets: readonly number[], tile: number, room: number): number[] {
  let used = 0;
  const shown: number[] = [];
  for (const [at, length] of sets.entries()) {
    const more = length * tile + SET + (shown.length > 0 ? GAP : 0);
    const rest = shown.length + 1 < sets.length ? GAP + COUNTED : 0;
    if (shown.length === MOST || used + more + rest > room) continue;
    used += more;
    shown.push(at);
  }
  return shown;
}
