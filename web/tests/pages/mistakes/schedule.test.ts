import { expect, test } from "vitest";

import {
  afterTry,
  dueTurns,
  kept,
  nameOf,
  nextNumber,
  PAUSES,
  type Schedule,
} from "../../../src/pages/mistakes/schedule";

const DAY = 24 * 60 * 60 * 1000;
const [A, B, C] = ["a", "b", "c"].map((commitment) => ({ commitment, turn: 7 })) as [
  Turn,
  Turn,
  Turn,
];
type Turn = { commitment: string; turn: number };

test("turns that were never tried come first, the costliest first", () => {
  const tried = afterTry({}, nameOf(A), false, 100);
  expect(dueTurns([A, B, C], tried, 200)).toEqual([B, C, A]);
});

test("a turn that was not solved stays due, after the others", () => {
  let schedule: Schedule = afterTry({}, nameOf(B), false, 100);
  schedule = afterTry(schedule, nameOf(A), false, 200);
  expect(dueTurns([A, B], schedule, 300)).toEqual([B, A]);
});

test("a solved turn comes back after growing pauses, and then no more", () => {
  let schedule: Schedule = {};
  let now = 0;
  for (const days of PAUSES) {
    schedule = afterTry(schedule, nameOf(A), true, now);
    expect(dueTurns([A], schedule, now + days * DAY - 1)).toEqual([]);
    now += days * DAY;
    expect(dueTurns([A], schedule, now)).toEqual([A]);
  }
  schedule = afterTry(schedule, nameOf(A), true, now);
  const stored = JSON.parse(JSON.stringify(schedule)) as Schedule;
  expect(dueTurns([A], stored, now + 1000 * DAY)).toEqual([]);
});

test("a mistake begins the pauses again", () => {
  let schedule = afterTry({}, nameOf(A), true, 0);
  schedule = afterTry(schedule, nameOf(A), true, DAY);
  schedule = afterTry(schedule, nameOf(A), false, 4 * DAY);
  expect(dueTurns([A], schedule, 4 * DAY)).toEqual([A]);
  schedule = afterTry(schedule, nameOf(A), true, 4 * DAY);
  expect(dueTurns([A], schedule, 5 * DAY)).toEqual([A]);
});

test("turns that are not listed any more are forgotten", () => {
  const schedule = afterTry(afterTry({}, nameOf(A), true, 0), nameOf(B), true, 0);
  expect(Object.keys(kept(schedule, [B]))).toEqual([nameOf(B)]);
});

test("the next puzzle is the next one that is not solved", () => {
  expect(nextNumber(5, [], 0)).toBe(1);
  expect(nextNumber(5, [1, 2], 0)).toBe(3);
  expect(nextNumber(5, [4, 5], 3)).toBe(1);
  expect(nextNumber(3, [1, 2, 3], 2)).toBe(3);
});
