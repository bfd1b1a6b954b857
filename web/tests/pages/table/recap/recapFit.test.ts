import { expect, test } from "vitest";

import {
  fitRecap,
  recapSets,
  shortened,
  type RecapSet,
} from "../../../../src/pages/table/recap/recapFit";
import { tableChange } from "../../../../src/live/recap";

const RUN: RecapSet = { tiles: ["k1", "k2", "k3"], left: [] };
const SIZES = [24, 18];

test("a set tells which tiles it took, beside the neighbour that stayed", () => {
  const before = [
    ["k4", "k5", "k6", "k7"],
    ["r7", "b7", "o7"],
  ];
  const after = [
    ["k4", "k5", "k6"],
    ["r7", "b7", "o7", "k7"],
  ];
  const turn = { ...tableChange(before, after), before, after, seat: 1, drawn: 0 };
  expect(recapSets({ ...turn, did: "played" })).toEqual([
    {
      tiles: ["r7", "b7", "o7", "k7"],
      left: [
        { tile: "k6", isGhost: false },
        { tile: "k7", isGhost: true },
      ],
    },
  ]);
});

test("tiles are as large as the room allows", () => {
  expect(fitRecap([[RUN]], 100, SIZES)).toEqual({ size: 24, counts: [1] });
  expect(fitRecap([[RUN, RUN]], 130, SIZES)).toEqual({ size: 18, counts: [2] });
});

test("of a large turn three sets are shown, however much room there is", () => {
  expect(fitRecap([[RUN, RUN, RUN, RUN]], 2000, SIZES)).toEqual({ size: SIZES[0], counts: [3] });
});

test("in too little room every turn has its share, and shows one set at least", () => {
  const long = [RUN, RUN, RUN, RUN];
  expect(fitRecap([[RUN], long], 260, SIZES)).toEqual({ size: 18, counts: [1, 2] });
  expect(fitRecap([long], 10, SIZES)).toEqual({ size: 18, counts: [1] });
});

test("tiles are larger again if only some sets fit", () => {
  const wide: RecapSet = { tiles: ["k1", "k2", "k3", "k4", "k5", "k6", "k7"], left: [] };
  expect(fitRecap([[RUN, wide]], 150, SIZES)).toEqual({ size: 24, counts: [1] });
});

test("sets that took tiles from others come first", () => {
  const before = [["k4", "k5", "k6", "k7"]];
  const after = [
    ["r1", "r2", "r3"],
    ["k4", "k5", "k6"],
    ["r7", "b7", "k7"],
  ];
  const turn = { ...tableChange(before, after), before, after, seat: 1, drawn: 0 };
  const [first, second] = recapSets({ ...turn, did: "played" });
  expect(first!.tiles).toEqual(["r7", "b7", "k7"]);
  expect(second!.tiles).toEqual(["r1", "r2", "r3"]);
});

test("a turn in which nothing was laid needs no room", () => {
  expect(fitRecap([[], [RUN]], 80, SIZES)).toEqual({ size: 24, counts: [0, 1] });
});

test("a shortened set shows what joined it, and the nearest of the others", () => {
  const [before, after] = [[["b2", "b3", "b4", "b5"]], [["b1", "b2", "b3", "b4", "b5"]]];
  const change = { ...tableChange(before, after), before, after, seat: 1, drawn: 0 };
  const turn = { ...change, did: "played" } as const;
  expect(shortened(recapSets(turn), turn)).toEqual([{ tiles: ["b1", "b2", "b3"], left: [] }]);
});
