import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { newPiece, type Piece } from "../../../src/board/layout/arrangement";
import { cellsOf } from "../../../src/board/layout/cells";
import type { Space } from "../../../src/board/layout/grid";
import { nextLayout, tidied, type TableLayout } from "../../../src/board/layout/tableLayout";
import { restoredLayout, storedLayout } from "../../../src/board/layout/storedLayout";
import type { Slot } from "../../../src/board/layout/slots";
import { randomOf, randomRound, randomTable, someSeed, type Change } from "../randomRound";
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
} from "../someTables";

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

const lies = ({ slots }: TableLayout, key: number): [row: number, col: number] => {
  const { row, col } = slots.get(key)!;
  return [row, col];
};

function playRound(tiles: number, space: Space, seed: number, cuts: boolean): TableLayout {
  const random = randomOf(seed);
  const lengths = randomTable(tiles, random);
  let layout: TableLayout | null = null;
  let pieces: readonly Piece[] = [];
  for (const change of randomRound(lengths, random, { cuts })) {
    pieces = changed(pieces, change);
    layout = nextLayout(layout, pieces, space, false);
    expectSound(layout);
  }
  expect(pieces.flatMap((each) => each.tiles)).toHaveLength(tiles);
  return layout!;
}

describe("after a round of turns by others, tiles are large and none is hidden", () => {
  test.each<[tiles: number, space: Space, cuts: boolean, atLeast: number]>([
    [70, TWO_ROWS, false, 32],
    [70, TWO_ROWS, true, 32],
    [70, PHONE, true, 32],
    [100, PHONE, false, 28],
    [100, PHONE, true, 28],
    [40, { ...DESKTOP, height: 640 }, true, 68],
    [60, { ...DESKTOP, height: 560 }, true, 60],
    [100, { ...DESKTOP, height: 560 }, true, 48],
    [100, SIDEWAYS, true, 30],
    [72, TABLET, true, 48],
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
        const layout = nextLayout(null, pieces, TWO_ROWS, false);
        expectSound(layout);
        expect(layout.grid.size).toBeGreaterThanOrEqual(32);
      }),
      { numRuns: 60 },
    );
  });

  test("with runs that are longer than a row: their tiles overlap", () => {
    const runs = [13, 13, 13, 13, 13, 13, 13, 9].map((length, key) => piece(key, length));
    const layout = nextLayout(null, runs, PHONE, false);
    expectSound(layout);
    expect(layout.grid.size).toBeGreaterThanOrEqual(28);
    const seven = nextLayout(null, runs.slice(0, 5), TWO_ROWS, false);
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
      expectSound(nextLayout(null, pieces, { ...space, big: false }, false));
  });
});

