import { expect, test } from "vitest";

import { rackPlaces } from "../../src/turn/rackPlaces";

const ALL = ["k1", "k2", "r3", "r4", "b5"];
const without = (...tiles: string[]): string[] => ALL.filter((tile) => !tiles.includes(tile));

test("a tile that was laid leaves a hole", () => {
  expect(rackPlaces(ALL, ALL, without("k2"), ALL)).toEqual(ALL);
  expect(rackPlaces(ALL, without("k2"), without("k2", "r4"), ALL)).toEqual(ALL);
});

test("a tile that is taken back lies in its hole again", () => {
  expect(rackPlaces(ALL, without("k2", "r4"), without("r4"), ALL)).toEqual(ALL);
});

test("a tile that is put elsewhere lies there, and other holes stay", () => {
  const rack = ["k1", "r3", "b5", "k2"];
  const places = rackPlaces(ALL, without("k2", "r4"), rack, ALL);
  expect(places).toEqual(["k1", "r3", "r4", "b5", "k2"]);
});

test("when the turn is over, the holes close", () => {
  const left = without("k2", "r4");
  expect(rackPlaces(ALL, left, left, left)).toEqual(left);
  expect(rackPlaces(ALL, left, [...left, "o9"], [...left, "o9"])).toEqual([...left, "o9"]);
});

test("a rack that is sorted anew has no holes", () => {
  const sorted = ["b5", "r4", "r3", "k1"];
  expect(rackPlaces(ALL, without("k2"), sorted, ALL)).toEqual(sorted);
});
