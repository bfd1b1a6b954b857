import { expect, test } from "vitest";

import { setsOf } from "../../src/board/layout/arrangement";
import { snapshots, snapshotsFrom } from "../../src/turn/snapshots";

const sets = (text: string): string[][] => text.split(" | ").map((each) => each.split(" "));

test("a physical tile leaves the set it was in", () => {
  const shown = snapshots(sets("r3 r4 r5 | k4 r4 b4 o4"), ["r5", "r6"], [["r4'", "r5'", "r6"]]);
  expect(shown.map(setsOf)).toEqual([
    [
      ["r3", "r4", "r5"],
      ["k4", "r4'", "b4", "o4"],
    ],
    [
      ["r3", "r4", "r5"],
      ["k4", "b4", "o4"],
      ["r4'", "r5'", "r6"],
    ],
  ]);
  expect(shown.map(({ rack }) => rack)).toEqual([["r5'", "r6"], []]);
  // A piece that stays keeps its identity, so that it can be animated.
  expect(shown[1]!.pieces[1]!.key).toBe(shown[0]!.pieces[1]!.key);
});

test("tiles of a broken set lie alone until they are used", () => {
  const moves = [
    ["k3", "r3", "b3"],
    ["r10", "r11", "j"],
  ];
  const shown = snapshots([["k3", "r3", "j"]], ["b3", "r10", "r11"], moves);
  const lying = shown.map((each) =>
    setsOf(each)
      .map((tiles) => tiles.join(" "))
      .sort(),
  );
  expect(lying).toEqual([["k3 r3 j"], ["j", "k3 r3 b3"], ["k3 r3 b3", "r10 r11 j"]]);
  expect(shown.at(-1)!.rack).toEqual([]);
});

test("a step that has been done already changes nothing", () => {
  const start = { pieces: [{ key: 1, tiles: ["r1", "r2", "r3"] }], rack: ["r4"] };
  const [, first, second] = snapshotsFrom(start, [
    ["r1", "r2", "r3"],
    ["r1", "r2", "r3", "r4"],
  ]);
  expect(first).toBe(start);
  expect(second).toEqual({ pieces: [{ key: 1, tiles: ["r1", "r2", "r3", "r4"] }], rack: [] });
});
