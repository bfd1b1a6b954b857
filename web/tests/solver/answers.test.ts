import { beforeAll, expect, test } from "vitest";

import { answer, type Path } from "../../src/solver/answers";
import type { Core } from "../../src/solver/core";
import vectors from "./answers.json";
import { testCore } from "./testCore";

let core: Core;
beforeAll(async () => {
  core = await testCore();
});

interface Vector {
  readonly path: string;
  readonly body: object;
  readonly answer: object;
}

const all = vectors as Vector[];
const here = ({ path, body }: Vector): unknown => {
  const found = answer(core, path as Path, body) as { micros?: number } | null;
  if (path === "/api/solve") delete found!.micros;
  return found;
};

test.each(all)(
  "the device answers as the server: $path $body.rulebook, rack $body.rack",
  (vector) => {
    expect(here(vector)).toEqual(vector.answer);
  },
);

const RACK = ["r1", "r2", "r3"];

test.each([
  { rack: ["r0"] },
  { rack: ["r1'"] },
  { rack: ["r1", "r1", "r1"] },
  { rack: RACK, table: [["k1", "k2"]] },
  { rack: RACK, rulebook: "martian" },
  { rack: RACK, rulebook: "nordic opening_minimum=51" },
  { rack: RACK, rulebook: "nordic jokers=loose" },
  { rack: RACK, rulebook: "nordic turn_seconds=14" },
  { rack: RACK, rulebook: "nordic patience=3" },
  { rack: RACK, rulebook: "nordic opening_minimum" },
])("what the server might refuse is left to it: %o", (body) => {
  expect(answer(core, "/api/solve", body)).toBeNull();
});

test.each([
  "nordic turn_seconds=off",
  "nordic opening_goes_on=yes jokers=locked-own-rack joker_value=50 max_run_length=4",
])("house rules are understood: %s", (rulebook) => {
  expect(answer(core, "/api/solve", { rack: RACK, rulebook })).toMatchObject({ tiles_played: 3 });
});
