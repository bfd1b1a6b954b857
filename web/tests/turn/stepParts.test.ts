import { expect, test } from "vitest";

import type { Step } from "../../src/api/wire";
import { stepParts } from "../../src/turn/stepParts";

const LAY: Step = {
  code: "lay",
  set: ["k1", "k2", "k3"],
  stays: [],
  from_rack: ["k1", "k2", "k3"],
  from_table: [],
};

test("a set from the rack alone leads nowhere else", () => {
  expect(stepParts(LAY)).toMatchObject({ rack: ["k1", "k2", "k3"], sources: [], result: [] });
});

test("a set that grows is shown as it lay", () => {
  const step: Step = { ...LAY, code: "add", from_rack: ["k4"], stays: ["k1", "k2", "k3"] };
  expect(stepParts(step)).toMatchObject({
    rack: ["k4"],
    result: ["k1", "k2", "k3"],
    isGrowing: true,
  });
});

test("taken tiles are marked in the set they come from, each once", () => {
  const step: Step = {
    ...LAY,
    code: "form",
    set: ["r8", "k8", "b8"],
    from_rack: ["r8"],
    from_table: [{ tiles: ["k8"], set: ["k6", "k7", "k8"] }],
  };
  const { sources, result, isGrowing } = stepParts(step);
  expect(sources).toEqual([
    [
      { tile: "k6", isTaken: false },
      { tile: "k7", isTaken: false },
      { tile: "k8", isTaken: true },
    ],
  ]);
  expect(result).toEqual(["r8", "k8", "b8"]);
  expect(isGrowing).toBe(false);
});
