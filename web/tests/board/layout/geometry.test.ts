import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Place } from "../../../src/board/layout/arrangement";
import {
  overlap,
  placeAt,
  type Geometry,
  type Hand,
  type Rect,
  type Row,
} from "../../../src/board/layout/geometry";

const WIDE = 40;
const TALL = 54;
const SPOT = { row: 3, col: 7 };

function tile(left: number, top: number): Rect {
  return { left, top, right: left + WIDE, bottom: top + TALL };
}

/** Tiles in rows of a given length. */
function row(count: number, left: number, top: number, perRow = count): Row {
  const tiles = Array.from({ length: count }, (_, index) => ({
    index,
    rect: tile(left + (index % perRow) * WIDE, top + Math.floor(index / perRow) * TALL),
  }));
  return { tiles, length: count };
}

const PIECES = [
  { key: 11, ...row(3, 0, 0) },
  { key: 12, ...row(4, 150, 0) },
  { key: 13, ...row(3, 0, 80) },
  { key: 14, ...row(3, 150, 80) },
];
const RACK = row(9, 50, 405, 5);
const BOARD: Geometry = {
  table: { left: 0, top: 0, right: 400, bottom: 395 },
  rack: { rect: { left: 0, top: 400, right: 400, bottom: 520 }, ...RACK },
  pieces: PIECES,
  reach: WIDE / 2,
  gap: 12,
};

/** A tile in the hand, held in its middle. */
function hand(x: number, y: number, ...joined: readonly number[]): Hand {
  const joins = (key: number): boolean => joined.includes(key);
  return { x, y, rect: tile(x - WIDE / 2, y - TALL / 2), joins };
}

const at = (x: number, y: number, board = BOARD): Place => placeAt(hand(x, y), SPOT, board);

