import { afterEach, describe, expect, test } from "vitest";

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
