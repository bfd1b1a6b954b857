import { beforeEach, describe, expect, test } from "vitest";

import { RackGroups } from "../../src/turn/rackGroups.svelte";

const RACK = ["k2", "k9", "r5", "r7", "b1"];
let groups: RackGroups;

/** Return a rack as text, with a bar at each gap. */
function shown(rack: readonly string[] = RACK): string {
  const gaps = groups.gapsOf(rack);
  return rack.map((tile) => (gaps.has(tile) ? `| ${tile}` : tile)).join(" ");
}

beforeEach(() => {
  groups = new RackGroups();
});

describe("gaps on a rack", () => {
  test("separate the colours of a rack that was sorted by colour", () => {
    expect(shown()).toBe("k2 k9 | r5 r7 | b1");
    expect(shown(["k2", "k9", "r7", "b1"])).toBe("k2 k9 | r7 | b1");
  });

  test("are closed when it is sorted by number", () => {
    groups.sorted(false);
    expect(shown()).toBe("k2 k9 r5 r7 b1");
  });

  test("do not open around a tile that is moved into a group", () => {
    const rack = ["k2", "r5", "k9", "r7", "b1"];
    groups.moved(rack, ["r5"]);
    expect(shown(rack)).toBe("k2 r5 k9 | r7 | b1");
  });

  test("do not open behind a tile that is moved to the beginning", () => {
    const rack = ["b1", "k2", "k9", "r5", "r7"];
    groups.moved(rack, ["b1"]);
    expect(shown(rack)).toBe("b1 k2 k9 | r5 r7");
  });

  test("are made and closed by hand", () => {
    groups.setGap(RACK, "r7", true);
    expect(shown()).toBe("k2 k9 | r5 | r7 | b1");
    groups.setGap(RACK, "b1", false);
    expect(shown()).toBe("k2 k9 | r5 | r7 b1");
    groups.toggleGap(RACK, "r7");
    expect(shown()).toBe("k2 k9 | r5 r7 b1");
    groups.toggleGap(RACK, "k2");
    expect(shown()).toBe("k2 k9 | r5 r7 b1");
  });

  test("stay when the first tile of a group is laid, and when it comes back", () => {
    groups.sorted(false);
    groups.setGap(RACK, "r5", true);
    expect(shown(["k2", "k9", "r7", "b1"])).toBe("k2 k9 | r7 b1");
    expect(shown()).toBe("k2 k9 | r5 r7 b1");
  });

  test("survive a reload", () => {
    groups.setGap(RACK, "r7", true);
    const before = shown();
    const stored = JSON.parse(JSON.stringify(groups.stored()));
    groups = new RackGroups();
    groups.restore(stored);
    expect(shown()).toBe(before);
    groups.restore(undefined);
    expect(shown()).toBe("k2 k9 | r5 r7 | b1");
  });
});

describe("sets that were found on a rack", () => {
  const SETS = [
    ["r5", "b5", "k5"],
    ["r7", "r8", "r9"],
  ];
  const rack = [...SETS.flat(), "k2", "b1"];

  beforeEach(() => groups.find(SETS));

  test("lie apart, and the other tiles as before", () => {
    expect(shown(rack)).toBe("r5 b5 k5 | r7 r8 r9 | k2 | b1");
    expect(groups.foundOn(rack)).toEqual(SETS);
  });

  test("are no longer shown when one of their tiles is gone or elsewhere", () => {
    expect(groups.foundOn(rack.filter((tile) => tile !== "b5"))).toEqual([SETS[1]]);
    expect(groups.foundOn(["b1", ...rack.slice(0, -1)])).toEqual(SETS);
    expect(groups.foundOn(["b5", "r5", "k5", "r7", "r8", "r9"])).toEqual([SETS[1]]);
  });

  test("are forgotten when the rack is sorted", () => {
    groups.sorted(true);
    expect(groups.foundOn(rack)).toEqual([]);
  });

  test("are forgotten, and lie where they are, when the table changes", () => {
    groups.forgetFound();
    expect(groups.foundOn(rack)).toEqual([]);
    expect(shown(rack)).toBe("r5 b5 k5 | r7 r8 r9 | k2 | b1");
  });

  test("join a set only as long as it lies there as it was", () => {
    const [set, join] = [["o1", "o2", "o3"], { tiles: ["o4"], set: ["o1", "o2", "o3"] }];
    groups.find([], [join]);
    expect(groups.joinsOn(["o4"], [set])).toEqual([join]);
    expect(groups.joinsOn(["k2"], [set])).toEqual([]);
    expect(groups.joinsOn(["o4"], [["o1", "o2"], ["o3"]])).toEqual([]);
    expect(groups.joinsOn(["o4"], [[...set, "o4'"]])).toEqual([]);
  });
});
