/** Random tables and hands for tests of the layout. */

import fc from "fast-check";
import { expect } from "vitest";

import { move, newPiece, type Arrangement, type Piece } from "../../src/board/layout/arrangement";
import type { Space } from "../../src/board/layout/grid";
import type { TableLayout } from "../../src/board/layout/tableLayout";
import { isInside, widthIn } from "../../src/board/layout/slots";
import { randomOf, randomTable, someSeed } from "./randomRound";

export const PHONE: Space = { width: 360, height: 538, big: false };
export const TWO_ROWS: Space = { ...PHONE, height: 478 };
export const SIDEWAYS: Space = { width: 568, height: 390, big: false };
export const TABLET: Space = { width: 768, height: 760, big: false };
export const DESKTOP: Space = { width: 1440, height: 640, big: false };
export const SPACES = [PHONE, TWO_ROWS, SIDEWAYS, TABLET, DESKTOP];

let names = 0;
export const newTiles = (count: number): string[] =>
  Array.from({ length: count }, () => `t${(names += 1)}`);
export const piece = (key: number, count: number): Piece => ({ key, tiles: newTiles(count) });

/** Expect that every piece has its slot on the table, and that none overlap. */
export function expectSound({ slots, pieces, grid }: TableLayout): void {
  const all = [...slots.values()];
  expect(slots.size).toBe(pieces.length);
  for (const { key, tiles } of pieces) expect(slots.get(key)!.length).toBe(tiles.length);
  for (const slot of all) expect(isInside(grid, slot, slot.length)).toBe(true);
  const inRows = all.sort((left, right) => left.row - right.row || left.col - right.col);
  for (const [at, slot] of inRows.entries()) {
    const next = inRows[at + 1];
    if (next?.row === slot.row)
      expect(next.col).toBeGreaterThan(slot.col + widthIn(grid, slot.length));
  }
}

/** Return where pieces lie, without their history. */
export function lying({ slots }: TableLayout): [key: number, row: number, col: number][] {
  return [...slots]
    .map(([key, { row, col }]): [number, number, number] => [key, row, col])
    .sort(([left], [right]) => left - right);
}

/** A hand that moves some tiles to a place. */
export interface Hand {
  readonly from: number;
  readonly first: number;
  readonly count: number;
  readonly to: number;
  readonly row: number;
  readonly col: number;
}

export const someHands: fc.Arbitrary<Hand[]> = fc.array(
  fc.record({
    from: fc.nat(40),
    first: fc.nat(12),
    count: fc.integer({ min: 1, max: 4 }),
    to: fc.nat(50),
    row: fc.nat(12),
    col: fc.nat(60),
  }),
  { maxLength: 12 },
);

/** Move tiles from the rack or a piece to a piece, to free table, or to the first free place. */
export function moved(now: Arrangement, hand: Hand): Arrangement {
  const source = now.pieces[hand.from]?.tiles ?? now.rack;
  const first = hand.first % Math.max(1, source.length);
  const tiles = source.slice(first, first + hand.count);
  if (tiles.length === 0) return now;
  const target = now.pieces[hand.to];
  const place = target
    ? { at: "piece" as const, key: target.key, index: hand.col % (target.tiles.length + 1) }
    : hand.col > 50
      ? { at: "table" as const, index: now.pieces.length }
      : { at: "table" as const, index: 0, spot: { row: hand.row, col: hand.col } };
  return move(now, tiles, place, (each) => [each]);
}

/** A table in the middle of a round, on some screen. */
export const someTable: fc.Arbitrary<{ start: Arrangement; space: Space }> = fc
  .tuple(someSeed, fc.constantFrom(30, 50, 70, 90), fc.constantFrom(...SPACES))
  .map(([seed, tiles, space]) => {
    const pieces = randomTable(tiles, randomOf(seed)).map((length) => newPiece(newTiles(length)));
    return { start: { pieces, rack: newTiles(9) }, space };
  });
