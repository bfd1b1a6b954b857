import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fitRack, fitTable, TALL, type Room, type Spacing } from "../../src/board/fit";

const SPACING: Spacing = { beside: 14, below: 20 };
const PHONE: Room = { width: 344, height: 400, smallest: 25, largest: 40 };
const DESK: Room = { width: 1200, height: 700, smallest: 30, largest: 56 };

interface Extent {
  wide: number;
  high: number;
}

/** The layout of board.css: padding 1px 3px, gap 18px 8px; long pieces wrap. */
function laidOut(lengths: readonly number[], size: number, width: number): Extent {
  const rows: Extent[] = [];
  for (const length of lengths) {
    const perRow = Math.min(length, Math.floor((width - 6) / size));
    const isBroken = perRow < length;
    const wide = isBroken ? width : length * size + 6;
    const high = Math.ceil(length / perRow) * size * TALL + 2;
    const last = rows.at(-1);
    if (last && last.wide + 8 + wide <= width) {
      rows[rows.length - 1] = { wide: last.wide + 8 + wide, high: Math.max(last.high, high) };
    } else rows.push({ wide, high });
  }
  return {
    wide: Math.max(0, ...rows.map(({ wide }) => wide)),
    high: rows.reduce((sum, { high }) => sum + high + 18, -18),
  };
}

const someLengths = fc.array(fc.integer({ min: 1, max: 13 }), { maxLength: 40 });
const someRoom: fc.Arbitrary<Room> = fc.record({
  width: fc.integer({ min: 280, max: 2000 }),
  height: fc.integer({ min: 0, max: 1200 }),
  smallest: fc.integer({ min: 20, max: 44 }),
  largest: fc.integer({ min: 40, max: 76 }),
});

describe("tiles on the table", () => {
  test("have the largest size if there is room", () => {
    expect(fitTable([3, 4, 3], DESK, SPACING)).toBe(56);
    expect(fitTable([], PHONE, SPACING)).toBe(40);
  });

  test("get smaller with more tiles, down to the smallest size", () => {
    const fours = (count: number): number[] => Array<number>(count).fill(4);
    const sizes = [4, 12, 20, 60].map((count) => fitTable(fours(count), PHONE, SPACING));
    expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
    expect(new Set(sizes).size).toBeGreaterThan(2);
    expect(sizes.at(-1)).toBe(25);
  });

  test("are never smaller than the smallest, nor larger than the largest", () => {
    fc.assert(
      fc.property(someLengths, someRoom, (lengths, room) => {
        const size = fitTable(lengths, room, SPACING);
        expect(size).toBeGreaterThanOrEqual(room.smallest);
        expect(size).toBeLessThanOrEqual(Math.max(room.smallest, room.largest));
      }),
    );
  });

  test("fit the layout of the page, unless they have the smallest size", () => {
    fc.assert(
      fc.property(someLengths, someRoom, (lengths, room) => {
        const size = fitTable(lengths, room, SPACING);
        const { wide, high } = laidOut(lengths, size, room.width);
        expect(wide).toBeLessThanOrEqual(room.width);
        if (size > room.smallest) expect(high).toBeLessThanOrEqual(room.height);
      }),
      { numRuns: 500 },
    );
  });

  test("are not smaller than necessary", () => {
    fc.assert(
      fc.property(someLengths, someRoom, (lengths, room) => {
        const size = fitTable(lengths, room, SPACING);
        fc.pre(size < room.largest);
        // The page needs less space than calculated: one gap at the side and one at the end.
        const { high } = laidOut(lengths, size + 1, room.width - 8);
        expect(high + 18).toBeGreaterThan(room.height);
      }),
    );
  });

  test("wrap if a piece is longer than a row", () => {
    // A run of 13 is 13 * 40 + 14 wide: two rows on a phone, 2 * 40 * 1.37 + 20 high.
    expect(fitTable([13], { ...PHONE, height: 130 }, SPACING)).toBe(40);
    expect(fitTable([13], { ...PHONE, height: 129 }, SPACING)).toBe(39);
  });
});

describe("tiles on the rack", () => {
  const phone = { width: 340, smallest: 33, largest: 46 };
  const desk = { width: 900, smallest: 38, largest: 60 };

  test("lie in two rows", () => {
    expect(fitRack(14, desk)).toEqual({ size: 60, columns: 7 });
    expect(fitRack(20, desk)).toEqual({ size: 60, columns: 10 });
    expect(fitRack(20, phone)).toEqual({ size: 34, columns: 10 });
  });

  test("lie in more rows if they would be too small", () => {
    expect(fitRack(21, phone)).toEqual({ size: 46, columns: 7 });
    expect(fitRack(30, phone)).toEqual({ size: 34, columns: 10 });
    expect(fitRack(31, phone)).toEqual({ size: 42, columns: 8 });
  });

  test("have room for at least seven in a row", () => {
    expect(fitRack(0, phone)).toEqual({ size: 46, columns: 7 });
    expect(fitRack(3, { ...phone, width: 300 })).toEqual({ size: 42, columns: 7 });
  });

  test("fit the width, and are too small only in five rows", () => {
    const room = fc.record({
      width: fc.integer({ min: 240, max: 1000 }),
      smallest: fc.integer({ min: 30, max: 54 }),
      largest: fc.integer({ min: 54, max: 76 }),
    });
    fc.assert(
      fc.property(fc.nat(106), room, (count, { width, smallest, largest }) => {
        const { size, columns } = fitRack(count, { width, smallest, largest });
        expect(size * columns).toBeLessThanOrEqual(width);
        expect(size).toBeLessThanOrEqual(largest);
        expect(Math.ceil(count / columns)).toBeLessThanOrEqual(5);
        const inFiveRows = Math.max(7, Math.ceil(count / 5)) * smallest;
        expect(size >= smallest).toBe(inFiveRows <= width);
      }),
    );
  });
});
