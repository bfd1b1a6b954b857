import { expect, test } from "vitest";

import type { ReplayRound, ReplayTurn } from "../../../../src/api/http";
import { bestTurn, costliestTurn } from "../../../../src/pages/table/end/highlights";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));

function turn(seat: number, changes: Partial<ReplayTurn>): ReplayTurn {
  return {
    seat,
    did: "drew",
    table: null,
    played: [],
    drawn: [],
    best_table: null,
    best_played: [],
    best_steps: [],
    best_moves: [],
    missed_tiles: 0,
    missed_exit: false,
    ...changes,
  } as ReplayTurn;
}

const round = (...turns: ReplayTurn[]): ReplayRound => ({ turns }) as ReplayRound;

const FIRST = turn(0, {
  did: "played",
  table: sets("r1 r2 r3 r4"),
  played: ["r1", "r2", "r3", "r4"],
});

test("the best turn plays and moves most tiles", () => {
  const second = turn(1, {
    did: "played",
    table: sets("r1 r2 r3 | r4 k4 b4 o4"),
    played: ["k4", "b4", "o4"],
  });
  const best = bestTurn(round(FIRST, second));
  expect(best).toMatchObject({ number: 1, moved: [] });
  const third = turn(1, {
    did: "played",
    table: sets("r1 r2 r3 | r4 k4 b4 o4 | k5 k6 k7"),
    played: ["k4", "b4", "o4", "k5", "k6", "k7"],
  });
  expect(bestTurn(round(FIRST, third))).toMatchObject({ number: 1, moved: ["r4"] });
});

test("a round without a played turn has no best turn", () => {
  expect(bestTurn(round(turn(0, {}), turn(1, {})))).toBeNull();
});

test("the costliest turn is the own one that missed most, counted among the own ones; a missed win counts most", () => {
  const two = turn(0, { best_table: sets("k1 k2 k3"), best_played: ["k1", "k2"], missed_tiles: 2 });
  const five = turn(1, { best_table: sets("b1 b2 b3"), best_played: ["b1"], missed_tiles: 5 });
  const win = turn(0, {
    best_table: sets("o1 o2 o3"),
    best_played: ["o1"],
    missed_tiles: 1,
    missed_exit: true,
  });
  expect(costliestTurn(round(two, five), 0)).toMatchObject({
    number: 1,
    sets: [["k1", "k2", "k3"]],
  });
  expect(costliestTurn(round(two, five, win), 0)).toMatchObject({ number: 2 });
  expect(costliestTurn(round(turn(0, {})), 0)).toBeNull();
});
