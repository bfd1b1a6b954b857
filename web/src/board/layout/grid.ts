/**
 * Grid of the table: rows, and columns of a quarter tile. Tiles come in a few sizes. A smaller size
 * gives more rows and columns, so that a set keeps its row and column when the size changes.
 */

/** A cell of the grid. */
export interface Spot {
  readonly row: number;
  /** In quarter tiles. */
  readonly col: number;
}

/** The table in pixels. */
export interface Space {
  readonly width: number;
  readonly height: number;
  /** Whether the player prefers large tiles. */
  readonly big: boolean;
  /** Whether sets are laid in the middle, as for a task with few of them, and not from the corner. */
  readonly centred?: boolean;
}

/** A step of the ladder of sizes. */
export interface Step {
  /** The width of a tile in pixels. */
  readonly size: number;
  /** Whether rows lie apart, which needs a large table. */
  readonly loose: boolean;
}

export interface Grid extends Step {
  readonly rows: number;
  /** In quarter tiles. */
  readonly cols: number;
  readonly margin: number;
  /** Left of the first column and above the first row, in pixels. */
  readonly corner: number;
  /** The distance of two rows in pixels. */
  readonly pitch: number;
  /** Whether the tiles of a set that is longer than a row overlap. Larger tiles shrink instead. */
  readonly squeezes: boolean;
}

export const QUARTERS = 4;

/** Small steps, so that tiles are about as large as the table allows. */
const SIZES = [
  84, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14,
  12,
];
/** Two sets of four tiles lie in a row of a phone. */
const NARROW_ROW = 33;
const NARROW_MARGIN = 6;
/** How much of the margin on the other side goes to the left and the top, for faces at the corners of sets. */
const FOR_FACES = 3;
/** Tiles of this size and below overlap in a set that is longer than a row. */
const SQUEEZED = 32;
const WIDE = 1000;
const MEDIUM = 700;

export const faceHeight = (size: number): number => Math.round(size * 1.28);
export const edgeHeight = (size: number): number => Math.max(3, Math.round(size * 0.09));
export const tileHeight = (size: number): number => faceHeight(size) + edgeHeight(size);

function gapOf({ size, loose }: Step): number {
  return loose ? looseGap(size) : Math.max(4, Math.round(size * 0.14));
}

const looseGap = (size: number): number => Math.round(size * 0.27);

/** Return the sizes for a table, the largest first. */
export function ladderOf({ width, big }: Space): readonly Step[] {
  const sizes = SIZES.filter((size) => size <= largestOn(width, big));
  const tight = sizes.map((size) => ({ size, loose: false }));
  return width >= MEDIUM ? [{ size: sizes[0]!, loose: true }, ...tight] : tight;
}

function largestOn(width: number, big: boolean): number {
  if (width >= WIDE) return big ? 84 : 68;
  if (width >= MEDIUM) return big ? 68 : 60;
  const inRow = ((width - 2 * NARROW_MARGIN) * QUARTERS) / NARROW_ROW;
  return Math.max(40, Math.min(52, inRow)) + (big ? 4 : 0);
}

export function gridOf(step: Step, space: Space): Grid {
  const { width, height } = space;
  const margin = width >= WIDE ? 18 : width >= MEDIUM ? 14 : NARROW_MARGIN;
  const gap = gapOf(step);
  const tile = tileHeight(step.size);
  const pitch = tile + gap;
  const rows = Math.max(0, Math.floor((height - 2 * margin + gap) / pitch));
  return {
    ...step,
    margin,
    corner: width >= MEDIUM ? margin : margin + FOR_FACES,
    pitch:
      isSpread(space) && rows > 1
        ? Math.min(
            tile + looseGap(step.size),
            Math.floor((height - 2 * margin - tile) / (rows - 1)),
          )
        : pitch,
    squeezes: step.size <= SQUEEZED,
    cols: Math.max(0, Math.floor((width - 2 * margin) / (step.size / QUARTERS))),
    rows,
  };
}

/**
 * Whether rows share the height that none of them uses, as far as loose ones lie apart. On an upright
 * phone they do not, because its table changes its height with every row of the rack.
 */
function isSpread({ width, height, centred }: Space): boolean {
  return !centred && (width >= MEDIUM || width > height);
}

/** Return the top left corner of a cell, in pixels. */
export function pixelsOf({ row, col }: Spot, grid: Grid): { left: number; top: number } {
  return {
    left: grid.corner + (col * grid.size) / QUARTERS,
    top: grid.corner + row * grid.pitch,
  };
}

/** Return the cell whose top left corner is nearest to a point. */
export function spotAt(left: number, top: number, grid: Grid): Spot {
  return {
    row: Math.max(0, Math.round((top - grid.corner) / grid.pitch)),
    col: Math.max(0, Math.round(((left - grid.corner) * QUARTERS) / grid.size)),
  };
}
