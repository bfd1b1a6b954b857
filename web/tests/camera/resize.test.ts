import { expect, test } from "vitest";

import { halved, resized, type Pixels } from "../../src/camera/resize";

/** A picture of one line, the same in red, green and blue. */
function line(...values: number[]): Pixels {
  const data = Uint8ClampedArray.from(values.flatMap((each) => [each, each, each, 255]));
  return { width: values.length, height: 1, data };
}

const red = ({ data }: Pixels): number[] => [...data].filter((_, at) => at % 4 === 0);

test("a smaller picture is the mean of its pixels", () => {
  expect(red(resized(line(0, 100, 50, 70), 2, 1))).toEqual([50, 60]);
});

// As Pillow does it: Image.fromarray(…).resize((8, 1), Image.Resampling.BICUBIC)
test("a larger picture is interpolated", () => {
  expect(red(resized(line(0, 100, 200, 255), 8, 1))).toEqual([0, 17, 71, 126, 178, 219, 247, 255]);
});

test("a halved picture has the mean of four pixels, and loses an odd line", () => {
  const rows = [line(0, 10, 20), line(30, 40, 50), line(9, 9, 9)];
  const data = Uint8ClampedArray.from(rows.flatMap((each) => [...each.data]));
  const half = halved({ width: 3, height: 3, data });
  expect([half.width, half.height, red(half)]).toEqual([1, 1, [20]]);
});
