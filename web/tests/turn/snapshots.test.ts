import { expect, test } from "vitest";

import { setsOf } from "../../src/board/arrangement";
import { pictures } from "../../src/turn/snapshots";

const sets = (text: string): string[][] => text.split(" | ").map((each) => each.split(" "));

test("the very tile that moves leaves the set it lay in", () => {
  const shown = pictures(sets("r3 r4 r5 | k4 r4 b4 o4"), ["r5", "r6"], [["r4'", "r5'", "r6"]]);
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
  // A piece that stays is the same piece, so that it can be followed with the eyes.
  expect(shown[1]!.pieces[1]!.key).toBe(shown[0]!.pieces[1]!.key);
});

test("what is in nobody's set any more lies alone until its turn comes", () => {
  const moves = [
    ["k3", "r3", "b3"],
    ["r10", "r11", "j"],
  ];
  const shown = pictures([["k3", "r3", "j"]], ["b3", "r10", "r11"], moves);
  const lying = shown.map((each) =>
    setsOf(each)
      .map((tiles) => tiles.join(" "))
      .sort(),
  );
  expect(lying).toEqual([["k3 r3 j"], ["j", "k3 r3 b3"], ["k3 r3 b3", "r10 r11 j"]]);
  expect(shown.at(-1)!.rack).toEqual([]);
});
