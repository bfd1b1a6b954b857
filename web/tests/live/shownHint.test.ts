import { expect, test } from "vitest";

import { ShownHint } from "../../src/live/shownHint.svelte";

function hintWith(moves: string[][]): ShownHint {
  const given = {
    aim: "tiles" as const,
    tiles_played: moves.flat().length,
    played: moves.flat(),
    table: moves,
    goes_out: false,
    steps: [],
    moves,
    chance: null,
  };
  return new ShownHint(given);
}

test("a hint shows that there is a turn, then its tiles, then step after step", () => {
  const hint = hintWith([
    ["k1", "k2", "k3"],
    ["r1", "r2", "r3"],
  ]);
  const seen = [1, 2, 3, 4, 5].map(() => {
    const shown = [hint.level, hint.at];
    hint.next();
    return shown;
  });
  expect(seen).toEqual([
    ["turn", null],
    ["tiles", null],
    ["steps", 0],
    ["steps", 1],
    ["steps", 1],
  ]);
});

test("a hint steps back to its first step", () => {
  const hint = hintWith([
    ["k1", "k2", "k3"],
    ["r1", "r2", "r3"],
  ]);
  for (let times = 0; times < 3; times += 1) hint.next();
  expect([hint.isFirst, hint.isLast]).toEqual([false, true]);
  hint.back();
  hint.back();
  expect([hint.at, hint.isFirst, hint.isLast]).toEqual([0, true, false]);
});

test("a hint without a turn shows nothing more", () => {
  const hint = hintWith([]);
  hint.next();
  expect([hint.level, hint.at]).toEqual(["turn", null]);
});
