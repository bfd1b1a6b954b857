import { expect, test } from "vitest";

import type { Violation } from "../../src/api/wire";
import { newPiece } from "../../src/board/layout/arrangement";
import { newDraft, type Draft } from "../../src/board/draft";
import { wrongTiles } from "../../src/turn/wrongTiles";

const RULES = { maxRunLength: 13, oneJoker: false };

function draft(table: string[][], rack: string[], after: string[][]): Draft {
  const laid = new Set(after.flat());
  const left = rack.filter((tile) => !laid.has(tile));
  return { ...newDraft({ table, rack }), now: { pieces: after.map(newPiece), rack: left } };
}

function wrongIn(turn: Draft, violation: Partial<Violation>): string[] {
  const whole = { code: "too-short", sets: [], tiles: [], ...violation };
  return [...wrongTiles([whole], turn, RULES)].sort();
}

test("a tile laid alone is wrong, and its twin in a good set is not", () => {
  const run = ["k11", "k12", "k13"];
  const turn = draft([run], ["k13'"], [run, ["k13'"]]);
  expect(wrongIn(turn, { sets: [["k13"]], tiles: ["k13"] })).toEqual(["k13'"]);
});

test("of two equal sets, only the one that is no set is wrong", () => {
  const before = [["r1", "r2", "r3"]];
  const turn = draft(before, ["r1'", "r2'"], [...before, ["r1'", "r2'"]]);
  expect(wrongIn(turn, { sets: [["r1", "r2"]], tiles: ["r1", "r2"] })).toEqual(["r1'", "r2'"]);
});

test("of a valid set, only what the player has laid there is wrong", () => {
  const turn = draft([["r1", "r2", "r3"]], ["r4"], [["r1", "r2", "r3", "r4"]]);
  const violation = { code: "table-touched-before-opening", sets: [["r1", "r2", "r3"]] };
  expect(wrongIn(turn, violation)).toEqual(["r4"]);
});

test("an opening that is too low has no wrong tile", () => {
  const turn = draft([], ["r1", "r2", "r3"], [["r1", "r2", "r3"]]);
  expect(wrongIn(turn, { code: "opening-too-low", sets: [["r1", "r2", "r3"]] })).toEqual([]);
});
