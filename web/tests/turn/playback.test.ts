import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Playback } from "../../src/turn/playback.svelte";

let now = 0;
const shown: number[] = [];
const make = (last: number): Playback =>
  new Playback({
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

test("steps are shown one after the other up to the last", () => {
  const playback = make(3);
  playback.toggle();
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.playing).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(now).toBe(3);
});

test("playback stops and continues at the current step", () => {
  const playback = make(3);
  playback.toggle();
  vi.advanceTimersByTime(100);
  playback.toggle();
  expect(playback.playing).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(now).toBe(1);
  playback.toggle();
  vi.advanceTimersByTime(1000);
  expect(now).toBe(2);
});

test("at the end it starts again", () => {
  now = 2;
  const playback = make(2);
  playback.toggle();
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual([0, 1, 2]);
});

test("going to a step stops playback, and stays within the range", () => {
  const playback = make(3);
  playback.toggle();
  playback.goTo(Infinity);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([3]);
  playback.goTo(-1);
  expect(now).toBe(0);
});

test("without steps nothing plays", () => {
  const playback = make(0);
  playback.toggle();
  expect(playback.playing).toBe(false);
});
