import { expect, test } from "vitest";

import type { Edition, EditionDifference, Rulebooks } from "../../../src/api/http";
import { differing, firstPair } from "../../../src/pages/learn/editions";
import { parameterText } from "../../../src/rules/rulebook";

const OPENING: EditionDifference = {
  parameter: "opening_minimum",
  values: { nordic: 30, german: 30, "finnish-classic": 31 },
  readings: [],
};
const CLOCK: EditionDifference = {
  parameter: "clock_before_opening",
  values: { nordic: true, german: false, "finnish-classic": true },
  readings: [],
};
function edition(name: string, languages: string[]): Edition {
  const nothing = {
    faces: "numbers" as const,
    parameters: {},
    house_rules: {},
    readings: [],
    summary: "",
  };
  return { edition: name, name, languages, ...nothing };
}

const EDITIONS: Rulebooks = {
  house_rules: {},
  editions: [
    edition("nordic", ["da", "fi"]),
    edition("german", ["de"]),
    edition("finnish-classic", ["fi"]),
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
