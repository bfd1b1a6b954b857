import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  arrangePieces,
  inOrder,
  keepOrder,
  move,
  newPiece,
  pieceOf,
  sameTiles,
  setsOf,
  type Arrangement,
  type Place,
  type Settle,
} from "../../../src/board/layout/arrangement";
import { allOn, arrangementOf, placeOf, someBase, somePlaceChoice } from "../../arbitraries";
import { sets, tiles } from "../../vectors";

const asTheyLie: Settle = (laid) => [laid];
const inHalves: Settle = (laid) =>
  [laid.slice(0, 2), laid.slice(2)].filter((half) => half.length > 0);

function board(table: string, rack = ""): Arrangement {
  return { pieces: sets(table).map(newPiece), rack: tiles(rack) };
}

function textOf({ pieces, rack }: Arrangement): string {
  return `${pieces.map((piece) => piece.tiles.join(" ")).join(" | ")} / ${rack.join(" ")}`;
}

/** Return the place in or beside the piece at an index. */
function inPiece(from: Arrangement, at: number, index: number): Place {
  return { at: "piece", key: from.pieces[at]!.key, index };
}

const onTable = (index: number): Place => ({ at: "table", index });
const onRack = (index: number): Place => ({ at: "rack", index });

describe("tiles are moved", () => {
  const from = board("r4 r5 r6 | k7 b7 o7", "j r1 r2");

  const first = tiles("r4 r5 r6");

  test.each<[string, string[], Place, string]>([
    ["from the rack into a piece", ["j"], inPiece(from, 0, 3), "r4 r5 r6 j | k7 b7 o7 / r1 r2"],
    ["before its first tile", ["j"], inPiece(from, 1, 0), "r4 r5 r6 | j k7 b7 o7 / r1 r2"],
    ["from piece to piece", ["r6"], inPiece(from, 1, 1), "r4 r5 | k7 r6 b7 o7 / j r1 r2"],
    ["inside a piece, forward", ["r4"], inPiece(from, 0, 2), "r5 r4 r6 | k7 b7 o7 / j r1 r2"],
    ["inside a piece, backward", ["r6"], inPiece(from, 0, 0), "r6 r4 r5 | k7 b7 o7 / j r1 r2"],
    ["in the order given", ["r2", "r6"], inPiece(from, 1, 3), "r4 r5 | k7 b7 o7 r2 r6 / j r1"],
    ["to a new piece", ["r1", "j"], onTable(1), "r4 r5 r6 | r1 j | k7 b7 o7 / r2"],
    ["to a new piece at the end", ["r1"], onTable(2), "r4 r5 r6 | k7 b7 o7 | r1 / j r2"],
    ["to a place on the rack", ["r5"], onRack(1), "r4 r6 | k7 b7 o7 / j r5 r1 r2"],
    ["along the rack", ["j"], onRack(2), "r4 r5 r6 | k7 b7 o7 / r1 j r2"],
    ["so that a piece becomes empty", first, inPiece(from, 1, 0), "r4 r5 r6 k7 b7 o7 / j r1 r2"],
    ["all of a piece, to itself", first, onTable(2), "r4 r5 r6 | k7 b7 o7 / j r1 r2"],
    ["onto themselves", first, inPiece(from, 0, 1), "r4 r5 r6 | k7 b7 o7 / j r1 r2"],
  ])("%s", (_, moved, place, expected) => {
    expect(textOf(move(from, moved, place, asTheyLie))).toBe(expected);
  });

  test("to a spot on the table, where a whole piece keeps its key", () => {
    const spot = { row: 2, col: 5 };
    const carried = move(from, first, { at: "table", index: 0, spot }, asTheyLie);
    expect(carried.pieces[0]).toEqual({ ...from.pieces[0]!, spot });
    const laid = move(from, ["r1"], { at: "table", index: 2, spot }, asTheyLie);
    expect(laid.pieces[2]).toMatchObject({ tiles: ["r1"], spot });
  });

  test("and settle in a piece, which keeps its key if it becomes two", () => {
    const to = move(from, ["j"], inPiece(from, 0, 1), inHalves);
    expect(textOf(to)).toBe("r4 j | r5 r6 | k7 b7 o7 / r1 r2");
    expect(to.pieces[0]!.key).toBe(from.pieces[0]!.key);
    expect(from.pieces.map(({ key }) => key)).not.toContain(to.pieces[1]!.key);
  });

  test("and settle as new pieces", () => {
    const to = move(from, tiles("r1 r2 j"), onTable(0), inHalves);
    expect(textOf(to)).toBe("r1 r2 | j | r4 r5 r6 | k7 b7 o7 / ");
  });

  test("and all other pieces stay identical", () => {
    const to = move(from, ["r6"], onRack(0), asTheyLie);
    expect(to.pieces[1]).toBe(from.pieces[1]);
    expect(to.pieces[0]!.key).toBe(from.pieces[0]!.key);
  });

  test("nowhere, if the target piece no longer exists", () => {
    const gone = newPiece([]).key;
    expect(move(from, ["j"], { at: "piece", key: gone, index: 0 }, asTheyLie)).toEqual(from);
  });

  test("without losing or doubling one, or leaving an empty piece", () => {
    const some = fc.tuple(someBase(), fc.infiniteStream(fc.boolean()), somePlaceChoice);
    fc.assert(
      fc.property(some, fc.constantFrom(asTheyLie, inHalves), ([base, chosen, choice], settle) => {
        const before = arrangementOf(base);
        const moved = allOn(before).filter(() => chosen.next().value);
        fc.pre(moved.length > 0);
        const after = move(before, moved, placeOf(choice, before), settle);
        expect(allOn(after)).toEqual(allOn(before));
        expect(after.pieces.every((piece) => piece.tiles.length > 0)).toBe(true);
        expect(new Set(after.pieces.map(({ key }) => key)).size).toBe(after.pieces.length);
      }),
    );
  });
});

