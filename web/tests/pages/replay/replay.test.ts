import { describe, expect, test } from "vitest";

import type { Replay, ReplayRound, ReplayTurn } from "../../../src/api/http";
import { momentsOf, positionText, readPosition } from "../../../src/pages/replay/replay";

const turn = (seat: number, changes: Partial<ReplayTurn>): ReplayTurn => ({
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
  fed: [],
  ...changes,
});

const ROUND: ReplayRound = {
  starter: 1,
  racks: [
    ["r1", "r2"],
    ["k7", "b7", "o7", "k1"],
  ],
  pool: 3,
  turns: [
    turn(1, { did: "played", table: [["k7", "b7", "o7"]], played: ["k7", "b7", "o7"] }),
    turn(0, { drawn: ["r3"] }),
    turn(1, { did: "timed-out", drawn: ["k2", "k3"] }),
    turn(0, { did: "passed", missed_exit: true, best_played: ["r1", "r2", "r3"] }),
  ],
  ending: "blocked",
  winner: 0,
  scores: [0, 0],
};
const REPLAY: Replay = {
  rulebook: "nordic",
  rulebook_name: "nordic",
  faces: "numbers",
  verdict: { valid: true, reason: null },
  rounds: [ROUND, { ...ROUND, turns: [] }],
};

test("every turn leads from one moment to the next", () => {
  const moments = momentsOf(ROUND);
  expect(moments.map(({ pool }) => pool)).toEqual([3, 3, 2, 0, 0]);
  expect(moments.map(({ racks }) => racks)).toEqual([
    [
      ["r1", "r2"],
      ["k7", "b7", "o7", "k1"],
    ],
    [["r1", "r2"], ["k1"]],
    [["r1", "r2", "r3"], ["k1"]],
    [
      ["r1", "r2", "r3"],
      ["k1", "k2", "k3"],
    ],
    [
      ["r1", "r2", "r3"],
      ["k1", "k2", "k3"],
    ],
  ]);
  expect(moments.map(({ table }) => table.length)).toEqual([0, 1, 1, 1, 1]);
});

describe("an address", () => {
  test.each([
    ["", { round: 1, turn: 0, seat: null }],
    ["turn=3", { round: 1, turn: 3, seat: null }],
    ["turn=4&seat=2", { round: 1, turn: 4, seat: 1 }],
    ["round=2", { round: 2, turn: 0, seat: null }],
    ["round=2&turn=1", { round: 2, turn: 0, seat: null }],
    ["round=3&turn=5&seat=3", { round: 1, turn: 0, seat: null }],
    ["turn=-1&seat=0", { round: 1, turn: 0, seat: null }],
    ["turn=one", { round: 1, turn: 0, seat: null }],
  ])("#%s shows a moment", (hash, position) => {
    expect(readPosition(hash, REPLAY)).toEqual(position);
  });

  test.each([
    { round: 1, turn: 0, seat: null },
    { round: 1, turn: 4, seat: 1 },
    { round: 2, turn: 0, seat: 0 },
  ])("can be written and read again: %o", (position) => {
    expect(readPosition(positionText(position), REPLAY)).toEqual(position);
  });
});
