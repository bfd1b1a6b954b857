/** Position of a note beside a set: where it covers no tile. */

import type { Piece } from "./arrangement";
import type { Offer } from "./freePlaces";
import type { Rect } from "./geometry";
import type { Ghost } from "./ghosts";
import { pixelsOf, QUARTERS, tileHeight, type Grid, type Spot } from "./grid";
import type { TableLayout } from "./tableLayout";
import { widthIn } from "./slots";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance of a note from what lies beside it, in pixels. */
const APART = 4;
/** The height of a note, the width of a letter in it, and its margins, in pixels. */
const NOTE = { height: 17, letter: 5.8, margins: 13 };
/** How far a note ends from the edge of the table: its letters may be wider than others. */
const FROM_EDGE = 8;
/** How far the plate of a set goes beyond its tiles. */
const PLATE = 2;
/** How far a note goes on along a set to find its place. */
const STEP = 8;

/**
 * Return the top left corner of a note: after the set, before it, below it or above it; null if
 * there are tiles everywhere.
 */
export function notePosition(
  set: Rect,
  others: readonly Rect[],
  note: Size,
  table: Size,
): { readonly left: number; readonly top: number } | null {
  const middle = (set.top + set.bottom - note.height) / 2;
  const along: number[] = [];
  // At the edge of the table it begins before the set, and ends with the table.
  const widest = table.width - FROM_EDGE;
  const first = Math.max(0, Math.min(set.left, widest - note.width));
  for (let left = first; left <= set.right - APART; left += STEP) along.push(left);
  const spots = [
    { left: set.right + APART, top: middle },
    { left: set.left - APART - note.width, top: middle },
    ...along.map((left) => ({ left, top: set.bottom })),
    ...along.map((left) => ({ left, top: set.top - note.height })),
  ];
  const isFree = ({ left, top }: { left: number; top: number }): boolean => {
    const right = left + note.width;
    const bottom = top + note.height;
    if (left < 0 || top < 0 || right > widest || bottom > table.height) return false;
    return others.every(
      (other) =>
        right <= other.left || left >= other.right || bottom <= other.top || top >= other.bottom,
    );
  };
  return spots.find(isFree) ?? null;
}

/** Return the rectangle of a set with its plate, relative to the table. */
function plateOf({ key, tiles }: Piece, { grid, slots }: TableLayout): Rect {
  const { left, top } = pixelsOf(slots.get(key)!, grid);
  return {
    left: left - PLATE,
    top: top - PLATE,
    right: left + (widthIn(grid, tiles.length) * grid.size) / QUARTERS + PLATE,
    bottom: top + tileHeight(grid.size) + PLATE,
  };
}

/** The text of a flaw. */
export interface FlawNote {
  readonly text: string;
  /** Its place relative to the set; it has no top if it has to lie on the set itself. */
  readonly at: { readonly left: number; readonly top: number | null };
}

/**
 * Return a note for each piece with a flaw: the first of its texts that has a place where it covers
 * no tile, no ghost, no place offered for a new set and no other note; the last one lies on the set
 * if there is none.
 */
export function flawNotes(
  flaws: ReadonlyMap<Piece, readonly string[]>,
  layout: TableLayout,
  ghosts: readonly Ghost[],
  offer: Offer | null,
  table: Size,
): ReadonlyMap<Piece, FlawNote> {
  const taken = [
    ...(offer ? [tilesRect(offer, offer.length, layout.grid)] : []),
    ...layout.pieces.map((each) => plateOf(each, layout)),
    ...ghosts.filter(({ isTaken }) => !isTaken).map(({ spot }) => tilesRect(spot, 1, layout.grid)),
  ];
  const notes = new Map<Piece, FlawNote>();
  for (const [piece, texts] of flaws) {
    const plate = plateOf(piece, layout);
    const from = { left: plate.left + PLATE, top: plate.top + PLATE };
    const found = firstSpot(plate, taken, texts, table);
    if (found) {
      const { text, rect } = found;
      taken.push(rect);
      notes.set(piece, { text, at: { left: rect.left - from.left, top: rect.top - from.top } });
    } else {
      const text = texts.at(-1)!;
      const left = Math.max(0, Math.min(plate.left, table.width - FROM_EDGE - noteWidth(text)));
      notes.set(piece, { text, at: { left: left - from.left, top: null } });
    }
  }
  return notes;
}

const noteWidth = (text: string): number => text.length * NOTE.letter + NOTE.margins;

/** Return the first text that has a place beside a set, and that place. */
function firstSpot(
  plate: Rect,
  taken: readonly Rect[],
  texts: readonly string[],
  table: Size,
): { readonly text: string; readonly rect: Rect } | null {
  for (const text of texts) {
    const note = { width: noteWidth(text), height: NOTE.height };
    const spot = notePosition(plate, taken, note, table);
    if (spot) {
      const { left, top } = spot;
      return { text, rect: { left, top, right: left + note.width, bottom: top + note.height } };
    }
  }
  return null;
}

/** Return the rectangle of so many tiles side by side. */
function tilesRect(spot: Spot, count: number, grid: Grid): Rect {
  const { left, top } = pixelsOf(spot, grid);
  return { left, top, right: left + count * grid.size, bottom: top + tileHeight(grid.size) };
}
