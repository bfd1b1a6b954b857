import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { newPiece, type Piece } from "../../src/board/arrangement";
import type { Space } from "../../src/board/grid";
import {
  arrange,
  cellsOf,
  restoredPlaces,
  storedPlaces,
  type Places,
} from "../../src/board/places";
import type { Slot } from "../../src/board/slots";
import { randomOf, randomRound, randomTable, someSeed, type Change } from "./randomRound";
import {
  DESKTOP,
  expectSound,
  lying,
  moved,
  newTiles,
  PHONE,
  piece,
  SIDEWAYS,
  someHands,
  someTable,
  SPACES,
  TABLET,
  TWO_ROWS,
} from "./someTables";

/** Return the pieces after a change, as a bot makes it. */
function changed(pieces: readonly Piece[], change: Change): Piece[] {
  if (change.kind === "add") return [...pieces, piece(change.set, 3)];
  return pieces.flatMap((each) => {
    if (each.key !== change.set) return [each];
    const { key, tiles } = each;
    if (change.kind === "cut") {
      const rest = { key: change.other, tiles: tiles.slice(change.after) };
      return [{ key, tiles: tiles.slice(0, change.after) }, rest];
    }
    const more = newTiles(1);
    return [{ key, tiles: change.end === "left" ? [...more, ...tiles] : [...tiles, ...more] }];
  });
}

const lies = ({ slots }: Places, key: number): [row: number, col: number] => {
  const { row, col } = slots.get(key)!;
  return [row, col];
};

function playRound(tiles: number, space: Space, seed: number, cuts: boolean): Places {
  const random = randomOf(seed);
  const lengths = randomTable(tiles, random);
  let places: Places | null = null;
  let pieces: readonly Piece[] = [];
  for (const change of randomRound(lengths, random, { cuts })) {
    pieces = changed(pieces, change);
    places = arrange(places, pieces, space, false);
    expectSound(places);
  }
  expect(pieces.flatMap((each) => each.tiles)).toHaveLength(tiles);
  return places!;
}

describe("after a round of turns by others, tiles are large and none is hidden", () => {
  test.each<[tiles: number, space: Space, cuts: boolean, atLeast: number]>([
    [70, TWO_ROWS, false, 32],
    [70, TWO_ROWS, true, 32],
    [70, PHONE, true, 32],
    [100, PHONE, false, 28],
    [100, PHONE, true, 28],
    [60, { ...DESKTOP, height: 560 }, true, 60],
    [100, { ...DESKTOP, height: 560 }, true, 44],
    [100, SIDEWAYS, true, 28],
    [72, TABLET, true, 44],
  ])("%i tiles on %o, with cuts %o: at least %i px", (tiles, space, cuts, atLeast) => {
    for (let seed = 0; seed < 15; seed += 1)
      expect(playRound(tiles, space, seed * 7919 + tiles, cuts).grid.size).toBeGreaterThanOrEqual(
        atLeast,
      );
  });

  test("also if somebody joins late and sees all sets at once", () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const lengths = randomTable(70, randomOf(seed));
        const pieces = lengths.map((length, key) => piece(key, length));
        const places = arrange(null, pieces, TWO_ROWS, false);
        expectSound(places);
        expect(places.grid.size).toBeGreaterThanOrEqual(32);
      }),
      { numRuns: 60 },
    );
  });

  test("with runs that are longer than a row: their tiles overlap", () => {
    const runs = [13, 13, 13, 13, 13, 13, 13, 9].map((length, key) => piece(key, length));
    const places = arrange(null, runs, PHONE, false);
    expectSound(places);
    expect(places.grid.size).toBeGreaterThanOrEqual(28);
    const seven = arrange(null, runs.slice(0, 5), TWO_ROWS, false);
    expect(seven.grid.size).toBe(32);
    const cells = runs[0]!.tiles.map((tile) => cellsOf(seven).get(tile)!.col);
    expect(cells.at(-1)! + 4).toBeLessThanOrEqual(seven.grid.cols);
    expect(cells.every((col, at) => at === 0 || col - cells[at - 1]! > 3)).toBe(true);
  });

  test("even in a window that is far too small", () => {
    const pieces = Array.from({ length: 26 }, (_, key) => piece(key, 4));
    for (const space of [
      { width: 320, height: 200 },
      { width: 120, height: 90 },
    ])
      expectSound(arrange(null, pieces, { ...space, big: false }, false));
  });
});

