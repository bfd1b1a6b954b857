import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { gridOf, type Grid } from "../../../src/board/layout/grid";
import { nextLayout } from "../../../src/board/layout/tableLayout";
import { findPlace, isFree, type Slot } from "../../../src/board/layout/slots";
import { NEW_SET, spotForNewSet, styleOfOffer } from "../../../src/board/layout/freePlaces";
import { moved, PHONE, piece, someHands, someTable } from "../someTables";

/** A row of a phone with tiles of 32 pixels: 43 quarters. */
const ROW: Grid = { ...gridOf({ size: 32, loose: false }, PHONE), rows: 1 };
const slotAt = (col: number, length: number): Slot => ({ row: 0, col, length, byHand: false });
const layoutOf = (...slots: Slot[]) => ({
  grid: ROW,
  pieces: slots.map(({ length }, key) => piece(key, length)),
  slots: new Map(slots.entries()),
  homes: [] as Slot[],
  space: PHONE,
});

describe("the place that is offered to a new set", () => {
  test("covers no other set, and is there while a tile has room", () => {
    fc.assert(
      fc.property(
        someTable,
        someHands,
        fc.integer({ min: 1, max: 6 }),
        ({ start, space }, hands, tiles) => {
          let now = start;
          let layout = nextLayout(null, now.pieces, space, false);
          for (const hand of hands) {
            now = moved(now, hand);
            layout = nextLayout(layout, now.pieces, space, true);
            const offer = spotForNewSet(layout, tiles);
            if (offer)
              expect(isFree(layout.slots.values(), layout.grid, offer, offer.length)).toBe(true);
            else expect(findPlace([...layout.slots.values()], layout.grid, 1)).toBeNull();
          }
        },
      ),
    );
  });

  test("has room for all chosen tiles where there is room", () => {
    expect(spotForNewSet(layoutOf(), 5)).toEqual({ row: 0, col: 4, length: 5 });
    expect(spotForNewSet(layoutOf(), 1)).toEqual({ row: 0, col: 4, length: NEW_SET });
  });

  test("is in the middle of a table whose sets are", () => {
    const centred = { ...layoutOf(), space: { ...PHONE, centred: true } };
    expect(spotForNewSet(centred, 3)).toEqual({ row: 0, col: 15, length: 3 });
  });

  test("is narrower where only a gap is left", () => {
    const full = layoutOf(slotAt(0, 4), slotAt(22, 5));
    expect(spotForNewSet(full, 1)).toEqual({ row: 0, col: 17, length: 1 });
    expect(styleOfOffer(spotForNewSet(full, 1)!, ROW)).toContain("width: 32px");
  });

  test("is nowhere on a full table", () => {
    expect(spotForNewSet(layoutOf(slotAt(0, 5), slotAt(21, 5)), 1)).toBeNull();
  });
});
