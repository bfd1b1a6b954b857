import { expect, test } from "vitest";

import type { ReplayTurn } from "../../../src/api/http";
import { costlyTurns } from "../../../src/pages/replay/costlyTurns";
import { turnChips } from "../../../src/pages/replay/turnChips";

const TURN: ReplayTurn = {
  seat: 0,
  did: "drew",
  table: null,
  played: [],
  drawn: ["k1"],
  best_table: null,
  best_played: [],
  best_steps: [],
  best_moves: [],
  missed_tiles: 0,
  missed_exit: false,
  fed: [],
};
const MISSED: ReplayTurn = {
  ...TURN,
  best_played: ["r8", "k8", "b8"],
  best_table: [["r8", "k8", "b8"]],
  missed_tiles: 3,
};

test("a loss is what the chances of the player fell by", () => {
  const round = { turns: [MISSED, { ...MISSED, seat: 1 }] };
  const percents = [
    [50, 50],
    [30, 70],
    [32, 68],
  ];
  expect(costlyTurns(round, percents, null)).toEqual([
    { turn: 1, seat: 0, loss: 20, reason: "drew", tiles: ["k8", "r8", "b8"], to: [] },
  ]);
});

test("a draw where nothing could be played is bad luck, not a costly turn", () => {
  const percents = [
    [50, 50],
    [20, 80],
  ];
  expect(costlyTurns({ turns: [TURN] }, percents, null)).toEqual([]);
});

test("the three costliest turns of a seat come first", () => {
  const turns = Array.from({ length: 5 }, () => MISSED);
  const percents = [95, 80, 60, 49, 25, 24].map((share) => [share, 100 - share]);
  const found = costlyTurns({ turns }, percents, 0);
  expect(found.map(({ turn, loss }) => [turn, loss])).toEqual([
    [4, 24],
    [2, 20],
    [1, 15],
  ]);
  expect(costlyTurns({ turns }, percents, 1)).toEqual([]);
});

test.each<[string, Partial<ReplayTurn>, string]>([
  ["going out comes before all", { missed_exit: true, best_played: ["j"] }, "exit"],
  ["a joker that could have been played", { best_played: ["r8", "j", "r10"] }, "joker"],
  ["a draw instead of a play", {}, "drew"],
  ["tiles for the next player", { missed_tiles: 0, played: ["r4"], fed: ["r5"] }, "fed"],
  ["fewer tiles than possible", { played: ["r8"] }, "fewer"],
])("%s", (_, change, reason) => {
  const percents = [
    [60, 40],
    [40, 60],
  ];
  const [found] = costlyTurns({ turns: [{ ...MISSED, ...change }] }, percents, null);
  expect(found?.reason).toBe(reason);
});

test("where the engine knows what turns cost, its reasons count", () => {
  const cost = {
    chance: 0.31,
    best_chance: 0.5,
    best_played: [],
    best_steps: [],
    best_moves: [],
    best_table: [],
    reason: "more" as const,
    tiles: ["r4", "k4"],
  };
  const cheap = { ...cost, reason: null };
  const found = costlyTurns({ turns: [MISSED, MISSED] }, null, null, [cost, cheap]);
  expect(found).toEqual([
    { turn: 1, seat: 0, loss: 19, reason: "more", tiles: ["k4", "r4"], to: [] },
  ]);
});

test("a kept joker is shown with the set that it would have joined", () => {
  const best_table = [
    ["k1", "k2", "k3"],
    ["r8", "j", "r10"],
  ];
  const turn = { ...MISSED, best_played: ["r8", "j", "r10"], best_table };
  const percents = [
    [60, 40],
    [40, 60],
  ];
  const [found] = costlyTurns({ turns: [turn] }, percents, null);
  expect(found).toMatchObject({ tiles: ["j"], to: ["r8", "j", "r10"] });
});

test("without estimates only missed exits are known to be costly", () => {
  const turns = [MISSED, { ...MISSED, missed_exit: true }];
  expect(costlyTurns({ turns }, null, null)).toMatchObject([
    { turn: 2, loss: null, reason: "exit" },
  ]);
});

test("played tiles are shown with the sets that they joined", () => {
  const table = [
    ["k1", "k2", "k3"],
    ["r4", "r5", "r6", "r7"],
    ["b9", "o9", "k9"],
  ];
  const turn = { ...TURN, table, played: ["r7", "b9", "o9", "k9"], drawn: [] };
  expect(turnChips(turn, null)).toEqual([
    { tiles: ["r7"], to: ["r4", "r5", "r6"] },
    { tiles: ["b9", "o9", "k9"], to: [] },
  ]);
});

test("a drawn tile is shown only to those who may see it", () => {
  expect(turnChips(TURN, null)).toEqual([{ tiles: ["k1"], to: [] }]);
  expect(turnChips(TURN, 0)).toEqual([{ tiles: ["k1"], to: [] }]);
  expect(turnChips(TURN, 1)).toEqual([]);
});
