import { expect, test } from "vitest";

import { advice, type Moment } from "../../../src/pages/learn/advice";

const NOTHING = { tiles_played: 0, goes_out: false, played: [], steps: [] };
const SOMETHING = { tiles_played: 2, goes_out: false, played: ["r8", "r7"], steps: [] };
const LARGE = { ...SOMETHING, tiles_played: 4 };
const READY = { isChanged: true, isLegal: true, found: SOMETHING };
const MOMENT: Moment = {
  isDealt: true,
  isMyTurn: true,
  hasOpened: true,
  needed: 30,
  jokerValue: 30,
  pool: 50,
  rack: ["r7", "r8", "k1", "b2"],
  isChanged: false,
  isLegal: false,
  found: NOTHING,
  drew: "",
  other: { name: "Bo", tiles: 14, hasOpened: false },
};

test.each<[string, Partial<Moment>, string]>([
  ["a welcome during the deal", { isDealt: false }, "coach-welcome"],
  ["draw without an opening", { hasOpened: false }, "coach-open-not-yet"],
  ["an opening is shown", { hasOpened: false, found: SOMETHING }, "coach-open-with"],
  ["a turn is shown", { found: SOMETHING }, "coach-play"],
  ["the last turn is announced", { found: { ...SOMETHING, goes_out: true } }, "coach-go-out"],
  ["draw if nothing fits", {}, "coach-draw"],
  ["pass if the pool is empty", { pool: 0 }, "coach-pass"],
  [
    "pass if the pool is empty, even before the opening",
    { pool: 0, hasOpened: false },
    "coach-pass",
  ],
  ["a draft gets an explanation of sets", { isChanged: true }, "coach-trying"],
  ["a legal turn can be ended", { isChanged: true, isLegal: true }, "coach-done"],
  ["a winning turn can be ended", { isChanged: true, isLegal: true, rack: [] }, "coach-done-wins"],
  ["watch during other turns", { isMyTurn: false }, "coach-wait"],
  ["the drawn tile is named", { isMyTurn: false, drew: "red 9" }, "coach-drew"],
  [
    "an opponent's opening is announced before the own one",
    { isMyTurn: false, hasOpened: false, other: { ...MOMENT.other, hasOpened: true } },
    "coach-other-opened",
  ],
  [
    "that the other has few tiles left is more important",
    { isMyTurn: false, drew: "red 9", other: { ...MOMENT.other, tiles: 3 } },
    "coach-other-few",
  ],
])("%s", (_, change, key) => {
  expect(advice({ ...MOMENT, ...change })?.key).toBe(key);
});

test("there is no advice until the server has answered", () => {
  expect(advice({ ...MOMENT, found: null })).toBeNull();
});

test.each<[string, Partial<Moment>, string | undefined]>([
  ["before the opening: a slow start is normal", { hasOpened: false }, "coach-tip-slow"],
  [
    "the other has opened",
    { hasOpened: false, other: { ...MOMENT.other, hasOpened: true } },
    "coach-other-opened",
  ],
  ["at the opening: keep tiles back", { ...READY, hasOpened: false }, "coach-tip-hold"],
  ["with a joker: its value and its penalty", { ...READY, rack: ["j'", "r7"] }, "coach-tip-joker"],
  ["after four tiles: the fourth can be kept", { ...READY, found: LARGE }, "coach-tip-fourth"],
  ["a small turn needs no tip", READY, undefined],
])("a tip: %s", (_, change, key) => {
  expect(advice({ ...MOMENT, ...change })?.tip?.key).toBe(key);
});

test("example tiles are sorted", () => {
  expect(advice({ ...MOMENT, found: SOMETHING })?.tiles).toEqual([["r7", "r8"]]);
});

test("an opening is shown as the sets that are laid", () => {
  const lay = { code: "lay" as const, stays: [], from_table: [] };
  const sets = [
    ["k10", "r10", "o10"],
    ["b1", "b2", "b3"],
  ];
  const steps = sets.map((set) => ({ ...lay, set, from_rack: set }));
  const found = { ...SOMETHING, steps };
  expect(advice({ ...MOMENT, hasOpened: false, found })?.tiles).toEqual(sets);
});
