import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { continueSet, groupsWith, joinSet } from "../../../src/pages/solve/setEntry";
import { readSet } from "../../../src/rules/sets";

const FREE = { maxRunLength: 13, oneJoker: false };

/** Tap tiles one after the other, and return the sets that they make. */
function tapped(text: string): string[] {
  let current = { tiles: [] as readonly string[], isFilled: false };
  const sets: string[] = [];
  for (const face of text.split(" ")) {
    const next = continueSet(current, face, FREE);
    if (next === null) sets.push(current.tiles.join(" "));
    current = next ?? { tiles: [face], isFilled: false };
  }
  return [...sets, current.tiles.join(" ")];
}

describe("two ends fill a run", () => {
  test.each([
    ["b3 b7", ["b3 b4 b5 b6 b7"]],
    ["b7 b3", ["b3 b4 b5 b6 b7"]],
    ["b3 b5 b6 b8", ["b3 b4 b5", "b6 b7 b8"]],
    ["b3 b4 b5 b6", ["b3 b4 b5 b6"]],
    ["b3 b4 b6", ["b3 b4 b5 b6"]],
    ["b3 b4 b5 b9", ["b3 b4 b5", "b9"]],
    ["b3 b5 r3 r5", ["b3 b4 b5", "r3 r4 r5"]],
  ])("%s", (taps, sets) => expect(tapped(taps)).toEqual(sets));

  test("every run from three tiles on takes two taps", () => {
    const ends = fc.tuple(fc.constantFrom("k", "r", "b", "o"), fc.nat(10), fc.nat(10));
    fc.assert(
      fc.property(ends, ([colour, low, more]) => {
        const [first, last] = [low + 1, Math.min(13, low + 3 + more)];
        const [run, ...others] = tapped(`${colour}${first} ${colour}${last}`);
        expect(others).toEqual([]);
        expect(readSet(run!.split(" "), FREE).kind).toBe("run");
        expect(run!.split(" ")).toHaveLength(last - first + 1);
      }),
    );
  });
});

describe("jokers stay where they were tapped", () => {
  test.each([
    ["r10 j r12", ["r10 j r12"]],
    ["r8 j r11", ["r8 j r10 r11"]],
    ["r11 j r8", ["r8 r9 j r11"]],
    ["j r5 r6", ["j r5 r6"]],
    ["j r5 r4", ["r4 r5 j"]],
    ["k7 j r7", ["k7 j r7"]],
    ["k7 r7 b7 j r5 r6", ["k7 r7 b7", "j r5 r6"]],
  ])("%s", (taps, sets) => expect(tapped(taps)).toEqual(sets));
});

describe("a group", () => {
  test("is tapped tile by tile, and the next set begins by itself", () => {
    expect(tapped("k7 r7 b7 k8 r8 b8 o8")).toEqual(["k7 r7 b7", "k8 r8 b8 o8"]);
  });

  test("is completed by a choice of colours", () => {
    const groups = groupsWith("r7", () => 2).map((tiles) => tiles.join(" "));
    expect(groups).toEqual(["k7 r7 b7", "k7 r7 o7", "r7 b7 o7", "k7 r7 b7 o7"]);
  });

  test("is not offered with tiles that are used up", () => {
    const groups = groupsWith("r7", (face) => (face === "o7" ? 0 : 1));
    expect(groups).toEqual([["k7", "r7", "b7"]]);
    expect(groupsWith("j", () => 2)).toEqual([]);
  });
});

test("a tile that does not belong joins no set", () => {
  expect(joinSet(["b3", "b4", "b5"], "b4")).toBeNull();
  expect(joinSet(["b3", "b4", "b5"], "r6")).toBeNull();
  expect(joinSet(["k7", "r7", "b7", "o7"], "k7")).toBeNull();
  expect(joinSet(["b3", "b4", "b5"], "b8")).toEqual(["b3", "b4", "b5", "b6", "b7", "b8"]);
});
