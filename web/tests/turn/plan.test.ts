import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Plan, type Round } from "../../src/turn/plan.svelte";

const plan = new Plan({
  draftName: () => null,
  rules: () => ({ maxRunLength: 13 }) as never,
  check: () => null,
});
afterEach(() => plan.close());

const round = (rack: string[], commitment: string): Round => ({
  table: [["o1", "o2", "o3"]],
  rack,
  commitment,
  rack_sizes: [rack.length, 3],
});

describe("a tile that comes to the rack", () => {
  test("goes to its place on a rack that is sorted by colour or by number", () => {
    plan.follow(round(["r9", "k4", "b4"], "sorted"));
    plan.follow(round(["r9", "k4", "b4", "k2"], "sorted"));
    expect(plan.draft.now.rack).toEqual(["k2", "k4", "r9", "b4"]);
    plan.sort("number");
    plan.follow(round(["r9", "k4", "b4", "k2", "r3"], "sorted"));
    expect(plan.draft.now.rack).toEqual(["k2", "r3", "k4", "b4", "r9"]);
  });

  test("goes to the end of a rack that was arranged by hand", () => {
    plan.follow(round(["r9", "k4", "b4"], "by hand"));
    plan.move(["b4"], { at: "rack", index: 0 });
    plan.follow(round(["r9", "k4", "b4", "k2"], "by hand"));
    expect(plan.draft.now.rack).toEqual(["b4", "k4", "r9", "k2"]);
  });

  test("goes to its place also after the table is laid back", () => {
    plan.follow(round(["r9", "k4", "b4", "j"], "back"));
    plan.move(["k4", "r9"], { at: "table", index: 1 });
    plan.restart();
    plan.follow(round(["r9", "k4", "b4", "j", "r1"], "back"));
    expect(plan.draft.now.rack).toEqual(["k4", "r1", "r9", "b4", "j"]);
  });
});

describe("what was found on the rack", () => {
  const rack = ["r1", "r2", "r3", "k4"];

  function found(commitment: string): number {
    plan.follow(round(rack, commitment));
    plan.groups.find([["r1", "r2", "r3"]]);
    return plan.groups.foundOn(rack).length;
  }

  test("is marked until the table changes", () => {
    expect(found("table")).toBe(1);
    plan.follow(round([...rack].reverse(), "table"));
    expect(plan.groups.foundOn(rack)).toHaveLength(1);
    plan.follow({ ...round(rack, "table"), table: [["o1", "o2", "o3", "o4"]] });
    expect(plan.groups.foundOn(rack)).toEqual([]);
  });

  test("is marked until a tile is drawn", () => {
    expect(found("rack")).toBe(1);
    plan.follow(round([...rack, "b9"], "rack"));
    expect(plan.groups.foundOn(rack)).toEqual([]);
  });
});

describe("a draft that is read from storage", () => {
  const kept = new Map<string, string>();
  const storing = (): Plan =>
    new Plan({
      draftName: () => "draft",
      rules: () => ({ maxRunLength: 13 }) as never,
      check: () => null,
    });

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("can be undone step by step", () => {
    const first = storing();
    const dealt = round(["r9", "k4", "b4", "o4"], "reloaded");
    first.follow(dealt);
    first.move(["k4", "b4"], { at: "table", index: 1 });
    first.move(["o4"], { at: "piece", key: first.draft.now.pieces[1]!.key, index: 2 });
    first.close();

    const again = storing();
    again.follow(dealt);
    const sets = (): string[][] => again.draft.now.pieces.map(({ tiles }) => [...tiles]);
    const keys = again.draft.now.pieces.map(({ key }) => key);
    expect(sets()).toEqual([
      ["o1", "o2", "o3"],
      ["k4", "b4", "o4"],
    ]);
    again.undo();
    expect(sets()[1]).toEqual(["k4", "b4"]);
    expect(again.draft.now.pieces.map(({ key }) => key)).toEqual(keys);
    again.undo();
    expect(sets()).toEqual([["o1", "o2", "o3"]]);
    expect(again.draft.past).toEqual([]);
    again.close();
  });
});
