import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { placeAt, type Geometry, type Rect } from "../../src/board/geometry";

const WIDE = 40;
const TALL = 54;

function tile(left: number, top: number): Rect {
  return { left, top, right: left + WIDE, bottom: top + TALL };
}

/** Tiles in rows of a given length. */
function row(count: number, left: number, top: number, perRow = count): Rect[] {
  return Array.from({ length: count }, (_, at) =>
    tile(left + (at % perRow) * WIDE, top + Math.floor(at / perRow) * TALL),
  );
}

// Two rows of two pieces; the fifth piece is too long for a row. The rack has two rows of five.
const PIECES = [
  { key: 11, tiles: row(3, 0, 0) },
  { key: 12, tiles: row(4, 150, 0) },
  { key: 13, tiles: row(3, 0, 80) },
  { key: 14, tiles: row(3, 150, 80) },
  { key: 15, tiles: row(8, 0, 160, 6) },
];
const BOARD: Geometry = {
  rack: { left: 0, top: 400, right: 400, bottom: 520 },
  rackTiles: row(9, 50, 405, 5),
  pieces: PIECES,
  reach: WIDE / 2,
};

function middle({ left, right, top, bottom }: Rect): [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

describe("a point on a tile selects its piece", () => {
  test.each(PIECES)("before or after that tile: piece $key", ({ key, tiles }) => {
    for (const [index, each] of tiles.entries()) {
      const [x, y] = middle(each);
      expect(placeAt(x - 1, y, BOARD)).toEqual({ at: "piece", key, index });
      expect(placeAt(x + 1, y, BOARD)).toEqual({ at: "piece", key, index: index + 1 });
    }
  });

  test("also if the point is close to it, but not if it is far away", () => {
    expect(placeAt(120 + 10, 27, BOARD)).toEqual({ at: "piece", key: 11, index: 3 });
    expect(placeAt(310 + 19, 27, BOARD)).toEqual({ at: "piece", key: 12, index: 4 });
    expect(placeAt(310 + 21, 27, BOARD)).toEqual({ at: "table", index: 2 });
  });

  test("the nearer one, if two are close", () => {
    expect(placeAt(134, 27, BOARD)).toMatchObject({ key: 11 });
    expect(placeAt(136, 27, BOARD)).toMatchObject({ key: 12 });
  });

  test("also if pieces lie above one another", () => {
    expect(placeAt(20, 54 + 12, BOARD)).toMatchObject({ key: 11 });
    expect(placeAt(20, 54 + 14, BOARD)).toMatchObject({ key: 13 });
  });
});

describe("a point on the table beside all pieces selects a new piece", () => {
  test.each([
    ["at the end of the first row", 390, 27, 2],
    ["at the end of the second row", 390, 107, 4],
    ["below everything", 20, 330, 5],
    ["above everything", 20, -30, 0],
    ["between two rows that are far apart", 390, 67, 2],
    ["before the first of a row", -60, 107, 2],
  ])("%s", (_, x, y, index) => {
    expect(placeAt(x, y, BOARD)).toEqual({ at: "table", index });
  });

  test("the first one, if the table is empty", () => {
    expect(placeAt(50, 50, { ...BOARD, pieces: [] })).toEqual({ at: "table", index: 0 });
  });
});

describe("a point on the rack selects a place between its tiles", () => {
  test("before or after the tile pointed at, in every row", () => {
    for (const [index, each] of BOARD.rackTiles.entries()) {
      const [x, y] = middle(each);
      expect(placeAt(x - 1, y, BOARD)).toEqual({ at: "rack", index });
      expect(placeAt(x + 1, y, BOARD)).toEqual({ at: "rack", index: index + 1 });
    }
  });

  test.each([
    ["left of a row, before its first tile", 5, 470, 5],
    ["right of a row, after its last", 390, 430, 5],
    ["right of the last row, at the end", 390, 480, 9],
    ["below all rows, in the last one", 95, 600, 6],
  ])("%s", (_, x, y, index) => {
    expect(placeAt(x, y, BOARD)).toEqual({ at: "rack", index });
  });

  test("the first one, if the rack is empty", () => {
    expect(placeAt(50, 450, { ...BOARD, rackTiles: [] })).toEqual({ at: "rack", index: 0 });
  });

  test("but spectators have no rack", () => {
    expect(placeAt(50, 450, { ...BOARD, rack: null })).toEqual({ at: "table", index: 5 });
  });
});

test("every point selects an existing place", () => {
  const coordinate = fc.integer({ min: -100, max: 700 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const place = placeAt(x, y, BOARD);
      const inside =
        place.at === "piece"
          ? PIECES.find(({ key }) => key === place.key)!.tiles
          : place.at === "rack"
            ? BOARD.rackTiles
            : PIECES;
      expect(place.index).toBeGreaterThanOrEqual(0);
      expect(place.index).toBeLessThanOrEqual(inside.length);
    }),
    { numRuns: 1000 },
  );
});
