import { beforeEach, describe, expect, test } from "vitest";

import { move, type Arrangement, type Place } from "../../../src/board/layout/arrangement";
import { TileMoves } from "../../../src/board/input/moves.svelte";

const START: Arrangement = {
  pieces: [
    { key: -1, tiles: ["b1", "b2", "b3", "b4", "b5"] },
    { key: -2, tiles: ["r7", "k7", "o7"] },
  ],
  rack: ["b6", "r9"],
};

let now = START;
let readOnly = false;
let made: Place[] = [];
let found: string[][] = [];
let moves: TileMoves;

const table = (): string => now.pieces.map(({ tiles }) => tiles.join(" ")).join(" | ");

beforeEach(() => {
  now = START;
  readOnly = false;
  made = [];
  found = [];
  moves = new TileMoves({
    arrangement: () => now,
    readOnly: () => readOnly,
    move: (tiles, place) => {
      made.push(place);
      now = move(now, tiles, place, (each) => [each]);
      return true;
    },
    found: () => found,
    fitOf: (piece) => piece.tiles.length,
    onselect: () => {},
    onmoved: () => {},
  });
});

test("a set that was found on the rack is chosen as one", () => {
  found = [["b6", "r9"]];
  moves.tap("r9");
  expect(moves.selection.tiles).toEqual(["b6", "r9"]);
  moves.tap("r9");
  expect(moves.selection.tiles).toEqual(["b6"]);
  moves.tap("r9");
  expect(moves.selection.tiles).toEqual(["b6", "r9"]);
  moves.end();
  moves.selectPiece("r9");
  expect(moves.selection.tiles).toEqual(["b6", "r9"]);
  moves.selectPiece("k7");
  expect(moves.selection.tiles).toEqual(["r7", "k7", "o7"]);
});

describe("a tap", () => {
  test("chooses a tile, and chooses it no longer when repeated", () => {
    moves.tap("b6");
    expect(moves.selection.tiles).toEqual(["b6"]);
    moves.tap("b6");
    expect(moves.selection.isEmpty).toBe(true);
  });

  test("on another place moves the chosen tiles behind the tile", () => {
    moves.tap("b6");
    moves.tap("b5");
    expect(table()).toBe("b1 b2 b3 b4 b5 b6 | r7 k7 o7");
    expect(moves.selection.isEmpty).toBe(true);
  });
});

describe("chosen tiles go", () => {
  test("to a new set at a spot, or without one", () => {
    moves.tap("b6");
    moves.toTable({ row: 2, col: 5 });
    moves.tap("r9");
    moves.toTable();
    expect(made).toEqual([
      { at: "table", index: 2, spot: { row: 2, col: 5 } },
      { at: "table", index: 3 },
    ]);
  });

  test("to the end of a piece or of the rack", () => {
    moves.tap("b6");
    moves.toPiece(-2);
    expect(table()).toBe("b1 b2 b3 b4 b5 | r7 k7 o7 b6");
    moves.tap("b6");
    moves.toRack();
    expect(now.rack).toEqual(["r9", "b6"]);
  });
});

describe("a lifted set", () => {
  beforeEach(() => moves.lift(now.pieces[0]!));

  test("is split before an index", () => {
    moves.cut(3);
    expect(table()).toBe("b1 b2 b3 | r7 k7 o7 | b4 b5");
    expect(moves.lifted?.tiles).toEqual(["b1", "b2", "b3"]);
  });

  test("gives a tile to the next tap, and is put back then", () => {
    moves.take("b5");
    expect(moves.selection.tiles).toEqual(["b5"]);
    moves.tap("o7");
    expect(table()).toBe("b1 b2 b3 b4 | r7 k7 o7 b5");
    expect(moves.lifted).toBeNull();
  });

  test("gains the chosen tile, and stays lifted", () => {
    moves.tap("b6");
    expect(moves.fitsAt).toBe(5);
    moves.add(5);
    expect(moves.lifted?.tiles).toEqual(["b1", "b2", "b3", "b4", "b5", "b6"]);
    expect(moves.selection.isEmpty).toBe(true);
  });

  test("fits no tile of its own", () => {
    moves.take("b5");
    expect(moves.fitsAt).toBeNull();
  });

  test("is put back when the board is only for display, or its piece is gone", () => {
    readOnly = true;
    expect(moves.lifted).toBeNull();
    readOnly = false;
    now = { ...START, pieces: [START.pieces[1]!] };
    expect(moves.lifted).toBeNull();
  });
});

describe("a drop", () => {
  test("changes nothing where the tiles lay", () => {
    expect(moves.drop(["b2"], { at: "piece", key: -1, index: 2 })).toBe(false);
    expect(moves.drop(["b2"], { at: "piece", key: -1, index: 4 })).toBe(true);
  });

  test("is refused on a board only for display", () => {
    readOnly = true;
    expect(moves.drop(["b6"], { at: "table", index: 0 })).toBe(false);
    expect(moves.heldWith("b6", false)).toEqual([]);
  });

  test("takes the chosen tiles along, or all to the end of a set", () => {
    expect(moves.heldWith("b3", true)).toEqual(["b3", "b4", "b5"]);
    expect(moves.heldWith("b3", false)).toEqual(["b3"]);
    moves.selection.select("b1", "b3");
    expect(moves.heldWith("b3", false)).toEqual(["b1", "b3"]);
  });
});
