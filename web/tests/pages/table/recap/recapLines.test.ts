import { expect, test } from "vitest";

import { tableChange, type RecapTurn } from "../../../../src/live/recap";
import { fitRecap, linesOf } from "../../../../src/pages/table/recap/recapLines";

const SIZES = [24, 20, 16];
const WORDS = { laid: 30, moved: 40, from: 30 };

function turnOf(before: string[][], after: string[][]): RecapTurn {
  return { ...tableChange(before, after), before, after, seat: 1, drawn: 0, did: "played" };
}

/** One tile laid and one moved to it, from a longer run. */
const TAKES = turnOf(
  [
    ["k4", "k5", "k6", "k7", "k8"],
    ["k1", "k2", "k3"],
  ],
  [
    ["k5", "k6", "k7", "k8"],
    ["k1", "k2", "k3", "k4", "k5'"],
  ],
);
/** A set made of two runs and the rack, and a tile that changes its set. */
const TAKES_TWICE = turnOf(
  [
    ["k4", "k5", "k6", "k7"],
    ["b4", "b5", "b6", "b7"],
    ["k9", "k10", "k11", "k12"],
    ["r12", "b12", "o12"],
    ["r10", "r11", "r12'"],
  ],
  [
    ["k5", "k6", "k7"],
    ["b5", "b6", "b7"],
    ["k9", "k10", "k11"],
    ["r12", "b12", "o12", "k12"],
    ["r9", "r10", "r11", "r12'"],
    ["r4", "o4", "k4", "b4"],
  ],
);
/** Nine tiles laid, in three sets. */
const LARGE = turnOf(
  [],
  [
    ["r1", "r2", "r3"],
    ["b1", "b2", "b3"],
    ["o1", "o2", "o3"],
  ],
);
const DREW: RecapTurn = { ...turnOf([], []), did: "drew", drawn: 1 };

test("a turn is told with the tiles that it laid, then those that it moved, and from where to where", () => {
  expect(linesOf(TAKES)[2]).toEqual({
    change: null,
    laid: [["k5'"]],
    more: 0,
    to: [],
    moves: [{ tiles: ["k4"], from: ["k5", "k6", "k7", "k8"], to: ["k1", "k2", "k3"] }],
    counted: 0,
  });
});

test("a turn that took tiles from one set to one other is a set before and a set after it", () => {
  expect(linesOf(TAKES)[0]!.change).toEqual({
    from: ["k4", "k5", "k6", "k7", "k8"],
    moved: ["k4"],
    to: ["k1", "k2", "k3", "k4", "k5'"],
  });
  const run = ["o5", "o6", "o7", "o8", "o9", "o10", "o11"];
  const made = turnOf([run], [run.slice(0, 6), ["r11", "b11", "o11"]]);
  expect(linesOf(made)[0]!.change).toEqual({
    from: ["o9", "o10", "o11"],
    moved: ["o11"],
    to: ["r11", "b11", "o11"],
  });
  // In less room the tile beside it says which set it was.
  expect(linesOf(TAKES)[1]!.change).toMatchObject({ from: ["k4", "k5"], moved: ["k4"] });
  for (const line of linesOf(TAKES_TWICE)) expect(line.change).toBeNull();
});

test("what a set was before needs no words, so it has room where they have none", () => {
  const fit = fitRecap([TAKES], 240, SIZES, WORDS);
  expect(fit).toMatchObject({ size: 20, lines: [{ change: { moved: ["k4"] } }] });
});

test("the ways from one set to another are told one by one", () => {
  expect(linesOf(TAKES_TWICE)[0]).toMatchObject({
    laid: [["r9"], ["r4", "o4"]],
    moves: [
      { tiles: ["k12"], from: ["k9", "k10", "k11"], to: ["r12", "b12", "o12"] },
      { tiles: ["k4"], from: ["k5", "k6", "k7"], to: ["r4", "o4", "b4"] },
    ],
    counted: 1,
  });
});

test("of several moves the first are shown and the tiles of the others counted", () => {
  const lines = linesOf(TAKES_TWICE);
  expect(lines.map(({ moves, counted }) => [moves.length, counted])).toEqual([
    [2, 1],
    [1, 2],
    [1, 2],
    [1, 0],
    [0, 3],
  ]);
  expect(lines[2]!.moves[0]).toEqual({ tiles: ["k12"], from: ["k9", "k10", "k11"], to: [] });
  expect(lines[3]!.moves[0]).toEqual({ tiles: ["k12", "k4", "b4"], from: [], to: [] });
  const fits = [700, 400, 250].map((room) => fitRecap([TAKES_TWICE], room, SIZES, WORDS).lines[0]!);
  expect(fits).toEqual([lines[0], lines[1], lines[3]]);
});

test("of a long set the nearest tiles are shown", () => {
  const run = ["k1", "k2", "k3", "k4", "k5"];
  expect(linesOf(turnOf([run], [[...run, "k6"]]))[0]!.to).toEqual(["k4", "k5"]);
});

test("details are left out one after the other, the laid tiles never", () => {
  const lines = linesOf(TAKES);
  expect(lines.map(({ laid }) => laid)).toEqual(lines.map(() => [["k5'"]]));
  expect(lines.at(-1)).toMatchObject({ laid: [["k5'"]], more: 0, moves: [], counted: 1 });
});

test("of a turn that is too large the first tiles are shown and the others counted", () => {
  const [takes, large] = fitRecap([TAKES, LARGE], 170, SIZES, WORDS).lines;
  expect(takes).toMatchObject({ laid: [["k5'"]], more: 0 });
  expect(large!.laid[0]).toEqual(["r1", "r2", "r3"]);
  expect(large!.more).toBeGreaterThan(0);
  expect(large!.laid.flat().length + large!.more).toBe(9);
});

test("laid tiles stand together as they joined sets", () => {
  expect(linesOf(LARGE)).toHaveLength(1);
  expect(linesOf(LARGE)[0]!.laid).toEqual([
    ["r1", "r2", "r3"],
    ["b1", "b2", "b3"],
    ["o1", "o2", "o3"],
  ]);
});

test("where there is room, everything is told in words with large tiles", () => {
  const fit = fitRecap([TAKES, DREW], 400, SIZES, WORDS);
  expect(fit).toMatchObject({ size: 24, hasWords: true });
  expect(fit.lines[0]).toEqual(linesOf(TAKES)[0]);
});

test("in less room details go first, then words, then the size of tiles", () => {
  const [narrow, narrower, tight] = [360, 300, 230].map((room) =>
    fitRecap([TAKES, LARGE], room, SIZES, WORDS),
  );
  expect(narrow).toMatchObject({ hasWords: true, size: 20 });
  expect(narrow!.lines[0]!.moves).toEqual([{ tiles: ["k4"], from: [], to: [] }]);
  expect(narrower!.hasWords).toBe(false);
  expect(tight).toMatchObject({ hasWords: false, size: 16 });
  for (const { lines } of [narrow!, narrower!, tight!])
    expect(lines.flatMap(({ laid }) => laid).flat()).toHaveLength(10);
});
