import { beforeEach, describe, expect, test } from "vitest";

import type { Arrangement } from "../../src/board/arrangement";
import { Choosing } from "../../src/board/selection.svelte";

const TABLE: Arrangement = {
  pieces: [
    { key: 1, tiles: ["k1", "k2", "k3", "k4"] },
    { key: 2, tiles: ["r7", "b7", "o7"] },
  ],
  rack: ["r1", "r3", "r5", "r9"],
};

let lying = TABLE;
let told: number[] = [];
let choosing: Choosing;

beforeEach(() => {
  lying = TABLE;
  told = [];
  choosing = new Choosing(
    () => lying,
    (count) => told.push(count),
  );
});

describe("tiles are chosen", () => {
  test("one by one, and told in the order in which they lie", () => {
    choosing.add("r5");
    choosing.add("k2");
    expect(choosing.tiles).toEqual(["k2", "r5"]);
    choosing.drop("r5");
    expect(choosing.tiles).toEqual(["k2"]);
    expect(told).toEqual([1, 2, 1]);
  });

  test("by the piece; on the rack each is alone", () => {
    choosing.around("b7");
    expect(choosing.tiles).toEqual(["r7", "b7", "o7"]);
    choosing.around("r3");
    expect(choosing.tiles).toEqual(["r3"]);
  });

  test("by the stretch, in either direction, but not from one piece to another", () => {
    choosing.only("k3");
    expect(choosing.stretchTo("k1")).toBe(true);
    expect(choosing.tiles).toEqual(["k1", "k2", "k3"]);
    expect(choosing.stretchTo("r9")).toBe(false);
    expect(choosing.tiles).toEqual(["k1", "k2", "k3"]);
  });
});

test("a tile is beside the chosen ones if it lies in their piece, or with them on the rack", () => {
  expect(choosing.isBeside("r7")).toBe(true);
  choosing.only("k1");
  expect(choosing.isBeside("k4")).toBe(true);
  expect(choosing.isBeside("r7")).toBe(false);
  expect(choosing.isBeside("r1")).toBe(false);
  choosing.only("r1");
  expect(choosing.isBeside("r9")).toBe(true);
});

test("what is gone is no longer chosen, and nobody is told twice", () => {
  choosing.add("r1", "r3");
  lying = { ...TABLE, rack: ["r3"] };
  choosing.look();
  choosing.look();
  expect(choosing.tiles).toEqual(["r3"]);
  expect(told).toEqual([2, 1]);
});
