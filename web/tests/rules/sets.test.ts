import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readRulebook, setRules } from "../../src/rules/rulebook";
import {
  fitIn,
  lacksOne,
  readSet,
  settled,
  type Reading,
  type SetRules,
} from "../../src/rules/sets";
import { isJoker } from "../../src/rules/tiles";
import { someTiles } from "../arbitraries";
import { sets, tiles, vectors } from "../vectors";

const NORDIC: SetRules = { maxRunLength: 13, oneJoker: false };
const SHORT_RUNS: SetRules = { maxRunLength: 4, oneJoker: false };
const ONE_JOKER: SetRules = { maxRunLength: 13, oneJoker: true };
const rules = fc.constantFrom(NORDIC, SHORT_RUNS, ONE_JOKER);

function readingText(reading: Reading): string {
  return reading.kind === "flaw" ? reading.flaw : `${reading.kind} ${reading.value}`;
}

function isSet(text: readonly string[], by: SetRules): boolean {
  return readSet(text, by).kind !== "flaw";
}

test.each(vectors.judges.map((judge, at) => ({ ...judge, at })))(
  "tiles are read as the engine reads them: $name",
  ({ text, at }) => {
    const judge = setRules(readRulebook(text));
    const otherwise = vectors.sets.filter(
      ([laid, ...readings]) =>
        readingText(readSet(tiles(laid), judge)) !== (readings[at] ?? readings[0]),
    );
    expect(otherwise).toEqual([]);
  },
);

test.each(vectors.judges.map((judge, at) => ({ ...judge, at })))(
  "the tiles of a set are sorted as in the terminal: $name",
  ({ text, at }) => {
    const judge = setRules(readRulebook(text));
    const otherwise = vectors.settled.filter(
      ([laid, ...lies]) =>
        settled(tiles(laid), judge)
          .map((piece) => piece.join(" "))
          .join(" | ") !== (lies[at] ?? lies[0]),
    );
    expect(otherwise).toEqual([]);
  },
);

describe("the tiles of a set are sorted", () => {
  test.each([
    ["a run, in ascending order", "r6 r4 r5", "r4 r5 r6"],
    ["also an incomplete one", "r9 r4", "r4 r9"],
    ["also an invalid one past 13", "r13 r1 r12", "r1 r12 r13"],
    ["a joker, into the gap", "r4 r6 j", "r4 j r6"],
    ["two jokers, into two gaps", "r9 r7 j r5 j'", "r5 j r7 j' r9"],
    ["a joker without a gap goes to the end", "r5 j r4", "r4 r5 j"],
    ["a joker after 13 goes to the front", "r12 r13 j", "j r12 r13"],
    ["not a joker that is already right", "j r5 r6", "j r5 r6"],
    ["not jokers that cannot make the set valid", "j r4 r9", "j r4 r9"],
    ["not a group", "o7 k7 r7", "o7 k7 r7"],
    ["not the same tile twice", "r7' r7", "r7' r7"],
    ["not tiles that do not belong together", "r9 k3 b1", "r9 k3 b1"],
    ["not jokers alone", "j' j", "j' j"],
    ["not one tile with two jokers", "j' r9 j", "j' r9 j"],
    ["nothing at all", "", ""],
  ])("%s", (_, laid, expected) => {
    expect(settled(tiles(laid), NORDIC)).toEqual([tiles(expected)]);
  });

  test.each([
    ["split, if a number comes twice", "r3 r4 r5 r6 r7 r5'", "r3 r4 r5 | r5' r6 r7"],
    ["but not if one of them would be invalid", "r3 r4 r5 r5'", "r3 r4 r5 r5'"],
    ["but not if both would be invalid", "r4 r5 r5' r6", "r4 r5 r5' r6"],
    ["but not if two numbers come twice", "r3 r4 r4' r5 r5' r6", "r3 r4 r4' r5 r5' r6"],
    ["but not if it holds a joker", "r3 r4 r5 r5' r6 j", "r3 r4 r5 r5' r6 j"],
  ])("a run becomes two %s", (_, laid, expected) => {
    expect(settled(tiles(laid), NORDIC)).toEqual(sets(expected));
  });

  test("a run is split only if both parts are valid in the rulebook", () => {
    const laid = tiles("r1 r2 r3 r4 r5 r5' r6 r7");
    expect(settled(laid, NORDIC)).toEqual(sets("r1 r2 r3 r4 r5 | r5' r6 r7"));
    expect(settled(laid, SHORT_RUNS)).toEqual([laid]);
  });

  test("no tile is lost or doubled", () => {
    fc.assert(
      fc.property(someTiles(), rules, (laid, by) => {
        expect(settled(laid, by).flat().sort()).toEqual([...laid].sort());
      }),
    );
  });

  test("a sorted set stays unchanged", () => {
    fc.assert(
      fc.property(someTiles(), rules, (laid, by) => {
        for (const piece of settled(laid, by)) expect(settled(piece, by)).toEqual([piece]);
      }),
    );
  });

  test.each(vectors.judges)(
    "sets with a joker, and groups, stay as they are: $name",
    ({ text }) => {
      const by = setRules(readRulebook(text));
      const laid = vectors.sets.map(([each]) => tiles(each)).filter((each) => isSet(each, by));
      const bound = laid.filter((each) => each.some(isJoker) || readSet(each, by).kind === "group");
      expect(bound.length).toBeGreaterThan(200);
      for (const each of bound) expect(settled(each, by)).toEqual([each]);
    },
  );

  test("if some order makes a valid set, one is found", () => {
    const inOneColour = fc.tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 }),
      fc.subarray(["j", "j'"]),
    );
    fc.assert(
      fc.property(inOneColour, rules, ([numbers, jokers], by) => {
        const laid = [...jokers, ...numbers.map((number) => `r${number}`)];
        const possible = orders(laid).some((order) => isSet(order, by));
        expect(settled(laid, by).every((piece) => isSet(piece, by))).toBe(possible);
      }),
      { numRuns: 300 },
    );
  });
});

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    orders(items.toSpliced(at, 1)).map((others) => [item, ...others]),
  );
}

describe("a tile fits into a set", () => {
  test.each([
    ["b1 b2 b3", "b4", 3],
    ["b2 b3 b4", "b1", 0],
    ["b1 b2 b3 b4 b5", "b3'", 3],
    ["r7 k7 o7", "b7", 3],
    ["b1 b2 b3", "j", 3],
    ["b1 b2 b3", "r9", null],
    ["r7 k7 o7", "r7'", null],
  ])("%s with %s: %o", (set, tile, index) => {
    const rules = { maxRunLength: 13, oneJoker: false };
    expect(fitIn(set.split(" "), [tile], rules)).toBe(index);
  });
});

test.each([
  ["b7 b8", true],
  ["b7 b9", true],
  ["b7 r7", true],
  ["b7 j", true],
  ["o8 k7", false],
  ["b7 b10", false],
  ["b7 b7'", false],
])("two tiles that one more can join: %s is %s", (text, expected) => {
  expect(lacksOne(text.split(" "), { maxRunLength: 13, oneJoker: false })).toBe(expected);
});
