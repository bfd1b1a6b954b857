import { beforeAll, expect, test } from "vitest";

import { type Core, coreAddress } from "../../src/solver/core";
import { testCore } from "./testCore";

const KINDS = 53;
/** Free jokers, long runs, opened, 30 points to open, several sets, no table, a joker costs 30. */
const RULES = [0, 13, 1, 30, 0, 0, 30];
const TILES = 0;

let core: Core;
beforeAll(async () => {
  core = await testCore();
});

/** Return a position with an empty table, as bytes. */
function position(rack: readonly number[], rules = RULES): Uint8Array {
  const bytes = new Uint8Array(RULES.length + 2 * KINDS);
  bytes.set(rules);
  for (const kind of rack) bytes[RULES.length + KINDS + kind]! += 1;
  return bytes;
}

test("the file of the core is part of the game", () => {
  expect(coreAddress()).toMatch(/brikke\.wasm/);
});

test("the best turn is found: its tiles, its points, its sets", () => {
  const asked = position([0, 1, 2, 20]);
  const answer = core.ask("best", asked, asked.length, TILES);
  const [tiles, low, high] = answer.slice(4, 7);
  expect([tiles, low! + 256 * high!]).toEqual([3, 6]);
  expect(Array.from(answer.subarray(7 + KINDS))).toEqual([4, 0, 3, 0, 1, 2, 0, 0]);
});

test("questions of yes or no are answered by one byte", () => {
  const three = position([0, 1, 2]);
  const four = position([0, 1, 2, 20]);
  expect([...core.ask("can_go_out", three, three.length)]).toEqual([1]);
  expect([...core.ask("can_go_out", four, four.length)]).toEqual([0]);
});

test.each([
  ["malformed question", new Uint8Array(3)],
  ["malformed question", new Uint8Array(10_000_000)],
  ["too many tiles of a kind, or sets that do not add up to the table", position([5, 5, 5])],
  ["a rule is outside its range", position([5], [9, ...RULES.slice(1)])],
])("a bad question is refused: %s", (reason, asked) => {
  expect(() => core.ask("best", asked, asked.length, TILES)).toThrow(reason);
  expect(core.call("best", asked, asked.length, TILES)).toBeLessThan(0);
});
