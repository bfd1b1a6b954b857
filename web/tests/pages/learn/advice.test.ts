import { expect, test } from "vitest";

import { advice, type Moment } from "../../../src/pages/learn/advice";

const NOTHING = { tiles_played: 0, goes_out: false, played: [] };
const SOMETHING = { tiles_played: 2, goes_out: false, played: ["r7", "r8"] };
const LARGE = { ...SOMETHING, tiles_played: 4 };
const READY = { isTouched: true, isLegal: true, found: SOMETHING };
const MOMENT: Moment = {
  isDealt: true,
  isMyTurn: true,
  hasOpened: true,
  needed: 30,
  jokerValue: 30,
  pool: 50,
  rack: ["r7", "r8", "k1", "b2"],
  isTouched: false,
  isLegal: false,
  found: NOTHING,
  drew: "",
  other: { name: "Bo", tiles: 14, hasOpened: false },
};

test.each<[string, Partial<Moment>, string]>([
  ["a round that is being dealt is welcomed to", { isDealt: false }, "coach-welcome"],
  ["without an opening one draws", { hasOpened: false }, "coach-open-not-yet"],
  ["an opening is pointed out", { hasOpened: false, found: SOMETHING }, "coach-open-with"],
  ["a turn is pointed out", { found: SOMETHING }, "coach-play"],
  ["the last turn is pointed out", { found: { ...SOMETHING, goes_out: true } }, "coach-go-out"],
  ["where nothing fits, one draws", {}, "coach-draw"],
  ["where nothing is left to draw, one passes", { pool: 0 }, "coach-pass"],
  ["passing comes before opening", { pool: 0, hasOpened: false }, "coach-pass"],
  ["who tries things out hears what a set is", { isTouched: true }, "coach-trying"],
  ["a good turn is to be ended", { isTouched: true, isLegal: true }, "coach-done"],
  ["one that wins, too", { isTouched: true, isLegal: true, rack: [] }, "coach-done-wins"],
  ["meanwhile one watches", { isMyTurn: false }, "coach-wait"],
  ["what was drawn is told", { isMyTurn: false, drew: "red 9" }, "coach-drew"],
  [
    "that the other has opened is told to who has not",
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

test("a coach who does not know yet says nothing", () => {
  expect(advice({ ...MOMENT, found: null })).toBeNull();
});

test.each<[string, Partial<Moment>, string | undefined]>([
  ["it starts slowly", { hasOpened: false }, "coach-tip-slow"],
  [
    "the other has opened",
    { hasOpened: false, other: { ...MOMENT.other, hasOpened: true } },
    "coach-other-opened",
  ],
  ["holding back helps the others", { ...READY, hasOpened: false }, "coach-tip-hold"],
  ["a joker is strong and dear", { ...READY, rack: ["j'", "r7"] }, "coach-tip-joker"],
  ["the fourth can be kept", { ...READY, found: LARGE }, "coach-tip-fourth"],
  ["a small turn needs no tip", READY, undefined],
])("a tip: %s", (_, change, key) => {
  expect(advice({ ...MOMENT, ...change })?.tip?.key).toBe(key);
});
