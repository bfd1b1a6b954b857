import { expect, test } from "vitest";

import { countdown } from "../../../src/pages/club/countdown";

const at = (days: number, hours: number, minutes: number, seconds: number): number =>
  1000 * (((days * 24 + hours) * 60 + minutes) * 60 + seconds);

test("a far event is counted in days, hours and minutes", () => {
  expect(countdown(at(3, 9, 24, 5))).toEqual([
    { unit: "day", value: 3 },
    { unit: "hour", value: 9 },
    { unit: "minute", value: 24 },
  ]);
});

test("on its last day seconds are counted, and never below none", () => {
  const values = (time: number): number[] => countdown(time).map(({ value }) => value);
  expect(values(at(0, 9, 24, 5))).toEqual([9, 24, 5]);
  expect(values(at(1, 0, 0, 0))).toEqual([1, 0, 0]);
  expect(values(-5)).toEqual([0, 0, 0]);
});
