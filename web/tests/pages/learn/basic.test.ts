import { expect, test } from "vitest";

import type { BasicStep } from "../../../src/api/http";
import { addedTile, judge } from "../../../src/pages/learn/basic";

const RULES = { maxRunLength: 13, oneJoker: false };

const RUN: BasicStep = {
  name: "runs",
  shown: [],
  table: [["k12", "k13"]],
  gap: 0,
  choices: ["k1", "k11", "r11"],
  may_draw: false,
  answer: "k11",
  after: [["k11", "k12", "k13"]],
  opened: true,
  needed: null,
};

const CLOSED: BasicStep = {
  ...RUN,
  name: "table-closed",
  table: [["b4", "b5", "b6"]],
  gap: null,
  choices: ["r1", "b7", "k12"],
  may_draw: true,
  answer: null,
  after: [["b4", "b5", "b6"]],
  opened: false,
};

const LAY: BasicStep = {
  ...CLOSED,
  name: "look-first",
  answer: "b7",
  after: [["b4", "b5", "b6", "b7"]],
  opened: true,
};

test("a tile that does not fill the gap is refused with the reason", () => {
  expect(judge(RUN, "k1", RULES)).toEqual({ isRight: false, key: "basic-wrong-run-number" });
  expect(judge(RUN, "r11", RULES).key).toBe("basic-wrong-run-colour");
  expect(judge(RUN, "k11", RULES)).toEqual({ isRight: true, key: "basic-right" });
});

test("in a group the reason is the number, or a colour that is there already", () => {
  const group = {
    ...RUN,
    table: [["k5", "r5"]],
    gap: 2,
    answer: "o5",
    after: [["k5", "r5", "o5"]],
  };
  expect(judge(group, "r5'", RULES).key).toBe("basic-wrong-group-colour");
  expect(judge(group, "o6", RULES).key).toBe("basic-wrong-group-number");
});

test("a tile that would fit is refused before the opening, with that reason", () => {
  expect(judge(CLOSED, "b7", RULES).key).toBe("basic-wrong-closed");
  expect(judge(CLOSED, "r1", RULES).key).toBe("basic-wrong-lay");
  expect(judge(CLOSED, null, RULES)).toEqual({ isRight: true, key: "basic-right-draw" });
});

test("drawing is wrong if a tile fits", () => {
  expect(judge(LAY, null, RULES).key).toBe("basic-wrong-draw");
  expect(judge(LAY, "b7", RULES).isRight).toBe(true);
});

test("the tile that was laid is found on the table", () => {
  expect(addedTile(RUN)).toEqual({ set: 0, place: 0 });
  expect(addedTile(LAY)).toEqual({ set: 0, place: 3 });
});
