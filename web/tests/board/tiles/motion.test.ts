import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { flightStarts } from "../../../src/board/tiles/motion";

describe("the flights of a turn", () => {
  test("begin with the tiles taken from the table, one at a time, when sets have given way", () => {
    expect(flightStarts(2, 2)).toEqual([320, 840, 1360, 1520]);
  });

  test("follow each other shortly if all tiles are brought", () => {
    expect(flightStarts(0, 3)).toEqual([0, 160, 320]);
  });

  test("follow each other evenly in a turn of many tiles, which is shown set by set", () => {
    expect(flightStarts(5, 4).map((start) => start - 320)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at * 250),
    );
    expect(flightStarts(0, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at * 250));
  });

  test("are over after 2.6 seconds, or 3.4 if there are many", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (taken, brought) => {
        const starts = flightStarts(taken, brought);
        expect(starts).toHaveLength(taken + brought);
        expect(starts).toEqual(starts.toSorted((left, right) => left - right));
        for (const start of starts)
          expect(start + 520).toBeLessThanOrEqual(taken + brought > 8 ? 3400.001 : 2600.001);
      }),
    );
  });
});
