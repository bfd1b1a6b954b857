import { expect, test } from "vitest";

import type { GameResult } from "../../../src/api/http";
import { apart, curve, filtered } from "../../../src/pages/games/games";

const person = { name: "Bo", bot: null, program: false, face: "owl", colour: "rose" };
const bot = { name: "", bot: "steady", program: false, face: "otto", colour: "mint" };

function game(changes: Partial<GameResult>): GameResult {
  return {
    commitment: "a",
    ended: 0,
    edition: "nordic",
    seats: [person, bot],
    seat: 0,
    match: 1,
    round: 1,
    place: 1,
    points: 10,
    turns: 4,
    missed_tiles: 2,
    missed_exits: 0,
    opened: 2,
    stood_in: false,
    accuracy: null,
    rated: null,
    change: null,
    ...changes,
  };
}

test("games are filtered by edition and by opponents", () => {
  const alone = game({});
  const german = game({ edition: "german", seats: [bot, person, person], seat: 1 });
  expect(filtered([alone, german], "", "all")).toEqual([alone, german]);
  expect(filtered([alone, german], "german", "all")).toEqual([german]);
  expect(filtered([alone, german], "", "people")).toEqual([german]);
  expect(filtered([alone, german], "", "bots")).toEqual([alone]);
});

test("a curve begins with the oldest game and is the mean of ten", () => {
  const games = Array.from({ length: 12 }, (_, at) => game({ ended: 12 - at, points: 12 - at }));
  const points = curve(games, "points");
  expect(points.map(({ ended }) => ended)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(points[0]!.value).toBe(1);
  expect(points[1]!.value).toBe(1.5);
  expect(points[11]!.value).toBe(7.5);
});

test("missed tiles are counted a turn, and rounds without an opening left out", () => {
  const games = [game({ turns: 1, missed_tiles: 3 }), game({ turns: 3, missed_tiles: 1 })];
  expect(curve(games, "missed").at(-1)!.value).toBe(1);
  expect(curve([game({ opened: null }), game({ opened: 4 })], "opening")).toEqual([
    { ended: 0, value: 4 },
  ]);
  expect(curve([game({ turns: 0 })], "missed")).toEqual([]);
});

test("accuracy is told in percent, and rounds without one are left out", () => {
  const games = [game({ accuracy: 0.9 }), game({ accuracy: null }), game({ accuracy: 0.7 })];
  expect(curve(games, "accuracy").map(({ value }) => Math.round(value))).toEqual([70, 80]);
});

test("labels do not overlap and stay within their limits", () => {
  expect(apart(10, 60, 17, [9, 100])).toEqual([10, 60]);
  expect(apart(50, 54, 17, [9, 100])).toEqual([43.5, 60.5]);
  expect(apart(54, 50, 17, [9, 100])).toEqual([60.5, 43.5]);
  expect(apart(14, 12, 17, [9, 100])).toEqual([26, 9]);
  expect(apart(98, 100, 17, [9, 100])).toEqual([83, 100]);
});
