import { beforeAll, expect, test, vi } from "vitest";

import { hintHere } from "../../src/live/hintHere";
import { answer, type Path } from "../../src/solver/answers";
import type { Core } from "../../src/solver/core";
import { testCore } from "../solver/testCore";

let core: Core;
vi.mock("../../src/solver/ask", () => ({
  askCore: async (path: Path, body: object) => answer(core, path, body),
}));
beforeAll(async () => {
  core = await testCore();
});

const RULEBOOK = "nordic";

test("a hint names the tiles that the player holds and sees, not their equals", async () => {
  // The other r7 is on the table, under the name that comes first.
  const table = [["r7", "b7", "k7"]];
  const rack = ["r6'", "r7'", "r8", "o1"];
  const hint = await hintHere({ table, rack, opened: true, rulebook: RULEBOOK });
  expect(hint).toMatchObject({
    tiles_played: 3,
    played: ["r6'", "r7'", "r8"],
    goes_out: false,
    moves: [["r6'", "r7'", "r8"]],
  });
  expect(hint!.table.map((tiles) => [...tiles].sort())).toEqual(
    expect.arrayContaining([
      ["b7", "k7", "r7"],
      ["r6'", "r7'", "r8"],
    ]),
  );
});

test("a hint without a turn plays nothing and leaves the table", async () => {
  const table = [["r1", "r2", "r3"]];
  const hint = await hintHere({ table, rack: ["b9"], opened: true, rulebook: RULEBOOK });
  expect(hint).toMatchObject({ tiles_played: 0, played: [], moves: [], table });
});

test("what only the engine can answer is not answered here", async () => {
  const seen = { table: [], rack: ["r1"], opened: true, rulebook: "unheard-of" };
  expect(await hintHere(seen)).toBeNull();
});
