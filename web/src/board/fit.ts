/** Tile size: the largest size at which everything fits. */

/** The height of a tile with its edge, in tile widths. */
export const TALL = 1.37;

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  readonly largest: number;
}

export interface Spacing {
  /** Between two pieces in a row, and at both ends of a row. */
  readonly beside: number;
  /** Between two rows: space for the error text of a piece. */
  readonly below: number;
}

/** Return the largest tile width at which pieces of these lengths fit. */
export function fitTable(lengths: readonly number[], room: Room, spacing: Spacing): number {
  for (let size = room.largest; size > room.smallest; size -= 1) {
    if (heightOf(lengths, size, room.width, spacing) <= room.height) return size;
  }
  return room.smallest;
}

/** Whether pieces of these lengths do not fit even with the smallest tiles. */
export function overflows(lengths: readonly number[], room: Room, spacing: Spacing): boolean {
  return heightOf(lengths, room.smallest, room.width, spacing) > room.height;
}

function heightOf(
  lengths: readonly number[],
  size: number,
  width: number,
  spacing: Spacing,
): number {
  let height = 0;
  let left = 0;
  for (const length of lengths) {
    const perRow = Math.max(1, Math.floor((width - spacing.beside) / size));
    const wide = Math.min(length, perRow) * size + spacing.beside;
    if (wide > left) {
      height += Math.ceil(length / perRow) * size * TALL + spacing.below;
      left = width;
    }
    left -= wide;
  }
  return height;
}

/** A minimum, so that a rack with few tiles is neither narrow nor has huge tiles. */
const FEWEST_COLUMNS = 7;

export interface RackFit {
  readonly size: number;
  readonly columns: number;
}

/** Return the tile width on the rack: two rows, or more if the tiles would be too small. */
export function fitRack(count: number, room: Omit<Room, "height">): RackFit {
  for (let rows = 2; ; rows += 1) {
    const columns = Math.max(FEWEST_COLUMNS, Math.ceil(count / rows));
    const size = Math.min(room.largest, Math.floor(room.width / columns));
    if (size >= room.smallest || rows === 5) return { size, columns };
  }
}
