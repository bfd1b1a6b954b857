import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SeatToasts } from "../../../src/pages/table/seatToasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what somebody calls goes soon after one's own turn has begun", () => {
  const calls = new SeatToasts<string>();
  calls.show(1, "wow");
  calls.endSoon();
  calls.show(2, "hello");
  expect(calls.newest).toEqual({ seat: 2, value: "hello" });
  vi.advanceTimersByTime(1500);
  expect([calls.at(1), calls.at(2)]).toEqual([undefined, "hello"]);
  vi.advanceTimersByTime(2000);
  expect(calls.newest).toBeNull();
});

test("a new call takes the place of an older one, and stays as long as any", () => {
  const calls = new SeatToasts<string>();
  calls.show(1, "hello");
  vi.advanceTimersByTime(3000);
  calls.show(1, "thanks");
  vi.advanceTimersByTime(3000);
  expect(calls.at(1)).toBe("thanks");
});
