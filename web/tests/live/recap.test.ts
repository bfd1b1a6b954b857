import { describe, expect, test } from "vitest";

import type { Event } from "../../src/api/wire";
import {
  addTurn,
  isSameRecap,
  recapTurn,
  recapTurns,
  tableChange,
  type RecapTurn,
} from "../../src/live/recap";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));

describe("what changed on the table", () => {
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
    expect(change).toEqual({ brought: [], moves: [], sets: [] });
  });
});

describe("turns since the own one", () => {
  const turn = (seat: number): RecapTurn =>
    recapTurn({ type: "passed", seat } as Event, { table: [] })!;

  test("are those of the others, in order", () => {
    const turns = [1, 2].reduce<readonly RecapTurn[]>(
      (all, seat) => addTurn(all, turn(seat), 0, 3),
      [],
    );
    expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(addTurn(turns, turn(0), 0, 3)).toEqual([]);
  });

  test("are one cycle for a spectator", () => {
    const turns = [0, 1, 0, 1].reduce<readonly RecapTurn[]>(
      (all, seat) => addTurn(all, turn(seat), null, 2),
      [],
    );
    expect(turns.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("tell how many tiles were drawn", () => {
    const drew = recapTurn({ type: "drew", seat: 1, tile: "?" } as Event, { table: [] });
    expect(drew).toMatchObject({ seat: 1, did: "drew", drawn: 1, brought: [] });
    expect(recapTurn({ type: "came", seat: 1 } as Event, { table: [] })).toBeNull();
  });
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

  test("are the same as those followed one by one", () => {
    let table = sets("r1 r2 r3");
    let followed: readonly RecapTurn[] = [];
    for (const event of turns) {
      followed = addTurn(followed, recapTurn(event, { table })!, 0, 4);
      if (event.type === "played") table = event.table;
    }
    expect(isSameRecap(found, followed)).toBe(true);
    expect(isSameRecap(found, followed.slice(1))).toBe(false);
  });
});
