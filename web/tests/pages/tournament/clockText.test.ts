import { expect, test } from "vitest";

import { clockText } from "../../../src/pages/tournament/clockText";

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [999, "0:01"],
  [61_000, "1:01"],
  [3_600_000, "1:00:00"],
  [90_061_000, "25:01:01"],
])("a clock shows %i milliseconds as %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
