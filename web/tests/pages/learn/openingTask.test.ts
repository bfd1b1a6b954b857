import { expect, test } from "vitest";

import type { BasicStep } from "../../../src/api/http";
import { OpeningTask } from "../../../src/pages/learn/openingTask.svelte";

const STEP: BasicStep = {
  name: "two-sets",
  shown: [],
  table: [],
  gap: null,
  choices: ["k1", "k6", "r3", "r4", "r5", "b6", "b8", "o6"],
  may_draw: false,
  answer: null,
  after: [
    ["r3", "r4", "r5"],
    ["k6", "b6", "o6"],
  ],
  opened: false,
  needed: 30,
};
const OPTIONS = { rules: { maxRunLength: 13, oneJoker: false }, cards: false, isSingle: false };

function choose(task: OpeningTask, ...tiles: string[]): void {
  for (const tile of tiles) task.choose(task.rack.indexOf(tile), false);
}

test("a set that is too low alone is laid and counted, and a second one makes it enough", () => {
  const task = new OpeningTask(STEP, OPTIONS);
  choose(task, "r4", "r3", "r5");
  expect(task.counting).toBe("3 + 4 + 5 = 12");
  task.put();
  expect(task.feedback).toEqual({
    isRight: false,
    key: "basic-low",
    values: { sum: "3 + 4 + 5 = 12", missing: 18 },
  });
  expect(task.cloth.map(({ tiles, value }) => [tiles.join(" "), value])).toEqual([
    ["r3 r4 r5", 12],
  ]);
  expect([...task.gone]).toEqual([2, 3, 4]);
  choose(task, "o6", "b6", "k6");
  expect(task.feedback).toBeNull();
  task.put();
  expect(task.feedback).toEqual({
    isRight: true,
    key: "basic-right-sum",
    values: { sum: "12 + 18 = 30" },
  });
});

test("tiles that make no set stay on the rack, with what is wrong", () => {
  const task = new OpeningTask(STEP, OPTIONS);
  choose(task, "k6", "b6", "b8");
  task.put();
  expect(task.feedback?.key).toBe("basic-wrong-no-set");
  expect(task.cloth).toEqual([]);
  expect(task.chosen.size).toBe(3);
  // A second tap leaves a tile out again; a drag never does.
  choose(task, "b8");
  task.choose(task.rack.indexOf("b6"), true);
  expect([...task.chosen].map((place) => task.rack[place])).toEqual(["k6", "b6"]);
});

test("two sets may be laid at once, and be taken back one after the other", () => {
  const task = new OpeningTask({ ...STEP, needed: 40 }, OPTIONS);
  choose(task, "k6", "r3", "r4", "r5", "b6", "o6");
  task.put();
  expect(task.feedback?.values).toEqual({ sum: "18 + 12 = 30", missing: 10 });
  task.undo();
  expect(task.reached).toBe(18);
  task.undo();
  expect(task.canUndo).toBe(false);
  expect(task.gone.size).toBe(0);
});

test("the answer is shown set by set, also to whoever has laid something else", () => {
  const task = new OpeningTask(STEP, OPTIONS);
  task.show();
  expect(task.counting).toBe("3 + 4 + 5 = 12");
  task.put();
  task.show();
  expect(task.counting).toBe("6 + 6 + 6 = 18");
  task.put();
  expect(task.isRight).toBe(true);
  const other = new OpeningTask(
    { ...STEP, choices: ["k6", "r6", "b6", "o6"], after: [["k6", "r6", "b6", "o6"]], needed: 24 },
    OPTIONS,
  );
  choose(other, "k6", "r6", "b6");
  other.put();
  expect(other.isRight).toBe(false);
  other.show();
  other.put();
  expect(other.isRight).toBe(true);
});

test("where one set must be enough, a lower one is refused", () => {
  const task = new OpeningTask(STEP, { ...OPTIONS, isSingle: true });
  choose(task, "r3", "r4", "r5");
  task.put();
  expect(task.feedback?.key).toBe("basic-low-single");
  expect(task.cloth).toEqual([]);
});
