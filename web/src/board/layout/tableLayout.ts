/**
 * Layout of the table: where the sets lie on the table, from one arrangement to the next. Every set owns a slot
 * of the grid, and only what was touched moves. Pure data: `nextLayout` returns the next layout.
 */

import { arrangePieces, goesOn, type Piece } from "./arrangement";
import { cellsOf } from "./cells";
import { QUARTERS, type Grid, type Space, type Spot } from "./grid";
import { carriedSpots, vacatedCells } from "./vacatedCells";
import { growthsOf } from "./growth";
import { LayoutBuilder } from "./layoutBuilder";
import { inReadingOrder, isInside, type Slot, type Slots } from "./slots";

export interface TableLayout {
  readonly space: Space;
  readonly grid: Grid;
  readonly pieces: readonly Piece[];
  /** The slot of every piece. */
  readonly slots: Slots;
  /** The slots at the beginning of the turn. */
  readonly homes: readonly Slot[];
  /** Where pieces lay last, so that undo and a look back find their places again. */
  readonly memory: ReadonlyMap<string, Slot>;
  /** Where tiles lay before others moved them. */
  readonly left: ReadonlyMap<string, Spot>;
  /** Where tiles lay at the beginning of the turn. */
  readonly origins: ReadonlyMap<string, Spot>;
}

const REMEMBERED = 400;
/** A rack that gains or loses a row changes the height of the table by less than this. */
const SMALL_CHANGE = 150;
/** A window so many times as wide is another screen: sets that stayed would fill a part of it only. */
const MUCH_WIDER = 1.5;

/**
 * Return the layout of the next arrangement. In the own turn, only pieces that were touched move.
 * The cells that some tiles have left are shown, so others lie elsewhere if there is room.
 */
export function nextLayout(
  before: TableLayout | null,
  pieces: readonly Piece[],
  space: Space,
  isOwnTurn: boolean,
  ghosts: Iterable<string> = [],
): TableLayout {
  // On an empty table a set lies where it is put; many sets at once are laid anew.
  const continues =
    before !== null && (before.pieces.length > 0 || pieces.some(({ spot }) => spot));
  const known = continues ? continued(before, pieces) : null;
  const kept = known ? keptSlots(known, pieces) : new Map<number, Slot>();
  const left = isOwnTurn && known ? known.left : vacatedCells(known, pieces);
  const builder = new LayoutBuilder({
    slots: kept,
    space,
    step: known?.grid ?? null,
    isOwnTurn,
    reserved: [...(isOwnTurn ? (known?.homes ?? []) : []), ...slotsAt(left, ghosts)],
    tiles: pieces.reduce((sum, { tiles }) => sum + tiles.length, 0),
    growths: growthsOf(pieces),
  });
  const isNewWindow = known === null || isOtherWindow(known.space, space);
  if (isNewWindow) {
    const isWider = known !== null && space.width >= MUCH_WIDER * known.space.width;
    layInWindow(builder, pieces, isWider && !isOwnTurn);
  } else placeTouched(builder, known, pieces, isOwnTurn);
  if (!isOwnTurn) {
    builder.restoreSize();
    builder.reserveRoom();
  }
  const { slots, grid } = builder;
  const cells = cellsOf({ pieces, slots, grid });
  return {
    space,
    grid,
    pieces,
    slots,
    origins: isOwnTurn && !isNewWindow ? known.origins : cells,
    homes: isOwnTurn && known ? known.homes : [...slots.values()],
    memory: remembered(known?.memory ?? new Map(), pieces, slots),
    left: known ? carriedSpots(left, stayingCells(known, pieces), cells, isNewWindow) : left,
  };
}

/**
 * Return the layout after some tables, one after the other, so that it is known where tiles lay
 * before they were moved; null without any.
 */
export function layoutAfter(
  tables: readonly (readonly (readonly string[])[])[],
  space: Space,
): TableLayout | null {
  let layout: TableLayout | null = null;
  for (const table of tables)
    layout = nextLayout(layout, arrangePieces(table, layout?.pieces ?? []), space, false);
  return layout;
}

