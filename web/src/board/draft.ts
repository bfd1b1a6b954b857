/**
 * Draft: a turn that a player tries out, with undo and redo. It can be rebased onto a table that
 * other players have changed in the meantime.
 */

import {
  arrangePieces,
  keepOrder,
  newPiece,
  type Arrangement,
  type Piece,
} from "./layout/arrangement";

export interface Base {
  readonly table: readonly (readonly string[])[];
  readonly rack: readonly string[];
}

export interface Draft {
  /** The real table and rack. */
  readonly base: Base;
  readonly now: Arrangement;
  readonly past: readonly Arrangement[];
  readonly future: readonly Arrangement[];
}

const REMEMBERED = 100;

export function newDraft(base: Base): Draft {
  const now = { pieces: arrangePieces(base.table, []), rack: base.rack };
  return { base, now, past: [], future: [] };
}

/** Return the draft after a change that can be undone. */
export function changed(draft: Draft, now: Arrangement): Draft {
  return { ...draft, now, past: [...draft.past, draft.now].slice(-REMEMBERED), future: [] };
}

/** Return the draft with another order of the rack. Undo and redo keep this order. */
export function reordered(draft: Draft, rack: readonly string[]): Draft {
  const ordered = ({ pieces, rack: own }: Arrangement): Arrangement => ({
    pieces,
    rack: keepOrder(own, rack),
  });
  const { now, past, future } = draft;
  return { ...draft, now: { ...now, rack }, past: past.map(ordered), future: future.map(ordered) };
}

export function undone(draft: Draft): Draft {
  const before = draft.past.at(-1);
  if (before === undefined) return draft;
  return {
    ...draft,
    now: before,
    past: draft.past.slice(0, -1),
    future: [draft.now, ...draft.future],
  };
}

export function redone(draft: Draft): Draft {
  const [next, ...future] = draft.future;
  if (next === undefined) return draft;
  return { ...draft, now: next, past: [...draft.past, draft.now], future };
}

/** Reset everything to the real table and rack. This can be undone. */
export function reset(draft: Draft): Draft {
  const pieces = arrangePieces(draft.base.table, draft.now.pieces);
  return changed(draft, { pieces, rack: keepOrder(draft.base.rack, draft.now.rack) });
}

/** Begin again from the real table and rack, after a turn: there is nothing to undo. */
export function restarted(draft: Draft): Draft {
  return { ...reset(draft), past: [], future: [] };
}

/** Return the tiles that the draft plays from the rack. */
export function playedTiles(draft: Draft): string[] {
  const own = new Set(draft.base.rack);
  return draft.now.pieces.flatMap((piece) => piece.tiles.filter((tile) => own.has(tile)));
}

/** Return the tiles of the real table that the draft has moved to other sets. */
export function movedOnTable({ base, now }: Draft): string[] {
  const before = base.table.map(newPiece);
  const home = new Map(before.flatMap(({ key, tiles }) => tiles.map((tile) => [tile, key])));
  return arrangePieces(
    now.pieces.map(({ tiles }) => tiles),
    before,
  ).flatMap(({ key, tiles }) => tiles.filter((tile) => home.has(tile) && home.get(tile) !== key));
}

/** Whether the table differs from the real one. */
export function isChanged(draft: Draft): boolean {
  return shape(draft.base.table) !== shape(draft.now.pieces.map((piece) => piece.tiles));
}

/** Return sets as text, independent of their order on the table. */
function shape(sets: readonly (readonly string[])[]): string {
  return sets
    .map((tiles) => tiles.join(" "))
    .sort()
    .join("|");
}

/**
 * Rebase a draft onto a table and a rack that have changed.
 *
 * Pieces whose tiles have not been moved by others are kept. If others have moved a tile, all sets
 * that the draft mixed with it are restored. The player's own tiles from there stay together as a
 * piece.
 */
export function rebased(draft: Draft, base: Base): Draft {
  const gained = base.rack.filter((tile) => !draft.base.rack.includes(tile));
  const kept = base.rack.length - gained.length === draft.base.rack.length;
  if (kept && shape(draft.base.table) === shape(base.table)) return grown(draft, base, gained);
  return adapted(draft, base);
}

/** Handle the simple case in which tiles were only added to the rack: the undo history is kept. */
function grown(draft: Draft, base: Base, gained: readonly string[]): Draft {
  const more = (each: Arrangement): Arrangement =>
    gained.length > 0 ? { pieces: each.pieces, rack: [...each.rack, ...gained] } : each;
  return {
    base,
    now: more(draft.now),
    past: draft.past.map(more),
    future: draft.future.map(more),
  };
}

function adapted(draft: Draft, base: Base): Draft {
  const unchanged = tilesThatLieAsBefore(draft.base.table, base.table);
  const setOf = new Map(base.table.flatMap((tiles) => tiles.map((tile) => [tile, tiles] as const)));
  const own = new Set(base.rack);
  const lost = new Set([...setOf.keys()].filter((tile) => !unchanged.has(tile)));
  const isKnown = (tile: string): boolean => setOf.has(tile) || own.has(tile);
  // A lost tile breaks its piece, and a broken piece loses all sets that its tiles came from.
  let kept = draft.now.pieces;
  for (let more = true; more;) {
    const broken = kept.filter((piece) =>
      piece.tiles.some((tile) => lost.has(tile) || !isKnown(tile)),
    );
    more = broken.length > 0;
    kept = kept.filter((piece) => !broken.includes(piece));
    for (const tile of broken.flatMap((piece) => piece.tiles)) {
      for (const beside of setOf.get(tile) ?? []) lost.add(beside);
    }
  }
  const whole = new Set(kept);
  const pieces = draft.now.pieces.flatMap((piece): Piece[] => {
    if (whole.has(piece)) return [piece];
    const mine = piece.tiles.filter((tile) => own.has(tile));
    return mine.length > 0 ? [{ key: piece.key, tiles: mine }] : [];
  });
  const restored = arrangePieces(
    base.table.filter((tiles) => tiles.some((tile) => lost.has(tile))),
    draft.now.pieces.filter((piece) => !pieces.some((each) => each.key === piece.key)),
  );
  const onTable = new Set(pieces.flatMap((piece) => piece.tiles));
  const rack = keepOrder(base.rack, draft.now.rack).filter((tile) => !onTable.has(tile));
  const now = { pieces: inOldPlaces([...pieces, ...restored], draft.now.pieces), rack };
  return { base, now, past: [], future: [] };
}

/**
 * Return the tiles of sets that are unchanged. The order counts, too: the position of a joker
 * decides its meaning.
 */
function tilesThatLieAsBefore(before: Base["table"], after: Base["table"]): Set<string> {
  const known = new Set(before.map((tiles) => tiles.join(" ")));
  return new Set(after.filter((tiles) => known.has(tiles.join(" "))).flat());
}

function inOldPlaces(pieces: readonly Piece[], before: readonly Piece[]): Piece[] {
  const place = new Map(before.map((piece, at) => [piece.key, at]));
  const rank = (piece: Piece): number => place.get(piece.key) ?? before.length;
  return [...pieces].sort((left, right) => rank(left) - rank(right));
}
