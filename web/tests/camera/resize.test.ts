import { expect, test } from "vitest";

import { averaged, resized, type Pixels } from "../../src/camera/resize";

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
  const half = averaged({ width: 3, height: 3, data }, 2);
  expect([half.width, half.height, red(half)]).toEqual([1, 1, [20]]);
});

test("a picture three times smaller has the mean of nine pixels, of each colour", () => {
  const data = Uint8ClampedArray.from({ length: 12 * 6 * 4 }, (_, at) => (at * 97 + 31) % 256);
  const small = resized({ width: 12, height: 6, data }, 4, 2);
  expect([small.width, small.height]).toEqual([4, 2]);
  for (let part = 0; part < 3; part += 1) {
    const last = [3, 4, 5].flatMap((y) => [9, 10, 11].map((x) => data[(y * 12 + x) * 4 + part]!));
    const mean = last.reduce((sum, each) => sum + each, 0) / 9;
    expect(small.data[7 * 4 + part]).toBe(Math.round(mean));
  }
});
