import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SeatToasts } from "../../../src/pages/table/seatToasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what somebody calls goes with the next turn, once it could be read", () => {
  const calls = new SeatToasts<string>();
  calls.show(1, "wow");
  vi.advanceTimersByTime(1000);
  calls.show(2, "hello");
  vi.advanceTimersByTime(200);
  calls.endWithTurn();
  expect([calls.at(1), calls.at(2)]).toEqual([undefined, "hello"]);
  vi.advanceTimersByTime(1000);
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
