import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fitRack, layRack, type RackRoom } from "../../../src/board/layout/rackFit";

const PHONE: RackRoom = { width: 360, screenWidth: 360, screenHeight: 740, big: false };
const COLUMN: RackRoom = { width: 208, screenWidth: 844, screenHeight: 390, big: false };
const TABLET: RackRoom = { width: 768, screenWidth: 768, screenHeight: 1024, big: false };
const DESKTOP: RackRoom = { width: 896, screenWidth: 1440, screenHeight: 900, big: false };
const NO_GAPS = new Set<string>();

const tiles = (count: number): string[] => Array.from({ length: count }, (_, at) => `t${at}`);

describe("tiles on the rack", () => {
  test.each<[string, RackRoom, count: number, size: number, rows: number]>([
    ["nine in one row on a phone", PHONE, 9, 38, 1],
    ["few no larger than nine", PHONE, 4, 38, 1],
    ["sixteen in two rows", PHONE, 16, 42, 2],
    ["ten in one row, a little smaller, so that the table is larger", PHONE, 10, 35, 1],
    ["eleven in one row on a larger phone", { ...PHONE, width: 412, screenWidth: 412 }, 11, 36, 1],
    ["eleven in two rows, as large as sixteen", PHONE, 11, 42, 2],
    ["27 in three rows", PHONE, 27, 38, 3],
    ["thirteen in one row where they are only looked at", { ...PHONE, isStill: true }, 13, 26, 1],
    ["as many as a round gives, there", { ...PHONE, isStill: true }, 20, 28, 2],
    ["four across at the side of a low screen", COLUMN, 11, 41, 3],
    ["twenty in four rows there, still easy to hit", COLUMN, 20, 37, 4],
    [
      "twenty on a small phone on its side",
      { ...COLUMN, width: 200, screenHeight: 375 },
      20,
      34,
      4,
    ],
    ["twelve in one row on a tablet, as large as on the table", TABLET, 12, 60, 1],
    ["fourteen in two rows there, as large", TABLET, 14, 60, 2],
    ["nine on a desktop about as large as on the table, as high as the keys", DESKTOP, 9, 68, 1],
    ["fourteen in one row on a desktop, with room for gaps", DESKTOP, 14, 59, 1],
    ["sixteen in one row on a desktop, a little smaller", DESKTOP, 16, 52, 1],
    ["fourteen in two rows between wide keys", { ...DESKTOP, width: 595 }, 14, 60, 2],
    ["more in two rows on a desktop", DESKTOP, 20, 60, 2],
  ])("%s", (_, room, count, size, rows) => {
    expect(fitRack(count, room)).toMatchObject({ size, rows });
  });

  test("leave 538, 475 and 430 px of 602 to a table on a phone", () => {
    const heights = [9, 16, 27].map((count) => layRack(tiles(count), NO_GAPS, 0, PHONE).height);
    expect(heights).toEqual([64, 127, 170]);
  });

  test("stay where they are when others are played", () => {
    const before = layRack(tiles(9), NO_GAPS, 9, PHONE);
    const after = layRack(tiles(6), NO_GAPS, 9, PHONE);
    expect(after.cells).toEqual(before.cells.slice(0, 6));
    expect(after.height).toBe(before.height);
  });

  test("lie apart where there is a gap, if there is room", () => {
    const gaps = new Set(["t3"]);
    const { cells, size } = layRack(tiles(9), gaps, 0, DESKTOP);
    expect(cells[3]!.left - cells[2]!.left).toBe(size + size / 4);
    const crowded = layRack(tiles(9), gaps, 0, PHONE);
    expect(crowded.cells.at(-1)!.left + crowded.size).toBeLessThanOrEqual(PHONE.width);
  });

  test("stay with their group, if there is a row for it", () => {
    const { cells } = layRack(tiles(11), new Set(["t4", "t6", "t8"]), 0, PHONE);
    expect(cells.filter(({ top }) => top === cells[0]!.top)).toHaveLength(6);
    expect(cells[6]!.top).toBeGreaterThan(cells[5]!.top);
  });

  test("lie in rows that are about as long on a wide screen", () => {
    expect(fitRack(18, TABLET)).toMatchObject({ columns: 10, rows: 2 });
    expect(fitRack(20, DESKTOP)).toMatchObject({ columns: 10, rows: 2 });
  });

  test("lie apart at the side of a low screen, even if they are small", () => {
    const { cells, size } = layRack(tiles(16), new Set(["t2", "t5"]), 0, COLUMN);
    expect(cells[2]!.top).toBe(cells[1]!.top);
    expect(cells[2]!.left - cells[1]!.left).toBeGreaterThan(size + 4);
  });

  test("never overlap or leave the rack", () => {
    const room = fc.record({
      width: fc.integer({ min: 180, max: 1400 }),
      screenWidth: fc.integer({ min: 320, max: 2000 }),
      screenHeight: fc.integer({ min: 256, max: 1200 }),
      big: fc.boolean(),
    });
    const someGaps = fc.uniqueArray(fc.nat(105).map((at) => `t${at}`));
    fc.assert(
      fc.property(fc.nat(60), room, someGaps, (count, some, gaps) => {
        const { size, cells, height } = layRack(tiles(count), new Set(gaps), 0, some);
        expect(cells).toHaveLength(count);
        for (const [at, { left, top }] of cells.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + size).toBeLessThanOrEqual(some.width + 0.001);
          expect(top + size * 1.28).toBeLessThanOrEqual(height);
          const next = cells[at + 1];
          if (next?.top === top) expect(next.left - left).toBeGreaterThanOrEqual(size - 0.001);
        }
      }),
    );
  });
});

test("with the sets of a task few tiles lie in one row, as large as those of the sets", () => {
  const task: RackRoom = { width: 170, screenWidth: 1440, screenHeight: 900, big: false };
  expect(fitRack(2, task)).toEqual({ size: 52, columns: 2, rows: 1 });
  expect(fitRack(3, task)).toEqual({ size: 50, columns: 3, rows: 1 });
  const onPhone = { ...task, screenWidth: 360, screenHeight: 740 };
  expect(fitRack(2, onPhone)).toEqual({ size: 42, columns: 2, rows: 1 });
});
