import { expect, test } from "vitest";

import { besideMoved } from "../../../src/pages/table/hintTiles";

const RUN = ["r3", "r4", "r5", "r6", "r7", "r8"];

test.each([
  [["r8"], ["r7", "r8"], true, false],
  [["r3"], ["r3", "r4"], false, true],
  [["r5"], ["r4", "r5", "r6"], true, true],
  [["r3", "r8"], RUN, false, false],
] as const)("of a run, a hint for %s shows %s", (moved, tiles, isCutBefore, isCutAfter) => {
  expect(besideMoved(RUN, moved)).toEqual({ tiles, isCutBefore, isCutAfter });
});