/** Return the layout of a table that is laid again in its reading order, without gaps. */
export function tidied(before: TableLayout): TableLayout {
  const slots = new Map([...before.slots].map(([key, slot]) => [key, { ...slot, byHand: false }]));
  return laidAgain(before, slots, (builder) => builder.tidy());
}

/** Return the layout with larger tiles, if these can grow a lot where sets lie; else the same. */
export function enlarged(before: TableLayout): TableLayout {
  const after = laidAgain(before, before.slots, (builder) => builder.enlarge());
  return after.grid.size === before.grid.size ? before : after;
}

function laidAgain(
  before: TableLayout,
  slots: Slots,
  lay: (builder: LayoutBuilder) => void,
): TableLayout {
  const { space, pieces } = before;
  const tiles = pieces.reduce((sum, piece) => sum + piece.tiles.length, 0);
  const step = before.grid;
  const builder = new LayoutBuilder({
    slots,
    space,
    step,
    isOwnTurn: false,
    reserved: [],
    tiles,
    growths: growthsOf(pieces),
  });
  lay(builder);
  const layout = { pieces, slots: builder.slots, grid: builder.grid };
  const [then, now] = [cellsOf(before), cellsOf(layout)];
  return {
    ...layout,
    space,
    homes: [...layout.slots.values()],
    memory: remembered(new Map(), pieces, layout.slots),
    left: carriedSpots(before.left, then, now, true),
    origins: new Map([...carriedSpots(before.origins, then, now, true), ...unmoved(before, now)]),
  };
}

/** Return the new cells of the tiles that lay where the turn found them. */
function unmoved(before: TableLayout, now: ReadonlyMap<string, Spot>): (readonly [string, Spot])[] {
  return [...cellsOf(before)].flatMap(([tile, cell]) =>
    isSameSpot(cell, before.origins.get(tile)) ? [[tile, now.get(tile)!] as const] : [],
  );
}

/** Return slots for single tiles at the cells that they have left. */
function slotsAt(left: ReadonlyMap<string, Spot>, tiles: Iterable<string>): Slot[] {
  return [...tiles].flatMap((tile) => {
    const spot = left.get(tile);
    return spot ? [{ row: spot.row, col: spot.col, length: 1, byHand: false }] : [];
  });
}

/** Return the cells at which tiles lay that are still in the same sets, wherever these are now. */
function stayingCells(known: TableLayout, pieces: readonly Piece[]): Map<string, Spot> {
  const home = new Map(pieces.flatMap(({ key, tiles }) => tiles.map((tile) => [tile, key])));
  const cells = cellsOf(known);
  return new Map(
    known.pieces.flatMap(({ key, tiles }) =>
      tiles.filter((tile) => home.get(tile) === key).map((tile) => [tile, cells.get(tile)!]),
    ),
  );
}

/** Return to slots at which pieces lay before; null if they no longer fit on the table. */
export function returned(
  before: TableLayout,
  pieces: readonly Piece[],
  slots: Slots,
): TableLayout | null {
  const fits = [...slots.values()].every((slot) => isInside(before.grid, slot, slot.length));
  if (!fits) return null;
  return { ...before, pieces, slots, memory: remembered(before.memory, pieces, slots) };
}

/** Whether the window has changed, not only the rows of the rack. */
export function isOtherWindow(before: Space, now: Space): boolean {
  return (
    before.width !== now.width ||
    before.big !== now.big ||
    Math.abs(before.height - now.height) > SMALL_CHANGE
  );
}

/**
 * Return the old layout with the keys of the new pieces: a new piece continues the old one with
 * which it shares the most tiles, if that one is gone.
 */
