import { expect, test } from "vitest";

import { readRulebook, setRules } from "../../src/rules/rulebook";
import { vectors } from "../vectors";

test.each(vectors.rulebooks)("what a set is, is read from a rulebook's text: $text", (told) => {
  const rulebook = readRulebook(told.text);
  expect(rulebook.edition).toBe(told.edition);
  expect(setRules(rulebook)).toEqual({
    maxRunLength: told.max_run_length,
    oneJoker: told.one_joker,
  });
});

test("every parameter is there by its name", () => {
  const { parameters } = readRulebook("german turn_seconds=off rounds=5");
  expect(parameters).toEqual({ turn_seconds: "off", rounds: "5" });
});

test("before a table is known, sets are those of most editions", () => {
  expect(readRulebook("")).toEqual({ edition: "", parameters: {} });
  expect(setRules(readRulebook(""))).toEqual({ maxRunLength: 13, oneJoker: false });
});
