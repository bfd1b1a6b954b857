import { expect, test } from "vitest";

import { facePlaces, smoothPath } from "../../../src/pages/replay/curves";
import { ownSeat } from "../../../src/pages/replay/people";

const seat = (name: string, bot: string | null) => ({
  name,
  bot,
  program: false,
  face: "bear",
  colour: "rose",
});

test("a smooth line goes through every point", () => {
  const path = smoothPath([
    { x: 0, y: 10 },
    { x: 10, y: 20 },
  ]);
  expect(path).toBe("M0 10C5 10 5 20 10 20");
  expect(smoothPath([])).toBe("");
});

test("a face lies where its line is farthest from the others", () => {
  const values = Array.from({ length: 21 }, (_, at) => [50, at === 10 ? 90 : 50]);
  expect(facePlaces(values, [1])).toEqual(new Map([[1, 10]]));
});

test("faces keep apart from each other", () => {
  const values = Array.from({ length: 21 }, (_, at) => [at === 10 ? 10 : 50, at === 10 ? 90 : 50]);
  const places = facePlaces(values, [0, 1]);
  expect(Math.abs(places.get(0)! - places.get(1)!)).toBeGreaterThan(2);
});

test("one's own seat is the only person's, or that of the own name", () => {
  expect(ownSeat([seat("", "steady"), seat("Ada", null)], "")).toBe(1);
  const friends = [seat("Ada", null), seat("Bo", null)];
  expect(ownSeat(friends, "Bo")).toBe(1);
  expect(ownSeat(friends, "Cleo")).toBeNull();
  expect(ownSeat(undefined, "Ada")).toBeNull();
});