function continued(before: TableLayout, pieces: readonly Piece[]): TableLayout {
  const now = new Set(pieces.map(({ key }) => key));
  const then = new Set(before.pieces.map(({ key }) => key));
  const gone = new Map(
    before.pieces.filter(({ key }) => !now.has(key)).map((piece) => [piece.key, piece]),
  );
  const names = new Map<number, number>();
  const fresh = pieces.filter(({ key }) => !then.has(key));
  const pairs = fresh.flatMap((piece) =>
    [...gone.values()].map((old) => ({ piece, old, shared: countShared(piece, old) })),
  );
  for (const { piece, old, shared } of pairs.sort((left, right) => right.shared - left.shared)) {
    if (
      shared === 0 ||
      !goesOn(shared, old.tiles, piece.tiles) ||
      names.has(old.key) ||
      [...names.values()].includes(piece.key)
    )
      continue;
    names.set(old.key, piece.key);
  }
  if (names.size === 0) return before;
  const rename = (key: number): number => names.get(key) ?? key;
  return {
    ...before,
    pieces: before.pieces.map((piece) => ({ ...piece, key: rename(piece.key) })),
    slots: new Map([...before.slots].map(([key, slot]) => [rename(key), slot])),
  };
}

function countShared(left: Piece, right: Piece): number {
  return left.tiles.filter((tile) => right.tiles.includes(tile)).length;
}

function isUntouched(piece: Piece, old: Piece | undefined): boolean {
  return old !== undefined && nameOf(piece) === nameOf(old);
}

/** Return what identifies a piece in memory: its tiles, and where a hand has put it. */
function nameOf({ tiles, spot }: Piece): string {
  return spot ? `${tiles.join(" ")} @${spot.row},${spot.col}` : tiles.join(" ");
}

/** Return the slots of the pieces that were not touched. */
function keptSlots(known: TableLayout, pieces: readonly Piece[]): Slots {
  const old = new Map(known.pieces.map((piece) => [piece.key, piece]));
  const kept = pieces.filter((piece) => isUntouched(piece, old.get(piece.key)));
  return new Map(kept.map(({ key }) => [key, known.slots.get(key)!]));
}

/** Lay everything in a new window: as it lies if tiles are then as large, else again. */
function layInWindow(builder: LayoutBuilder, pieces: readonly Piece[], isMuchWider: boolean): void {
  const lying = builder.slots;
  const isKnown = pieces.length > 0 && lying.size === pieces.length;
  const sets = isKnown
    ? inReadingOrder(lying).map(([key, { length }]) => [key, length] as const)
    : pieces.map(({ key, tiles }) => [key, tiles.length] as const);
  builder.layAll(sets);
  if (!isKnown || isMuchWider) return;
  const { size } = builder.grid;
  builder.slots = lying;
  if (!builder.fitSize() || builder.grid.size < size) builder.layAll(sets);
}

function placeTouched(
  builder: LayoutBuilder,
  known: TableLayout,
  pieces: readonly Piece[],
  isOwnTurn: boolean,
): void {
  const old = new Map(known.pieces.map((piece) => [piece.key, piece]));
  const cells = cellsOf(known);
  const outside = [...builder.slots].filter(
    ([, slot]) => !isInside(builder.grid, slot, slot.length),
  );
  for (const [key] of outside) builder.slots.delete(key);
  let waiting = pieces.filter(({ key }) => !builder.slots.has(key));
  const each = (place: (piece: Piece) => boolean): void => {
    waiting = waiting.filter((piece) => !place(piece));
  };
  each((piece) => {
    const slot = known.memory.get(nameOf(piece));
    if (slot === undefined) return false;
    // In the own turn only a set that is again as the turn found it: others stay where a hand has put
    // their tiles. Undo knows the slots of its arrangements.
    const isRecalled = isOwnTurn
      ? isSameSpot(slot, known.origins.get(piece.tiles[0]!))
      : !old.has(piece.key);
    return isRecalled && builder.tryPut(piece.key, slot, piece.tiles.length, slot.byHand);
  });
  each((piece) => {
    if (!piece.spot || isSameSpot(piece.spot, old.get(piece.key)?.spot)) return false;
    builder.putAnywhere(piece.key, piece.tiles.length, piece.spot, !piece.spot.isOffered);
    return true;
  });
  // Sets that lost tiles first: they always fit, and what they leave is free for others.
  for (const grows of [false, true])
    each((piece) => {
      const was = old.get(piece.key);
      if (!was || piece.tiles.length > was.tiles.length !== grows) return false;
      const wanted = wantedSpot(piece, (tile) =>
        was.tiles.includes(tile) ? cells.get(tile) : undefined,
      );
      const slot = known.slots.get(piece.key)!;
      // A set that others have changed is no longer the one that was put there.
      const byHand = isOwnTurn && slot.byHand;
      builder.putBack(piece.key, piece.tiles.length, wanted?.spot ?? slot, byHand);
      return true;
    });
  each((piece) => {
    const wanted = wantedSpot(piece, (tile) => cells.get(tile));
    const isSplit = wanted !== null && 2 * wanted.count >= piece.tiles.length;
    if (isSplit) putPart(builder, piece, wanted.spot, ownerOf(known, pieces, piece));
    return isSplit;
  });
  each(({ key, tiles }) => {
    builder.putAnywhere(key, tiles.length, null, false);
    return true;
  });
}

