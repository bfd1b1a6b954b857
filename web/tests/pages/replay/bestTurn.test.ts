import { expect, test } from "vitest";

import { momentWith } from "../../../src/pages/replay/bestTurn";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));

const before = {
  table: sets("r4 r5 r6 r7 | k1 k2 k3"),
  racks: [["b7", "o7", "k9"], ["k4"]],
  pool: 20,
};

test("a set is made of tiles from the table and from the rack", () => {
  const { table, racks, pool } = momentWith(before, 0, sets("r7 b7 o7"));
  expect(table).toEqual(sets("r4 r5 r6 | k1 k2 k3 | r7 b7 o7"));
  expect(racks).toEqual([["k9"], ["k4"]]);
  expect(pool).toBe(20);
});

test("no set is what was before", () => {
  expect(momentWith(before, 0, [])).toEqual(before);
});
