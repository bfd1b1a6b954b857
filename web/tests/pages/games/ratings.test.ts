import { expect, test } from "vitest";

import { bandOf } from "../../../src/pages/games/ratings";

const moment = (points: number, doubt: number) => ({ ended: 0, kind: "complete", points, doubt });

test("a curve begins where everybody begins, and rises with the rating", () => {
  const band = bandOf([moment(1560, 300), moment(1620, 100)], 336);
  expect(band.line.split("L")).toHaveLength(3);
  expect(band.last.y).toBeLessThan(band.start);
});

test("the band narrows as the doubt becomes less", () => {
  const ends = (doubt: number): number => {
    const [, top, bottom] = /M\S+ (\S+)V([\d.]+)/.exec(bandOf([moment(1500, doubt)], 336).whisker)!;
    return Number(bottom) - Number(top);
  };
  expect(ends(40)).toBeLessThan(ends(150));
});

test("nothing leaves the picture, however good or bad a player is", () => {
  for (const points of [200, 1500, 3000]) {
    const { last, height, width } = bandOf([moment(points, 40)], 336);
    expect(last.y).toBeGreaterThanOrEqual(0);
    expect(last.y).toBeLessThanOrEqual(height);
    expect(last.x).toBeLessThan(width);
  }
});
