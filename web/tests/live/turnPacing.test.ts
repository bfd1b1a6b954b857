import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TurnPacing } from "../../src/live/turnPacing";

/** A message: the turn of somebody with the time it takes, or the clock of the next player. */
interface Told {
  readonly name: string;
  readonly time: number;
}

const turn = (name: string, time = 1000): Told => ({ name, time });
const clock = (name: string): Told => ({ name: `clock ${name}`, time: 0 });

let seen: string[];
let paces: number[];
let pacing: TurnPacing<Told>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  paces = [];
  pacing = new TurnPacing<Told>({
    timeOf: ({ time }) => time,
    isTurn: ({ time }) => time > 0,
    show: ({ name }, _, { pace }) => {
      seen.push(name);
      paces.push(pace);
    },
    landed: () => seen.push("landed"),
  });
});
afterEach(() => vi.useRealTimers());

describe("turns are shown one after the other", () => {
  test("the next player is lit, and plays, when the last turn has landed", () => {
    for (const told of [turn("Otto"), clock("Alma"), turn("Alma")]) pacing.receive(told);
    expect(seen).toEqual(["Otto"]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["Otto"]);
    vi.advanceTimersByTime(150);
    expect(seen).toEqual(["Otto", "landed", "clock Alma", "Alma"]);
  });

  test("what is no turn is shown at once if nothing flies", () => {
    pacing.receive(clock("you"));
    expect(seen).toEqual(["clock you"]);
    expect(paces).toEqual([1]);
  });
});

describe("whoever is behind catches up", () => {
  test.each([[[3400]], [[3000, 3000]], [[2000, 2000, 2000]], [[3400, 3400, 3400, 3400]]])(
    "the own turn never waits for much more than five seconds: turns of %s ms",
    (times) => {
      for (const [at, time] of times.entries()) pacing.receive(turn(`${at}`, time));
      pacing.receive(clock("you"));
      vi.advanceTimersByTime(5100);
      expect(seen.at(-1)).toBe("clock you");
    },
  );

  test("turns that wait are faster than one alone", () => {
    for (const name of ["Otto", "Alma", "Siv"]) pacing.receive(turn(name, 2200));
    pacing.receive(clock("you"));
    vi.advanceTimersByTime(6000);
    expect(paces[0]).toBe(1);
    expect(paces[1]).toBeLessThan(1);
    expect(paces[1]).toBeGreaterThan(0);
  });

  test("large turns that follow each other as bots make them can be followed", () => {
    for (const name of ["Otto", "Alma", "Siv"]) {
      pacing.receive(turn(name, 2500));
      vi.advanceTimersByTime(1000);
    }
    pacing.receive(clock("you"));
    vi.advanceTimersByTime(9000);
    expect(Math.min(...paces)).toBeGreaterThan(0.8);
  });

  test("many missed turns are shown at once", () => {
    for (let at = 0; at < 30; at += 1) pacing.receive(turn(`${at}`, 2000));
    pacing.receive(clock("you"));
    vi.advanceTimersByTime(5100);
    expect(seen.at(-1)).toBe("clock you");
    expect(paces.filter((pace) => pace === 0).length).toBeGreaterThan(20);
  });
});

test("flushing shows all that waits, in order", () => {
  for (const told of [turn("Otto"), clock("Alma"), turn("Alma")]) pacing.receive(told);
  pacing.flush();
  expect(seen).toEqual(["Otto", "landed", "clock Alma", "Alma"]);
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(4);
});