function middle({ left, right, top, bottom }: Rect): [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

describe("a tile that joins a piece goes to it", () => {
  const joining = (x: number, ...keys: readonly number[]): Place =>
    placeAt(hand(x, 27, ...keys), SPOT, BOARD);

  test("if it is laid exactly beside it, or a little apart, on either side", () => {
    for (const apart of [0, 6, 12]) {
      expect(joining(310 + WIDE / 2 + apart, 12)).toEqual({ at: "piece", key: 12, index: 4 });
      expect(joining(0 - WIDE / 2 - apart, 11)).toEqual({ at: "piece", key: 11, index: 0 });
    }
    expect(joining(310 + WIDE / 2 + 13, 12)).toMatchObject({ at: "table" });
  });

  test("also if its middle lies on the piece behind it, which it does not join", () => {
    // The gap between the pieces is narrower than a tile.
    expect(joining(151, 11)).toEqual({ at: "piece", key: 11, index: 3 });
    expect(joining(151)).toEqual({ at: "piece", key: 12, index: 0 });
    expect(joining(151, 11, 12)).toMatchObject({ key: 12 });
  });

  test("but not from the row above or below", () => {
    expect(
      placeAt(hand(75, 27 + TALL, 11), SPOT, { ...BOARD, pieces: [PIECES[0]!] }),
    ).toMatchObject({
      at: "table",
    });
  });
});

describe("a point on a tile selects its piece", () => {
  test.each(PIECES)("before or after that tile: piece $key", ({ key, tiles }) => {
    for (const { rect, index } of tiles) {
      const [x, y] = middle(rect);
      expect(at(x - 1, y)).toEqual({ at: "piece", key, index });
      expect(at(x + 1, y)).toEqual({ at: "piece", key, index: index + 1 });
    }
  });

  test("also if the point is close to it, but not if it is far away", () => {
    expect(at(120 + 10, 27)).toEqual({ at: "piece", key: 11, index: 3 });
    expect(at(310 + 19, 27)).toEqual({ at: "piece", key: 12, index: 4 });
    expect(at(310 + 21, 27)).toMatchObject({ at: "table" });
  });

  test("the nearer one, if two are close", () => {
    expect(at(134, 27)).toMatchObject({ key: 11 });
    expect(at(136, 27)).toMatchObject({ key: 12 });
  });

  test("also if pieces lie above one another", () => {
    expect(at(20, 54 + 12)).toMatchObject({ key: 11 });
    expect(at(20, 54 + 14)).toMatchObject({ key: 13 });
  });

  test("but not where tiles lay that are in the hand", () => {
    const pulled = { ...PIECES[1]!, tiles: PIECES[1]!.tiles.slice(0, 2) };
    const board = { ...BOARD, pieces: [pulled] };
    expect(at(235, 27, board)).toEqual({ at: "piece", key: 12, index: 2 });
    expect(at(255, 27, board)).toMatchObject({ at: "table" });
  });

  test("with the index among all tiles, though some are in the hand", () => {
    const pulled = { ...PIECES[1]!, tiles: PIECES[1]!.tiles.slice(2) };
    const board = { ...BOARD, pieces: [pulled] };
    expect(at(231, 27, board)).toEqual({ at: "piece", key: 12, index: 2 });
    expect(at(309, 27, board)).toEqual({ at: "piece", key: 12, index: 4 });
  });
});

test("a point on the table beside all pieces selects the cell there", () => {
  for (const [x, y] of [
    [390, 27],
    [20, 330],
    [20, -30],
    [-60, 107],
  ] as const)
    expect(at(x, y)).toEqual({ at: "table", index: PIECES.length, spot: SPOT });
});

describe("a point on the rack selects a place between its tiles", () => {
  test("before or after the tile pointed at, in every row", () => {
    for (const { rect, index } of RACK.tiles) {
      const [x, y] = middle(rect);
      expect(at(x - 1, y)).toEqual({ at: "rack", index });
      expect(at(x + 1, y)).toEqual({ at: "rack", index: index + 1 });
    }
  });

  test.each([
    ["left of a row, before its first tile", 5, 470, 5],
    ["right of a row, after its last", 390, 430, 5],
    ["right of the last row, at the end", 390, 480, 9],
    ["below all rows, in the last one", 95, 600, 6],
  ])("%s", (_, x, y, index) => {
    expect(at(x, y)).toEqual({ at: "rack", index });
  });

  test("the first one, if the rack is empty", () => {
    const rack = { rect: BOARD.rack!.rect, tiles: [], length: 0 };
    expect(at(50, 450, { ...BOARD, rack })).toEqual({ at: "rack", index: 0 });
  });

  test("also if the rack stands beside the table", () => {
    const rect = { left: 400, top: 0, right: 600, bottom: 395 };
    const board = { ...BOARD, rack: { rect, ...row(8, 420, 20, 4) } };
    expect(at(441, 40, board)).toEqual({ at: "rack", index: 1 });
    expect(at(300, 300, board)).toMatchObject({ at: "table" });
  });

  test("but spectators have no rack", () => {
    expect(at(50, 450, { ...BOARD, rack: null })).toMatchObject({ at: "table" });
  });
});

test("every point selects an existing place", () => {
  const coordinate = fc.integer({ min: -100, max: 700 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const place = at(x, y);
      const most =
        place.at === "piece"
          ? PIECES.find(({ key }) => key === place.key)!.length
          : place.at === "rack"
            ? RACK.length
            : PIECES.length;
      expect(place.index).toBeGreaterThanOrEqual(0);
      expect(place.index).toBeLessThanOrEqual(most);
    }),
    { numRuns: 1000 },
  );
});

test("rectangles overlap if they share more than an edge", () => {
  expect(overlap(tile(0, 0), tile(39, 53))).toBe(true);
  expect(overlap(tile(0, 0), tile(40, 0))).toBe(false);
  expect(overlap(tile(0, 0), tile(0, 54))).toBe(false);
});
