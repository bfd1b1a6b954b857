import { expect, test } from "vitest";

import type { ReplayRound } from "../../../../src/api/http";
import { fitSets, lastTurnOf, setsOfTurn } from "../../../../src/pages/table/end/lastTurn";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));

test("all sets that a turn made are found, those with most tiles from the rack first", () => {
  const before = sets("k1 k2 k3 k4 | b7 b8 b9");
  const after = sets("k1 k2 k3 | b7 b8 b9 | k4 r4 o4 | r9 r10 r11");
  const played = ["r4", "o4", "r9", "r10", "r11"];
  expect(setsOfTurn(before, after, played)).toEqual(sets("r9 r10 r11 | k4 r4 o4"));
});

test("the last turn that laid tiles is found in the round as it was played", () => {
  const turn = (seat: number, table: string[][] | null) => ({ seat, table });
  const turns = [
    turn(0, sets("k1 k2 k3")),
    turn(1, null),
    turn(0, sets("k1 k2 k3 k4")),
    turn(1, null),
  ];
  expect(lastTurnOf({ turns } as unknown as ReplayRound)).toEqual({
    seat: 0,
    played: ["k4"],
    before: sets("k1 k2 k3"),
  });
  expect(lastTurnOf({ turns: [turn(0, null)] } as unknown as ReplayRound)).toBeNull();
});

const RUNS = sets("k1 k2 k3 | r1 r2 r3 | b1 b2 b3 | o1 o2 o3");

test("sets are as large as their space allows", () => {
  const wide = fitSets(RUNS, { width: 800, height: 100, sizes: [52, 40] });
  expect(wide).toEqual({ size: 52, rows: [RUNS], others: 0 });
  const narrow = fitSets(RUNS, { width: 300, height: 150, sizes: [52, 40] });
  expect(narrow).toEqual({ size: 40, rows: [RUNS.slice(0, 2), RUNS.slice(2)], others: 0 });
});

test("sets that do not fit are counted", () => {
  const few = fitSets(RUNS, { width: 140, height: 80, sizes: [52, 40] });
  expect(few).toEqual({ size: 40, rows: [RUNS.slice(0, 1)], others: 3 });
});

test("no set is wider than the space", () => {
  const run = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"].map(
    (number) => `k${number}`,
  );
  const low = fitSets([run, ...RUNS], { width: 206, height: 80, sizes: [30, 20] });
  expect(low.size * run.length).toBeLessThanOrEqual(206);
  expect(low.rows[0]).toEqual([run]);
});
