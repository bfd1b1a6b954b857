import { expect, test } from "vitest";

import { readRulebook, setRules } from "../../src/rules/rulebook";
import { vectors } from "../vectors";

test.each(vectors.rulebooks)(
  "the parameters of sets are read from the text of a rulebook: $text",
  (vector) => {
    const rulebook = readRulebook(vector.text);
    expect(rulebook.edition).toBe(vector.edition);
    expect(setRules(rulebook)).toEqual({
      maxRunLength: vector.max_run_length,
      oneJoker: vector.one_joker,
    });
  },
);

test("every parameter is read by its name", () => {
  const { parameters } = readRulebook("german turn_seconds=off rounds=5");
  expect(parameters).toEqual({ turn_seconds: "off", rounds: "5" });
});

test("without a rulebook the parameters of most editions apply", () => {
  expect(readRulebook("")).toEqual({ edition: "", parameters: {} });
  expect(setRules(readRulebook(""))).toEqual({ maxRunLength: 13, oneJoker: false });
});
