import { expect, test } from "vitest";

import type { ReadTile } from "../../../src/camera/reading";
import { movedAt, ringsOn } from "../../../src/pages/solve/photoRings";

const step = (stays: string[]) => ({ code: "", set: [], stays, from_rack: [], from_table: [] });
const read = (tile: string, isLoose = false): ReadTile => ({
  tile,
  probability: 1,
  isDoubtful: false,
  isLoose,
  likely: [],
  sights: [],
});

test("a tile is moved at the first step that does not leave it where it is; others may come to it", () => {
  const moves = [
    ["b4", "b5", "b6", "b7"],
    ["r7", "b7", "k7"],
  ];
  const steps = [step(["b4", "b5", "b6"]), step(["r7"])];
  expect(Object.fromEntries(movedAt({ moves, steps }))).toEqual({
    b4: 0,
    b5: 0,
    b6: 0,
    b7: 1,
    r7: 0,
    k7: 2,
  });
});

test("of equal tiles the one that is moved is ringed, and those in sets come first", () => {
  const loose = read("b7", true);
  const tiles = [loose, read("k7"), read("b7"), read("r7")];
  const position = { table: [["k7", "b7", "r7"]], rack: ["b7"] };
  expect([...ringsOn({ tiles }, "table", position, new Map([["b7'", 1]]))]).toEqual([[loose, 1]]);
  const rack = [read("b7", true)];
  expect(ringsOn({ tiles: rack }, "rack", position, new Map([["b7", 1]])).size).toBe(0);
  expect(ringsOn({ tiles: rack }, "rack", position, new Map([["b7'", 2]])).get(rack[0]!)).toBe(2);
});
