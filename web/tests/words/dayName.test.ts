import { expect, test } from "vitest";

import { dayName } from "../../src/words/dayName";

test("days have names", () => {
  const now = new Date(2026, 10, 17, 12).getTime();
  const day = 86_400_000;
  expect(dayName(now - 3_600_000, now, "en")).toBe("today");
  expect(dayName(now - day, now, "fi")).toBe("eilen");
  expect(dayName(now - 7 * day, now, "en")).toBe("Nov 10");
  expect(dayName(now - 400 * day, now, "en")).toContain("2025");
});
