import { expect, test } from "vitest";

import type { Played, View } from "../../../src/api/wire";
import { rewardOf } from "../../../src/pages/table/rewards";

const RUN = ["k1", "k2", "k3", "k4"];
const WITH_JOKER = ["r7", "j", "o7"];
const LARGE = ["b1", "b2", "b3", "b4", "b5", "b6"];

/** Return what is celebrated about a turn of the first seat, which holds eight tiles. */
function kindOf(
  after: readonly (readonly string[])[],
  { seat = 0, opened = true, most = 5, held = 8 } = {},
): string | undefined {
  const round = { table: [RUN, WITH_JOKER], opened: [opened, true], rack_sizes: [held, 4] };
  const view = { seat: 0, round } as unknown as View;
  return rewardOf({ seat, table: after } as unknown as Played, view, most)?.kind;
}

test.each([
  ["the opening", [RUN, WITH_JOKER, ["b1", "b2", "b3"]], { opened: false }, "opened"],
  ["a turn of six tiles", [RUN, WITH_JOKER, LARGE], { most: 6 }, "many"],
  ["the largest turn so far", [RUN, WITH_JOKER, LARGE], {}, "record"],
  ["a joker that got free", [RUN, ["r7", "b7", "o7"], ["k9", "j", "k11"]], {}, "joker"],
])("%s is celebrated", (_, after, how, kind) => {
  expect(kindOf(after, how)).toBe(kind);
});

test.each([
  ["an ordinary turn", [[...RUN, "k5"], WITH_JOKER], {}],
  ["a joker that goes on with its set", [RUN, [...WITH_JOKER, "k7"]], {}],
  ["what somebody else lays", [RUN, WITH_JOKER, LARGE], { seat: 1 }],
  ["the turn that wins, which is celebrated at the end", [RUN, WITH_JOKER, LARGE], { held: 6 }],
])("%s is not", (_, after, how) => {
  expect(kindOf(after, how)).toBeUndefined();
});
