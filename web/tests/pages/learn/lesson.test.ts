import { expect, test } from "vitest";

import type { Lesson } from "../../../src/api/http";
import { hasJoker, hintTiles } from "../../../src/pages/learn/lesson";

const SPLIT: Lesson = {
  name: "split-a-run",
  rulebook: "nordic",
  opened: true,
  table: [["r4", "r5", "r6", "r7", "r8"]],
  rack: ["r6"],
  answer: [
    ["r4", "r5", "r6"],
    ["r6", "r7", "r8"],
  ],
  moves: [["r6'", "r7", "r8"]],
  steps: [
    {
      code: "form",
      set: ["r6", "r7", "r8"],
      stays: [],
      from_rack: ["r6"],
      from_table: [{ tiles: ["r7", "r8"], set: ["r4", "r5", "r6", "r7", "r8"] }],
    },
  ],
  editions: ["nordic"],
};

const SWAP: Lesson = {
  ...SPLIT,
  table: [["k3", "r3", "j"]],
  rack: ["b3", "r10", "r11"],
  answer: [
    ["k3", "r3", "b3"],
    ["r10", "r11", "j"],
  ],
  moves: [
    ["k3", "r3", "b3"],
    ["r10", "r11", "j"],
  ],
  steps: [
    {
      code: "change",
      set: ["k3", "r3", "b3"],
      stays: ["k3", "r3"],
      from_rack: ["b3"],
      from_table: [],
    },
    {
      code: "form",
      set: ["r10", "r11", "j"],
      stays: [],
      from_rack: ["r10", "r11"],
      from_table: [{ tiles: ["j"], set: ["k3", "r3", "j"] }],
    },
  ],
};

const ADD: Lesson = {
  ...SPLIT,
  table: [["b4", "b5", "b6"]],
  rack: ["b3"],
  answer: [["b3", "b4", "b5", "b6"]],
  moves: [["b3", "b4", "b5", "b6"]],
  steps: [
    {
      code: "add",
      set: ["b3", "b4", "b5", "b6"],
      stays: ["b4", "b5", "b6"],
      from_rack: ["b3"],
      from_table: [],
    },
  ],
};

test("a hint names the tiles of the table that move", () => {
  expect(hintTiles(SPLIT)).toEqual(["r7", "r8"]);
});

test("if none moves, a hint names the rack", () => {
  expect(hintTiles(ADD)).toEqual(["b3"]);
});

test("lessons about jokers have a joker on the table", () => {
  expect(hasJoker(SWAP)).toBe(true);
  expect(hasJoker(ADD)).toBe(false);
});
