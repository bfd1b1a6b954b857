import { expect, test } from "vitest";

import type { SetRules } from "../../src/rules/sets";
import { findJoins } from "../../src/turn/joins";

const NORDIC: SetRules = { maxRunLength: 13, oneJoker: false };

test("tiles join a run at its ends, one after the other", () => {
  const run = ["k9", "k10", "k11"];
  expect(findJoins([run], ["k7", "k8", "k12", "k5"], NORDIC)).toEqual([
    { tiles: ["k7", "k8", "k12"], set: run },
  ]);
});

test("a tile joins a group of its number, and one set only", () => {
  const sets = [
    ["k8", "b8", "o8"],
    ["r5", "r6", "r7"],
  ];
  expect(findJoins(sets, ["r8"], NORDIC)).toEqual([{ tiles: ["r8"], set: sets[0] }]);
});

test("a tile that would cut a run in two joins nothing, nor does a joker", () => {
  const run = ["b1", "b2", "b3", "b4", "b5"];
  expect(findJoins([run], ["b3'", "j"], NORDIC)).toEqual([]);
});

test("the number of tiles in a run is limited", () => {
  const run = ["b1", "b2", "b3", "b4"];
  expect(findJoins([run], ["b5"], { ...NORDIC, maxRunLength: 4 })).toEqual([]);
});