function isSameSpot(left: Spot, right: Spot | undefined): boolean {
  return left.row === right?.row && left.col === right.col;
}

/** Return the place at which the most tiles of a piece lie where they lay. */
function wantedSpot(
  { tiles }: Piece,
  cellOf: (tile: string) => Spot | undefined,
): { readonly spot: Spot; readonly count: number } | null {
  const spots = tiles.flatMap((tile, at): Spot[] => {
    const cell = cellOf(tile);
    return cell ? [{ row: cell.row, col: cell.col - QUARTERS * at }] : [];
  });
  const counted = spots.map((spot) => ({
    spot,
    count: spots.filter((each) => isSameSpot(each, spot)).length,
  }));
  return counted.sort((left, right) => right.count - left.count)[0] ?? null;
}

/** Return the piece from which most tiles of a new piece were cut. */
function ownerOf(known: TableLayout, pieces: readonly Piece[], part: Piece): Piece | null {
  const shared = known.pieces
    .map((piece) => ({ key: piece.key, count: countShared(part, piece) }))
    .sort((left, right) => right.count - left.count);
  return pieces.find(({ key }) => key === shared[0]?.key) ?? null;
}

/**
 * Put a part that was cut off a set: both stay and one gives way by a quarter, else the shorter one
 * moves.
 */
function putPart(builder: LayoutBuilder, part: Piece, wanted: Spot, owner: Piece | null): void {
  const [key, length] = [part.key, part.tiles.length];
  if (builder.tryRow(key, wanted, length, false, 1)) return;
  const slot = owner && builder.slots.get(owner.key);
  if (!owner || !slot || slot.row !== wanted.row) {
    builder.putBack(key, length, wanted, false);
    return;
  }
  const aside = { row: slot.row, col: slot.col + (slot.col < wanted.col ? -1 : 1) };
  const isAside = builder.tryPut(owner.key, aside, slot.length, slot.byHand);
  if (isAside && builder.tryPut(key, wanted, length, false)) return;
  builder.put(owner.key, slot, slot.length, slot.byHand);
  if (slot.length >= length) {
    builder.putAnywhere(key, length, wanted, false);
    return;
  }
  builder.slots.delete(owner.key);
  builder.putBack(key, length, wanted, false);
  builder.putAnywhere(owner.key, slot.length, slot, slot.byHand);
}

/** Return where pieces lay last, and where these lie now. */
export function remembered(
  memory: ReadonlyMap<string, Slot>,
  pieces: readonly Piece[],
  slots: Slots,
): Map<string, Slot> {
  const next = new Map(memory);
  for (const piece of pieces) {
    const name = nameOf(piece);
    next.delete(name);
    next.set(name, slots.get(piece.key)!);
  }
  return new Map([...next].slice(-REMEMBERED));
}
