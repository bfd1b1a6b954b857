import { expect, test } from "vitest";

import type { PuzzleDays } from "../../../src/api/http";
import {
  addDays,
  allDays,
  dayOf,
  dayText,
  dots,
  pickDay,
  streak,
} from "../../../src/pages/puzzle/days";

const DAYS: PuzzleDays = { first: "2026-01-05", grades: [1, 2, 2, 3, 3, 4, 5, 1] };

test("the day is the local date", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe("2026-11-15");
});

test("days follow each other across months, years and summer time", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
});

test("a day is formatted in the language", () => {
  expect(dayText("2026-11-15", "en", "listed")).toBe("Sunday 15 Nov");
  expect(dayText("2026-11-15", "en", "sent")).toBe("15 November 2026");
  expect(dayText("2026-11-15", "de", "plain")).toBe("15. November");
  expect(dayText("2026-11-15", "nb", "listed")).toBe("søndag 15. nov.");
});

test("days are listed with their grades, the latest first", () => {
  expect(allDays(DAYS).slice(0, 2)).toEqual([
    { day: "2026-01-12", grade: 1 },
    { day: "2026-01-11", grade: 5 },
  ]);
});

test("a streak ends today, or yesterday while today is unsolved", () => {
  const solved = { "2026-11-12": 0, "2026-11-13": 4, "2026-11-14": 1 };
  expect(streak(solved, "2026-11-14")).toBe(3);
  expect(streak(solved, "2026-11-15")).toBe(3);
  expect(streak(solved, "2026-11-16")).toBe(0);
  expect(streak({ ...solved, "2026-11-10": 0 }, "2026-11-14")).toBe(3);
  expect(streak({}, "2026-11-14")).toBe(0);
});

test("a random puzzle has the requested grade, is unsolved, and is not the current one", () => {
  const pick = (grade: number, solved: Record<string, number>, chance: number): string | null =>
    pickDay(DAYS, grade, solved, "2026-01-12", () => chance);
  expect(pick(2, {}, 0)).toBe("2026-01-07");
  expect(pick(2, {}, 0.99)).toBe("2026-01-06");
  expect(pick(2, { "2026-01-07": 0 }, 0)).toBe("2026-01-06");
  expect(pick(1, {}, 0.5)).toBe("2026-01-05");
  expect(pick(5, { "2026-01-11": 3 }, 0)).toBeNull();
});

test("a grade is five dots", () => {
  expect(dots(2)).toBe("●●○○○");
});
