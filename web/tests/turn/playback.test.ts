import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pacing } from "../../src/turn/playback.svelte";

let now = 0;
const shown: number[] = [];
const make = (last: number): Pacing =>
  new Pacing({
    now: () => now,
    last: () => last,
    show: (step) => {
      now = step;
      shown.push(step);
    },
    pace: (step) => (step === 0 ? 100 : 1000),
  });

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  shown.length = 0;
});
afterEach(() => vi.useRealTimers());

test("steps go by, each at its pace, and end at the last", () => {
  const pacing = make(3);
  pacing.play();
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1, 2, 3]);
  expect(pacing.playing).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(now).toBe(3);
});

test("it is stopped where it is, and goes on from there", () => {
  const pacing = make(3);
  pacing.play();
  vi.advanceTimersByTime(100);
  pacing.play();
  expect(pacing.playing).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(now).toBe(1);
  pacing.play();
  vi.advanceTimersByTime(1000);
  expect(now).toBe(2);
});

test("at the end it begins again", () => {
  now = 2;
  const pacing = make(2);
  pacing.play();
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual([0, 1, 2]);
});

test("whoever goes to a step themselves is left there, within what there is", () => {
  const pacing = make(3);
  pacing.play();
  pacing.go(Infinity);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([3]);
  pacing.go(-1);
  expect(now).toBe(0);
});

test("where there is nothing to go through, nothing plays", () => {
  const pacing = make(0);
  pacing.play();
  expect(pacing.playing).toBe(false);
});