describe("in one's own turn", () => {
  test("no untouched set moves, and no sets overlap", () => {
    fc.assert(
      fc.property(someTable, someHands, ({ start, space }, hands) => {
        let [now, lie] = [start, arrange(null, start.pieces, space, false)];
        for (const hand of hands) {
          const next = moved(now, hand);
          const after = arrange(lie, next.pieces, space, true);
          expectSound(after);
          for (const each of next.pieces)
            if (now.pieces.includes(each))
              expect(lies(after, each.key)).toEqual(lies(lie, each.key));
          [now, lie] = [next, after];
        }
      }),
      { numRuns: 200 },
    );
  });

  test("tiles keep their size while the drop fits", () => {
    const places = playRound(60, TWO_ROWS, 1, false);
    const after = arrange(places, [...places.pieces, piece(900, 4)], TWO_ROWS, true);
    expect(after.grid.size).toBe(places.grid.size);
    expect(after.slots.get(900)).toBeDefined();
  });
});

describe("a set", () => {
  const at = (key: number, count: number, row: number, col: number): Piece => ({
    ...piece(key, count),
    spot: { row, col },
  });
  const lay = (...pieces: readonly Piece[]): Places => {
    const first = arrange(null, [piece(99, 1)], PHONE, false);
    return arrange(first, pieces, PHONE, true);
  };
  const next = (places: Places, ...pieces: readonly Piece[]): Places =>
    arrange(places, pieces, PHONE, true);

  test("that loses its left tile keeps its right end", () => {
    const run = at(1, 4, 2, 8);
    const places = lay(run);
    const after = next(places, { key: 1, tiles: run.tiles.slice(1) });
    expect(lies(after, 1)).toEqual([2, 12]);
  });

  test("that loses its right tile keeps its left end", () => {
    const run = at(1, 4, 2, 8);
    expect(lies(next(lay(run), { key: 1, tiles: run.tiles.slice(0, 3) }), 1)).toEqual([2, 8]);
  });

  test("that gains a tile takes the room on that side", () => {
    const run = at(1, 3, 2, 8);
    const places = lay(run);
    const [more] = newTiles(1);
    expect(lies(next(places, { key: 1, tiles: [...run.tiles, more!] }), 1)).toEqual([2, 8]);
    expect(lies(next(places, { key: 1, tiles: [more!, ...run.tiles] }), 1)).toEqual([2, 4]);
  });

  test("that gains a tile slides if its side is taken", () => {
    const [run, beside] = [at(1, 3, 2, 8), at(2, 3, 2, 21)];
    const longer = { key: 1, tiles: [...run.tiles, ...newTiles(1)] };
    const after = next(lay(run, beside), longer, beside);
    expect(lies(after, 1)).toEqual([2, 4]);
    expect(lies(after, 2)).toEqual([2, 21]);
  });

  test("that gains a tile moves to the nearest free place if its row is full", () => {
    const [left, run, right] = [at(1, 2, 2, 0), at(2, 2, 2, 9), at(3, 3, 2, 18)];
    const longer = { key: 2, tiles: [...run.tiles, ...newTiles(1)] };
    const after = next(lay(left, run, right), left, longer, right);
    expect(lies(after, 1)).toEqual([2, 0]);
    expect(lies(after, 3)).toEqual([2, 18]);
    expect(after.slots.get(2)!.row).not.toBe(2);
    expect(Math.abs(after.slots.get(2)!.row - 2)).toBe(1);
  });

  test("that is cut stays, and its right part gives way by a quarter", () => {
    const run = at(1, 6, 2, 0);
    const [left, right] = [run.tiles.slice(0, 3), run.tiles.slice(3)];
    const after = next(lay(run), { key: 1, tiles: left }, { key: 2, tiles: right });
    expect([lies(after, 1), lies(after, 2)]).toEqual([
      [2, 0],
      [2, 13],
    ]);
  });

  test("that is cut gives way with its left part if its right is taken", () => {
    const [run, beside] = [at(1, 6, 2, 4), at(2, 1, 2, 29)];
    const [left, right] = [run.tiles.slice(0, 3), run.tiles.slice(3)];
    const after = next(lay(run, beside), { key: 1, tiles: left }, { key: 3, tiles: right }, beside);
    expect([lies(after, 1), lies(after, 3)]).toEqual([
      [2, 3],
      [2, 16],
    ]);
  });

  test("that is cut between others moves its shorter part", () => {
    const [run, beside] = [at(1, 5, 2, 0), at(2, 3, 2, 21)];
    const [left, right] = [run.tiles.slice(0, 2), run.tiles.slice(2)];
    const after = next(lay(run, beside), { key: 1, tiles: left }, { key: 3, tiles: right }, beside);
    expect(lies(after, 3)).toEqual([2, 8]);
    expect(after.slots.get(1)!.row).not.toBe(2);
  });

  test("that is dropped lies where it was dropped, or at the nearest free place", () => {
    const first = at(1, 3, 3, 5);
    const places = lay(first);
    expect(lies(places, 1)).toEqual([3, 5]);
    const after = next(places, first, at(2, 3, 3, 8));
    expect(lies(after, 1)).toEqual([3, 5]);
    expect(lies(after, 2)).toEqual([2, 8]);
  });

  test("that is carried elsewhere returns when that is undone", () => {
    const first = piece(1, 3);
    const places = arrange(null, [first], PHONE, false);
    const carried = next(places, { ...first, spot: { row: 5, col: 7 } });
    expect(lies(carried, 1)).toEqual([5, 7]);
    expect(lies(next(carried, first), 1)).toEqual(lies(places, 1));
  });

  test("that loses all its tiles keeps its place free for the rest of the turn", () => {
    const pieces = [piece(1, 3), piece(2, 3)];
    const places = arrange(null, pieces, PHONE, false);
    const after = next(places, pieces[1]!, piece(3, 3));
    expect(lies(after, 3)).not.toEqual(lies(places, 1));
    const later = arrange(next(after, pieces[1]!), [pieces[1]!, piece(4, 3)], PHONE, false);
    expect(lies(later, 4)).toEqual(lies(places, 1));
  });
});