describe("in one's own turn", () => {
  test("no untouched set moves, and no sets overlap", () => {
    fc.assert(
      fc.property(someTable, someHands, ({ start, space }, hands) => {
        let [now, lie] = [start, nextLayout(null, start.pieces, space, false)];
        for (const hand of hands) {
          const next = moved(now, hand);
          const after = nextLayout(lie, next.pieces, space, true);
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
    const layout = playRound(60, TWO_ROWS, 1, false);
    const after = nextLayout(layout, [...layout.pieces, piece(900, 4)], TWO_ROWS, true);
    expect(after.grid.size).toBe(layout.grid.size);
    expect(after.slots.get(900)).toBeDefined();
  });
});

describe("a set", () => {
  const at = (key: number, count: number, row: number, col: number): Piece => ({
    ...piece(key, count),
    spot: { row, col },
  });
  const lay = (...pieces: readonly Piece[]): TableLayout => {
    const first = nextLayout(null, [piece(99, 1)], PHONE, false);
    return nextLayout(first, pieces, PHONE, true);
  };
  const next = (layout: TableLayout, ...pieces: readonly Piece[]): TableLayout =>
    nextLayout(layout, pieces, PHONE, true);

  test("that loses its left tile keeps its right end", () => {
    const run = at(1, 4, 2, 8);
    const layout = lay(run);
    const after = next(layout, { key: 1, tiles: run.tiles.slice(1) });
    expect(lies(after, 1)).toEqual([2, 12]);
  });

  test("that loses its right tile keeps its left end", () => {
    const run = at(1, 4, 2, 8);
    expect(lies(next(lay(run), { key: 1, tiles: run.tiles.slice(0, 3) }), 1)).toEqual([2, 8]);
  });

  test("that gains a tile takes the room on that side", () => {
    const run = at(1, 3, 2, 8);
    const layout = lay(run);
    const [more] = newTiles(1);
    expect(lies(next(layout, { key: 1, tiles: [...run.tiles, more!] }), 1)).toEqual([2, 8]);
    expect(lies(next(layout, { key: 1, tiles: [more!, ...run.tiles] }), 1)).toEqual([2, 4]);
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

  test.each(["left", "right"])("of few has room to grow on its %s", (end) => {
    const [run, group] = [piece(1, 3), piece(2, 3)];
    const layout = nextLayout(null, [run, group], PHONE, false);
    const more = newTiles(1);
    const tiles = end === "left" ? [...more, ...run.tiles] : [...run.tiles, ...more];
    const [before, after] = [cellsOf(layout), cellsOf(next(layout, { key: 1, tiles }, group))];
    for (const [tile, cell] of before) expect(after.get(tile)).toEqual(cell);
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
    const layout = lay(first);
    expect(lies(layout, 1)).toEqual([3, 5]);
    const after = next(layout, first, at(2, 3, 3, 8));
    expect(lies(after, 1)).toEqual([3, 5]);
    expect(lies(after, 2)).toEqual([2, 8]);
  });

  test("that is dropped on an empty table lies where it was dropped", () => {
    const empty = nextLayout(null, [], PHONE, false);
    expect(lies(nextLayout(empty, [at(1, 3, 4, 9)], PHONE, true), 1)).toEqual([4, 9]);
  });

  test("that is carried elsewhere returns when that is undone", () => {
    const first = piece(1, 3);
    const layout = nextLayout(null, [first], PHONE, false);
    const carried = next(layout, { ...first, spot: { row: 5, col: 7 } });
    expect(lies(carried, 1)).toEqual([5, 7]);
    expect(lies(next(carried, first), 1)).toEqual(lies(layout, 1));
  });

  test("that is made again lies where its first tile was put, not where it lay for a moment", () => {
    const run = { key: 1, tiles: ["k4", "k5", "k6", "k7"] };
    const rest = { key: 1, tiles: ["k5", "k6", "k7"] };
    const alone = (key: number, row: number, col: number): Piece => ({
      key,
      tiles: ["k4"],
      spot: { row, col },
    });
    const pair = (key: number): Piece => ({ key, tiles: ["k4", "k5'"] });
    const layout = nextLayout(null, [run], PHONE, false);
    const once = next(next(layout, rest, alone(2, 4, 4)), rest, pair(2));
    expect(lies(once, 2)).toEqual([4, 4]);
    const again = next(next(once, run), rest, alone(3, 7, 10));
    expect(lies(next(again, rest, pair(3)), 3)).toEqual([7, 10]);
  });

  test("that loses a tile stays, also if it lay elsewhere in an earlier turn", () => {
    const short = ["k5", "k6", "k7", "k8"];
    const early = nextLayout(null, [piece(8, 9), { key: 1, tiles: short }], PHONE, false);
    expect(lies(early, 1)[0]).toBeGreaterThan(0);
    const long = { key: 2, tiles: ["k4", ...short], spot: { row: 5, col: 3 } };
    const layout = nextLayout(nextLayout(early, [], PHONE, false), [long], PHONE, false);
    expect(lies(layout, 2)).toEqual([5, 3]);
    const after = next(layout, { key: 2, tiles: short }, piece(3, 1));
    expect(lies(after, 2)).toEqual([5, 7]);
  });

  test("that loses all its tiles keeps its place free for the rest of the turn", () => {
    const pieces = [piece(1, 3), piece(2, 3)];
    const layout = nextLayout(null, pieces, PHONE, false);
    const after = next(layout, pieces[1]!, piece(3, 3));
    expect(lies(after, 3)).not.toEqual(lies(layout, 1));
    const later = nextLayout(next(after, pieces[1]!), [pieces[1]!, piece(4, 3)], PHONE, false);
    expect(lies(later, 4)).toEqual(lies(layout, 1));
  });
});

describe("between turns", () => {
  /** Two rows: the first has room for one more set of three, if its sets are pushed together. */
  function gappy(byHand: boolean): TableLayout {
    const sets = [
      ["a1 a2", 0, 3, byHand],
      ["b1 b2 b3", 0, 14, false],
      ["c1 c2 c3 c4", 1, 0, false],
      ["d1 d2 d3 d4", 1, 17, false],
    ] as const;
    const space = { width: 352, height: 128, big: false };
    return restoredLayout({ space, size: 40, loose: false, sets, left: [] });
  }
  const withOneMore = (layout: TableLayout): TableLayout =>
    nextLayout(layout, [...layout.pieces, piece(9, 3)], layout.space, false);

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
    const layout = gappy(true);
    const after = withOneMore(layout);
    expect(after.grid.size).toBeLessThan(layout.grid.size);
    for (const { key } of layout.pieces) expect(lies(after, key)).toEqual(lies(layout, key));
  });

  test("a set placed by hand stays", () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const random = randomOf(seed);
        let pieces: Piece[] = [{ ...piece(500, 3), spot: { row: 3, col: 9 } }];
        let layout = nextLayout(null, [piece(501, 1)], PHONE, false);
        layout = nextLayout(layout, pieces, PHONE, true);
        for (const change of randomRound(randomTable(60, random), random, { cuts: true })) {
          pieces = changed(pieces, change);
          layout = nextLayout(layout, pieces, PHONE, false);
          expect(lies(layout, 500)).toEqual([3, 9]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("a set that grows in a full row stays there, and its neighbour gives way", () => {
    const sets = [
      ["k4 k5 k6", 0, 0, false],
      ["r1 r2 r3", 0, 13, false],
    ] as const;
    const layout = restoredLayout({ space: PHONE, size: 40, loose: false, sets, left: [] });
    const [run, other] = layout.pieces;
    const longer = { key: run!.key, tiles: [...run!.tiles, "k7"] };
    const after = nextLayout(layout, [longer, other!], PHONE, false);
    expect(lies(after, run!.key)).toEqual([0, 0]);
    expect(lies(after, other!.key)).toEqual([0, 17]);
    const own = nextLayout(layout, [longer, other!], PHONE, true);
    expect(lies(own, other!.key)).toEqual([0, 13]);
  });

  test("few sets leave their places when they grow", () => {
    const jumps = (space: Space): number => {
      let [grown, jumped] = [0, 0];
      for (let seed = 0; seed < 15; seed += 1) {
        const random = randomOf(seed * 7919);
        let pieces: readonly Piece[] = [];
        let layout: TableLayout | null = null;
        for (const change of randomRound(randomTable(60, random), random, { cuts: false })) {
          const before: TableLayout | null = layout;
          pieces = changed(pieces, change);
          layout = nextLayout(before, pieces, space, false);
          if (change.kind !== "grow") continue;
          const [row, col] = lies(before!, change.set);
          const [nextRow, nextCol] = lies(layout, change.set);
          grown += 1;
          if (nextRow !== row || Math.abs(nextCol - col) > 8) jumped += 1;
        }
      }
      return jumped / grown;
    };
    expect(jumps(DESKTOP)).toBeLessThan(0.1);
    expect(jumps(TABLET)).toBeLessThan(0.18);
    expect(jumps(PHONE)).toBeLessThan(0.25);
  });

  test("a stray set is gathered before tiles get smaller", () => {
    // There is one place for a set of four; a second one, if the last set moves up.
    const sets = [
      ["a1 a2 a3 a4", 0, 0, false],
      ["b1 b2 b3", 1, 0, false],
      ["c1 c2 c3 c4", 1, 13, false],
      ["d1 d2 d3", 2, 9, false],
    ] as const;
    const space = { width: 352, height: 195, big: false };
    const layout = restoredLayout({ space, size: 40, loose: false, sets, left: [] });
    const after = nextLayout(layout, [...layout.pieces], space, false);
    expect(after.grid.size).toBe(40);
    expect(lying(after)).toEqual([
      [-4, 0, 17],
      [-3, 1, 13],
      [-2, 1, 0],
      [-1, 0, 0],
    ]);
  });

  test("a tidied table has tiles at least as large, and is as sound", () => {
    fc.assert(
      fc.property(someSeed, (seed) => {
        const layout = playRound(60, PHONE, seed, true);
        const tidy = tidied(layout);
        expectSound(tidy);
        expect(tidy.grid.size).toBeGreaterThanOrEqual(layout.grid.size);
        expect(tidy.pieces).toBe(layout.pieces);
      }),
      { numRuns: 15 },
    );
  });

  test("two places for sets of four are kept free while tiles stay large", () => {
    const layout = playRound(40, PHONE, 3, false);
    const more = [...layout.pieces, piece(901, 4), piece(902, 4)];
    const after = nextLayout(layout, more, PHONE, true);
    expect(after.grid.size).toBe(layout.grid.size);
  });

  test("on a low table rows are pushed together before tiles get smaller", () => {
    const low: Space = { width: 458, height: 360, big: false };
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const sizes = seeds.map((seed) => playRound(50, low, seed, false).grid.size);
    expect(sizes.filter((size) => size === 38).length).toBeGreaterThan(25);
  });

  test("tiles that had to shrink in a turn grow again after it", () => {
    let layout = playRound(70, TWO_ROWS, 5, true);
    const { pieces } = layout;
    let key = 1000;
    while (layout.grid.size >= 32) {
      key += 1;
      layout = nextLayout(layout, [...layout.pieces, piece(key, 2)], TWO_ROWS, true);
    }
    expect(nextLayout(layout, pieces, TWO_ROWS, false).grid.size).toBe(32);
  });

  test("the cell that a tile left is remembered, for those whom others took it from", () => {
    const [run, group] = [piece(1, 4), piece(2, 3)];
    const before = nextLayout(null, [run, group], PHONE, false);
    const taken = run.tiles[3]!;
    const after = nextLayout(
      before,
      [
        { key: 1, tiles: run.tiles.slice(0, 3) },
        { key: 2, tiles: [...group.tiles, taken] },
      ],
      PHONE,
      false,
    );
    expect(after.left.get(taken)).toEqual(cellsOf(before).get(taken));
    const own = nextLayout(after, [{ key: 1, tiles: run.tiles.slice(0, 2) }, group], PHONE, true);
    expect(own.left).toEqual(after.left);
  });
});

describe("a window that changes", () => {
  test("keeps rows and columns if the tiles can stay as large", () => {
    const layout = playRound(40, PHONE, 7, true);
    const after = nextLayout(layout, layout.pieces, { ...PHONE, width: 390, height: 600 }, false);
    expectSound(after);
    expect(lying(after)).toEqual(lying(layout));
  });

  test("is laid again if it is much wider, as when a phone's table is opened on a desktop", () => {
    const layout = playRound(40, PHONE, 7, true);
    const stored = restoredLayout(JSON.parse(JSON.stringify(storedLayout(layout))));
    const widest = ({ slots }: TableLayout): number =>
      Math.max(...[...slots.values()].map(({ col, length }) => col + 4 * length));
    const opened = nextLayout(stored, layout.pieces, DESKTOP, false);
    expectSound(opened);
    expect(widest(opened)).toBeGreaterThan(0.6 * opened.grid.cols);
    const few = nextLayout(null, [piece(1, 3), piece(2, 3), piece(3, 3)], PHONE, false);
    expect(lying(nextLayout(few, few.pieces, DESKTOP, false))).not.toEqual(lying(few));
    // In one's own turn nothing moves as long as it has its place.
    expect(lying(nextLayout(few, few.pieces, DESKTOP, true))).toEqual(lying(few));
  });

  test("moves only the sets of a row that the rack covers", () => {
    const pieces = [piece(1, 3), { ...piece(2, 3), spot: { row: 10, col: 0 } }];
    let layout = nextLayout(null, [pieces[0]!], PHONE, false);
    layout = nextLayout(layout, pieces, PHONE, true);
    const low = { ...PHONE, height: layout.grid.pitch * 8 };
    const after = nextLayout(layout, pieces, low, false);
    expectSound(after);
    expect(lies(after, 1)).toEqual(lies(layout, 1));
    expect(after.grid.size).toBe(layout.grid.size);
  });

  test("leaves everything on the table", () => {
    fc.assert(
      fc.property(
        someTable,
        fc.array(fc.constantFrom(...SPACES)),
        ({ start, space: first }, spaces) => {
          let now = nextLayout(null, start.pieces, first, false);
          for (const space of spaces) {
            now = nextLayout(now, now.pieces, space, false);
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
        const layout = nextLayout(null, start.pieces, space, false);
        const stored = JSON.parse(JSON.stringify(storedLayout(layout)));
        const pieces = layout.pieces.map(({ tiles }) => newPiece(tiles));
        const after = nextLayout(restoredLayout(stored), pieces, space, false);
        const flat = ({ slots }: TableLayout): Slot[] => [...slots.values()];
        expect(flat(after)).toEqual(flat(layout));
        expect(after.grid).toEqual(layout.grid);
      }),
      { numRuns: 50 },
    );
  });

  test("help to keep sets where they lay, though others have changed the table since", () => {
    const [run, group] = [piece(1, 4), piece(2, 3)];
    const layout = nextLayout(null, [run, group], PHONE, false);
    const stored = restoredLayout(storedLayout(layout));
    const longer = newPiece([...run.tiles, ...newTiles(1)]);
    const same = newPiece(group.tiles);
    const after = nextLayout(stored, [longer, same], PHONE, false);
    expect(lies(after, same.key)).toEqual(lies(layout, 2));
  });
});
