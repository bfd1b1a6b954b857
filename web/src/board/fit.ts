/** How large tiles can be so that everything has room. */

/** Height of a tile, with its width as the unit. */
export const TALL = 1.34;

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  readonly largest: number;
}

export interface Spacing {
  /** Between two pieces in a row, and at the side of each. */
  readonly beside: number;
  /** Between two rows: there the words for a piece that is no set find room. */
  readonly below: number;
}

/** Return the largest width of a tile with which pieces of these lengths fit the room. */
export function fitTable(lengths: readonly number[], room: Room, spacing: Spacing): number {
  for (let size = room.largest; size > room.smallest; size -= 1) {
    if (heightOf(lengths, size, room.width, spacing) <= room.height) return size;
  }
  return room.smallest;
}

/** Whether pieces of these lengths have no room even with the smallest tiles. */
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

/** So that a rack does not grow narrow, nor its tiles huge, towards the end of a round. */
const FEWEST_COLUMNS = 7;

export interface RackFit {
  readonly size: number;
  readonly columns: number;
}

/** Return the width of a tile on the rack: two rows, and a third where they would be too small. */
export function fitRack(count: number, room: Omit<Room, "height">): RackFit {
  for (let rows = 2; ; rows += 1) {
    const columns = Math.max(FEWEST_COLUMNS, Math.ceil(count / rows));
    const size = Math.min(room.largest, Math.floor(room.width / columns));
    if (size >= room.smallest || rows === 5) return { size, columns };
  }
}