describe("between turns", () => {
  /** Two rows: the first has room for one more set of three, if its sets are pushed together. */
  function gappy(byHand: boolean): Places {
    const sets = [
      ["a1 a2", 0, 3, byHand],
      ["b1 b2 b3", 0, 14, false],
      ["c1 c2 c3 c4", 1, 0, false],
      ["d1 d2 d3 d4", 1, 17, false],
    ] as const;
    const space = { width: 352, height: 128, big: false };
    return restoredPlaces({ space, size: 40, loose: false, sets, left: [] });
  }
  const withOneMore = (places: Places): Places =>
    arrange(places, [...places.pieces, piece(9, 3)], places.space, false);

  test("one row is pushed together before tiles get smaller", () => {
    const after = withOneMore(gappy(false));
    expect(lying(after)).toEqual([
      [-4, 1, 17],
      [-3, 1, 0],
      [-2, 0, 9],
      [-1, 0, 0],
      [9, 0, 22],
    ]);
  });

  test("a row with a set placed by hand is not pushed", () => {
    const places = gappy(true);
    const after = withOneMore(places);
    expect(after.grid.size).toBeLessThan(places.grid.size);
    for (const { key } of places.pieces) expect(lies(after, key)).toEqual(lies(places, key));
  });

  test("a set placed by hand stays", () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const random = randomOf(seed);
        let pieces: Piece[] = [{ ...piece(500, 3), spot: { row: 3, col: 9 } }];
        let places = arrange(null, [piece(501, 1)], PHONE, false);
        places = arrange(places, pieces, PHONE, true);
        for (const change of randomRound(randomTable(60, random), random, { cuts: true })) {
          pieces = changed(pieces, change);
          places = arrange(places, pieces, PHONE, false);
          expect(lies(places, 500)).toEqual([3, 9]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("two places for sets of four are kept free while tiles stay large", () => {
    const places = playRound(40, PHONE, 3, false);
    const more = [...places.pieces, piece(901, 4), piece(902, 4)];
    const after = arrange(places, more, PHONE, true);
    expect(after.grid.size).toBe(places.grid.size);
  });

  test("tiles that had to shrink in a turn grow again after it", () => {
    let places = playRound(70, TWO_ROWS, 5, true);
    const { pieces } = places;
    let key = 1000;
    while (places.grid.size >= 32) {
      key += 1;
      places = arrange(places, [...places.pieces, piece(key, 2)], TWO_ROWS, true);
    }
    expect(arrange(places, pieces, TWO_ROWS, false).grid.size).toBe(32);
  });

  test("the cell that a tile left is remembered, for those whom others took it from", () => {
    const [run, group] = [piece(1, 4), piece(2, 3)];
    const before = arrange(null, [run, group], PHONE, false);
    const taken = run.tiles[3]!;
    const after = arrange(
      before,
      [
        { key: 1, tiles: run.tiles.slice(0, 3) },
        { key: 2, tiles: [...group.tiles, taken] },
      ],
      PHONE,
      false,
    );
    expect(after.left.get(taken)).toEqual(cellsOf(before).get(taken));
    const own = arrange(after, [{ key: 1, tiles: run.tiles.slice(0, 2) }, group], PHONE, true);
    expect(own.left).toEqual(after.left);
  });
});

describe("a window that changes", () => {
  test("keeps rows and columns if the tiles can stay as large", () => {
    const places = playRound(40, PHONE, 7, true);
    const after = arrange(places, places.pieces, { ...PHONE, width: 390, height: 600 }, false);
    expectSound(after);
    expect(lying(after)).toEqual(lying(places));
  });

  test("moves only the sets of a row that the rack covers", () => {
    const pieces = [piece(1, 3), { ...piece(2, 3), spot: { row: 10, col: 0 } }];
    let places = arrange(null, [pieces[0]!], PHONE, false);
    places = arrange(places, pieces, PHONE, true);
    const low = { ...PHONE, height: places.grid.pitch * 8 };
    const after = arrange(places, pieces, low, false);
    expectSound(after);
    expect(lies(after, 1)).toEqual(lies(places, 1));
    expect(after.grid.size).toBe(places.grid.size);
  });

  test("leaves everything on the table", () => {
    fc.assert(
      fc.property(
        someTable,
        fc.array(fc.constantFrom(...SPACES)),
        ({ start, space: first }, spaces) => {
          let now = arrange(null, start.pieces, first, false);
          for (const space of spaces) {
            now = arrange(now, now.pieces, space, false);
            expectSound(now);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("places in storage", () => {
  test("are the same after a reload, though pieces have other keys", () => {
    fc.assert(
      fc.property(someTable, ({ start, space }) => {
        const places = arrange(null, start.pieces, space, false);
        const stored = JSON.parse(JSON.stringify(storedPlaces(places)));
        const pieces = places.pieces.map(({ tiles }) => newPiece(tiles));
        const after = arrange(restoredPlaces(stored), pieces, space, false);
        const flat = ({ slots }: Places): Slot[] => [...slots.values()];
        expect(flat(after)).toEqual(flat(places));
        expect(after.grid).toEqual(places.grid);
      }),
      { numRuns: 50 },
    );
  });

  test("help to keep sets where they lay, though others have changed the table since", () => {
    const [run, group] = [piece(1, 4), piece(2, 3)];
    const places = arrange(null, [run, group], PHONE, false);
    const stored = restoredPlaces(storedPlaces(places));
    const longer = newPiece([...run.tiles, ...newTiles(1)]);
    const same = newPiece(group.tiles);
    const after = arrange(stored, [longer, same], PHONE, false);
    expect(lies(after, same.key)).toEqual(lies(places, 2));
  });
});
