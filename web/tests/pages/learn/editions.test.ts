import { expect, test } from "vitest";

import type { EditionsDiffer, Rulebooks } from "../../../src/api/http";
import { differing, firstPair } from "../../../src/pages/learn/editions";
import { parameterText } from "../../../src/rules/rulebook";

const OPENING: EditionsDiffer = {
  parameter: "opening_minimum",
  values: { nordic: 30, german: 30, "finnish-classic": 31 },
  readings: [],
};
const CLOCK: EditionsDiffer = {
  parameter: "clock_before_opening",
  values: { nordic: true, german: false, "finnish-classic": true },
  readings: [],
};
const EDITIONS: Rulebooks = {
  house_rules: {},
  editions: [
    { edition: "nordic", languages: ["da", "fi"], faces: "numbers", parameters: {} },
    { edition: "german", languages: ["de"], faces: "numbers", parameters: {} },
    { edition: "finnish-classic", languages: ["fi"], faces: "numbers", parameters: {} },
  ],
  differences: [OPENING, CLOCK],
};

test("only the differences between the shown editions are returned", () => {
  const { differences } = EDITIONS;
  expect(differing(differences, ["nordic", "german"])).toEqual([CLOCK]);
  expect(differing(differences, ["nordic", "finnish-classic"])).toEqual([OPENING]);
  expect(differing(differences, ["nordic", "german", "finnish-classic"])).toEqual(differences);
  expect(differing(differences, ["german", "german"])).toEqual([]);
});

test("the first pair is the first edition and one in the user's language", () => {
  expect(firstPair(EDITIONS, "fi")).toEqual(["nordic", "finnish-classic"]);
  expect(firstPair(EDITIONS, "en")).toEqual(["nordic", "german"]);
});

test.each([
  [true, "yes"],
  [false, "no"],
  [null, "off"],
  [30, "30"],
  ["locked", "locked"],
])("the parameter %s is written %s", (value, text) => {
  expect(parameterText(value)).toBe(text);
});
