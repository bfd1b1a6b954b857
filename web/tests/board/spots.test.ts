import { expect, test } from "vitest";

import { arrange } from "../../src/board/places";
import { ghostsOn } from "../../src/board/spots";
import { PHONE } from "./someTables";

const BEFORE = [
  { key: -1, tiles: ["r1", "r2", "r3", "r4"] },
  { key: -2, tiles: ["k5", "k6", "k7"] },
];
const AFTER = [
  { key: -1, tiles: ["r1", "r2", "r3"] },
  { key: -2, tiles: ["k5", "k6", "k7"] },
  { key: -3, tiles: ["r4"] },
];
const NOBODY = new Map<string, string>();

test("a tile that was moved in the own turn leaves a ghost where it lay", () => {
  const before = arrange(null, BEFORE, PHONE, false);
  const after = arrange(before, AFTER, PHONE, true);
  expect(ghostsOn(after, ["r4"], NOBODY)).toEqual([
    { tile: "r4", who: undefined, spot: { row: 0, col: 12 } },
  ]);
});

test("no ghost lies below a tile, or where the turn of somebody else has ended", () => {
  const before = arrange(null, BEFORE, PHONE, false);
  const back = arrange(arrange(before, AFTER, PHONE, true), BEFORE, PHONE, true);
  expect(ghostsOn(back, ["r4"], NOBODY)).toEqual([]);
  const theirs = arrange(before, AFTER, PHONE, false);
  expect(ghostsOn(theirs, ["r4"], NOBODY)).toEqual([]);
  expect(ghostsOn(theirs, [], new Map([["r4", "rose"]]))).toMatchObject([
    { tile: "r4", who: "rose" },
  ]);
});