describe("sets keep their old places", () => {
  const before = board("r4 r5 r6 | k7 b7 o7 | b1 b2 b3").pieces;
  const keys = before.map(({ key }) => key);

  function places(table: string): [key: number | "new", tiles: string][] {
    return arrangePieces(sets(table), before).map((piece) => [
      keys.includes(piece.key) ? keys.indexOf(piece.key) : "new",
      piece.tiles.join(" "),
    ]);
  }

  test("in any order of the sets", () => {
    expect(places("b1 b2 b3 | r4 r5 r6 | k7 b7 o7")).toEqual([
      [0, "r4 r5 r6"],
      [1, "k7 b7 o7"],
      [2, "b1 b2 b3"],
    ]);
  });

  test("as identical pieces, if nothing has changed", () => {
    expect(arrangePieces(sets("k7 b7 o7"), before)[0]).toBe(before[1]);
  });

  test("with the new order of their tiles", () => {
    expect(places("r6 r5 r4")).toEqual([[0, "r6 r5 r4"]]);
  });

  test("at the piece with which they share most tiles", () => {
    expect(places("r6 b1 b2 b3 | k7 r4 r5")).toEqual([
      [0, "k7 r4 r5"],
      [2, "r6 b1 b2 b3"],
    ]);
  });

  test("and of two sets the one that shares more tiles", () => {
    expect(places("r4 k1 k2 | r5 r6 r7")).toEqual([
      [0, "r5 r6 r7"],
      ["new", "r4 k1 k2"],
    ]);
  });

  test("and new sets come last", () => {
    expect(places("o1 o2 o3 | b1 b2 b3 | o4 o5 o6")).toEqual([
      [2, "b1 b2 b3"],
      ["new", "o1 o2 o3"],
      ["new", "o4 o5 o6"],
    ]);
  });

  test("and all of them are kept unchanged", () => {
    fc.assert(
      fc.property(someBase(), someBase(), ({ table }, { table: old }) => {
        const pieces = arrangePieces(table, old.map(newPiece));
        const lines = (all: readonly (readonly string[])[]): string[] =>
          all.map((each) => each.join(" ")).sort();
        expect(lines(pieces.map((piece) => piece.tiles))).toEqual(lines(table));
        expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
      }),
    );
  });
});

test("a rack keeps its order, and new tiles come last", () => {
  expect(keepOrder(tiles("r1 r2 r3 r4"), tiles("r3 r9 r1"))).toEqual(tiles("r3 r1 r2 r4"));
});

test("tiles are listed in display order, the table first", () => {
  const from = board("r4 r5 r6 | k7 b7 o7", "j r1 r2");
  expect(inOrder(from, new Set(tiles("r2 j o7 r4 k13")))).toEqual(tiles("r4 o7 j r2"));
});

test("the piece of a tile is found, or null for the rack", () => {
  const from = board("r4 r5 r6 | k7 b7 o7", "j r1 r2");
  expect(pieceOf(from, "b7")).toBe(from.pieces[1]);
  expect(pieceOf(from, "j")).toBeNull();
});

test("the sets on the table are the tiles of its pieces", () => {
  expect(setsOf(board("r4 r5 r6 | k7 b7 o7", "j"))).toEqual(sets("r4 r5 r6 | k7 b7 o7"));
});

test("lists of tiles are equal only in the same order", () => {
  expect(sameTiles(tiles("r4 j"), tiles("r4 j"))).toBe(true);
  expect(sameTiles(tiles("r4 j"), tiles("j r4"))).toBe(false);
  expect(sameTiles(tiles("r4"), tiles("r4 j"))).toBe(false);
});
