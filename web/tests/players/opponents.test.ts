import { expect, test } from "vitest";

import { nextOpponents } from "../../src/players/opponents";

test("an opponent is added and sent away", () => {
  expect(nextOpponents(["casual"], "steady")).toEqual(["casual", "steady"]);
  expect(nextOpponents(["casual", "steady"], "casual")).toEqual(["steady"]);
});

test("one opponent always stays", () => {
  expect(nextOpponents(["casual"], "casual")).toEqual(["casual"]);
  expect(nextOpponents(["casual", "casual"], "casual")).toEqual(["casual", "casual"]);
});

test("at a full table the one chosen first makes room", () => {
  expect(nextOpponents(["novice", "casual", "steady"], "champion")).toEqual([
    "casual",
    "steady",
    "champion",
  ]);
});
