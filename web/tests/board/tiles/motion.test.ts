import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { flightStarts } from "../../../src/board/tiles/motion";

describe("the flights of a turn", () => {
  test("begin with the tiles taken from the table, one at a time", () => {
    expect(flightStarts(2, 2)).toEqual([0, 520, 1040, 1200]);
  });

  test("follow each other shortly if all tiles are brought", () => {
    expect(flightStarts(0, 3)).toEqual([0, 160, 320]);
  });

  test("are over after 2.6 seconds, however many there are", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (taken, brought) => {
        const starts = flightStarts(taken, brought);
        expect(starts).toHaveLength(taken + brought);
        expect(starts).toEqual(starts.toSorted((left, right) => left - right));
        for (const start of starts) expect(start + 520).toBeLessThanOrEqual(2600.001);
      }),
    );
  });
});
