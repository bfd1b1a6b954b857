import { expect, test } from "vitest";

import { areLarge, partsOf, type Rows } from "../../src/camera/finding";
import type { Place } from "../../src/camera/foundTiles";

const wide = (width: number): Place => ({
  centre: [0, 0],
  long: [0, 0],
  short: [0.3 * width, 0.4 * width],
  sure: 1,
});

test("only where all tiles are large one look is enough", () => {
  expect(areLarge([wide(40), wide(55)], 1)).toBe(true);
  expect(areLarge([wide(39), wide(55)], 1)).toBe(false);
  expect(areLarge([wide(80)], 2)).toBe(true);
  expect(areLarge([wide(79)], 2)).toBe(false);
});

test("a picture without large tiles may have small ones", () => {
  expect(areLarge([], 1)).toBe(false);
});

test("a picture is cut where Python cuts it", () => {
  const numbers = ({ first, end, countsFrom, countsTo }: Rows) => [
    first,
    end,
    countsFrom,
    countsTo,
  ];
  expect(partsOf(736).map(numbers)).toEqual([
    [0, 512, 0, 448],
    [384, 736, 448, 736],
  ]);
  expect(partsOf(800).map(numbers)).toEqual([
    [0, 544, 0, 480],
    [416, 800, 480, 800],
  ]);
  expect(partsOf(960).map(numbers)[0]).toEqual([0, 640, 0, 576]);
  expect(partsOf(32).map(numbers)).toEqual([[0, 32, 0, 32]]);
});
