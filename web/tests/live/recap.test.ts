import { describe, expect, test } from "vitest";

import type { Event } from "../../src/api/wire";
import { movesBySets, recapTurn, recapTurns, tableChange } from "../../src/live/recap";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));

describe("what changed on the table", () => {
  test("tells a joker that stays in its set and stands for another tile", () => {
    const { jokers, moves } = tableChange(sets("r5 j r7"), sets("r5 r6 r7 j"));
    expect(jokers).toEqual([{ tile: "j", face: "r8", set: ["r5", "r6", "r7", "j"] }]);
    expect(moves).toEqual([]);
    expect(tableChange(sets("r5 j r7"), sets("r5 j r7 r8")).jokers).toEqual([]);
    expect(tableChange(sets("k5 j r5"), sets("k5 j r5 b5")).jokers).toEqual([]);
  });

  test("tells a joker that only goes to the other end of its set", () => {
    const { jokers, sets: changed } = tableChange(sets("j r5 r6"), sets("r5 r6 j"));
    expect(jokers).toEqual([{ tile: "j", face: "r7", set: ["r5", "r6", "j"] }]);
    expect(changed).toEqual([["r5", "r6", "j"]]);
  });

  test("a new set from the rack is brought", () => {
    const change = tableChange(sets("r1 r2 r3"), sets("r1 r2 r3 | k5 b5 o5"));
    expect(change.brought).toEqual(["k5", "b5", "o5"]);
    expect(change.moves).toEqual([]);
    expect(change.sets).toEqual([["k5", "b5", "o5"]]);
  });

  test("a tile taken from a longer run has moved, and its old mates have not", () => {
    const change = tableChange(sets("k4 k5 k6 k7"), sets("k5 k6 k7 | k4 r4 b4"));
    expect(change.brought).toEqual(["r4", "b4"]);
    expect(change.moves).toEqual([
      { tile: "k4", from: ["k4", "k5", "k6", "k7"], to: ["k4", "r4", "b4"] },
    ]);
  });

  test("a run that is split keeps its longer part, and the rest has moved", () => {
    const { moves } = tableChange(sets("r1 r2 r3 r4 r5"), sets("r1 r2 r3 | r4 r5 r6"));
    expect(moves.map(({ tile }) => tile)).toEqual(["r4", "r5"]);
  });

  test("another order of the sets is no change", () => {
    const change = tableChange(sets("r1 r2 r3 | k5 b5 o5"), sets("k5 b5 o5 | r1 r2 r3"));
    expect(change).toEqual({ brought: [], moves: [], jokers: [], sets: [] });
  });
});

test("tiles that left one set for another went together", () => {
  const [from, to] = [
    ["r1", "r2", "r3", "r4", "r5"],
    ["r4", "r5", "r6"],
  ];
  const other = { tile: "k7", from: ["k4", "k5", "k6", "k7"], to: ["k7", "r7", "b7"] };
  const moves = [{ tile: "r4", from, to }, other, { tile: "r5", from, to }];
  expect(movesBySets(moves)).toEqual([
    { tiles: ["r4", "r5"], from, to },
    { tiles: ["k7"], from: other.from, to: other.to },
  ]);
});

test("a turn tells how many tiles were drawn, and other events are none", () => {
  const drew = recapTurn({ type: "drew", seat: 1, tile: "?" } as Event, { table: [] });
  expect(drew).toMatchObject({ seat: 1, did: "drew", drawn: 1, brought: [] });
  expect(recapTurn({ type: "came", seat: 1 } as Event, { table: [] })).toBeNull();
});

describe("turns that come with a view", () => {
  const turns = [
    { type: "played", seat: 1, table: sets("r1 r2 r3 r4"), opening: [] },
    { type: "drew", seat: 2, tile: "?" },
    { type: "played", seat: 3, table: sets("r1 r2 r3 | r4 b4 k4"), opening: [] },
  ] as Event[];
  const found = recapTurns({ before: sets("r1 r2 r3"), turns });

  test("each begin with the table that the one before left", () => {
    expect(found.map(({ seat, did, brought }) => [seat, did, brought])).toEqual([
      [1, "played", ["r4"]],
      [2, "drew", []],
      [3, "played", ["b4", "k4"]],
    ]);
    expect(found[2]!.before).toEqual(sets("r1 r2 r3 r4"));
    expect(found[2]!.moves).toEqual([
      { tile: "r4", from: ["r1", "r2", "r3", "r4"], to: ["r4", "b4", "k4"] },
    ]);
  });

  test("stay the same objects when they are told again", () => {
    const again = structuredClone(turns);
    expect(recapTurns({ before: sets("r1 r2 r3"), turns: again }, found)).toBe(found);
    const fewer = recapTurns({ before: sets("r1 r2 r3"), turns: again.slice(0, 2) }, found);
    expect(fewer).toHaveLength(2);
    expect(fewer[0]).toBe(found[0]);
  });
});
