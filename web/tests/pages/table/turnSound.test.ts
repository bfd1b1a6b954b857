import { expect, test } from "vitest";

import type { Played, View } from "../../../src/api/wire";
import { soundOfTurn } from "../../../src/pages/table/turnSound";

const TABLE = [["k1", "k2", "k3"]];

function soundOf(seat: number, opened: readonly boolean[], set: readonly string[]): string {
  const round = { table: TABLE, opened, rack_sizes: [8, 4] };
  const event = { seat, table: [...TABLE, set] } as unknown as Played;
  return soundOfTurn(event, { seat: 0, round } as unknown as View);
}

const GROUP = ["k7", "r7", "b7"];

test.each([
  ["a tile is heard", 0, [true, false], GROUP, "tile"],
  ["a joker is heard", 0, [true, false], ["k7", "r7", "j"], "joker"],
  ["and so is a last tile", 1, [true, true], GROUP, "oneLeft"],
])("%s", (_, seat, opened, set, sound) => {
  expect(soundOf(seat, opened, set)).toBe(sound);
});
