/** Tests of the texts of rulebooks with the house rules of a wish. */

import { expect, test } from "vitest";

import { paceRules, withRules } from "../../src/rules/pace";
import { PRINTED } from "../../src/rules/printed";

const printed = (edition: string) => PRINTED.find((each) => each.edition === edition)!.parameters;

test("a pace replaces the one of the rulebook", () => {
  expect(withRules("nordic turn_seconds=60 rounds=1", { turn_seconds: "30" })).toBe(
    "nordic rounds=1 turn_seconds=30",
  );
});

test("over days the clock runs before the opening, also where it is printed otherwise", () => {
  expect(paceRules(printed("german"), "86400")).toEqual({
    turn_seconds: "86400",
    clock_before_opening: "yes",
  });
  expect(paceRules(printed("german"), "60")).toEqual({ turn_seconds: "60" });
  expect(paceRules(printed("nordic"), "86400")).toEqual({ turn_seconds: "86400" });
});
