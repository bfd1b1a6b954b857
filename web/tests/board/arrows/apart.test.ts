import { expect, test } from "vitest";

import { DrawnLines } from "../../../src/board/arrows/apart";

const ACROSS = [
  { x: 0, y: 50 },
  { x: 100, y: 50 },
];

test("a line that crosses another one, or runs into it, is not drawn", () => {
  const drawn = new DrawnLines(8, false);
  expect(drawn.add(ACROSS)).toBe(true);
  const crossing = [
    { x: 51, y: 0 },
    { x: 51, y: 100 },
  ];
  expect(drawn.add(crossing)).toBe(false);
  const merging = [
    { x: 20, y: 0 },
    { x: 20, y: 46 },
    { x: 80, y: 46 },
  ];
  expect(drawn.add(merging)).toBe(false);
});

test("lines that keep their distance are drawn, and one that was refused is in nobody's way", () => {
  const drawn = new DrawnLines(8, false);
  drawn.add(ACROSS);
  const beside = ACROSS.map(({ x, y }) => ({ x, y: y + 9 }));
  expect(drawn.add(beside)).toBe(true);
  expect(
    drawn.add([
      { x: 60, y: 0 },
      { x: 60, y: 50 },
    ]),
  ).toBe(false);
  expect(
    drawn.add([
      { x: 60, y: 0 },
      { x: 60, y: 40 },
    ]),
  ).toBe(true);
});

test("between large tiles a line may cross another one straight, but not run along it or into it", () => {
  const drawn = new DrawnLines(8, true);
  drawn.add(ACROSS);
  const crossing = [
    { x: 51, y: -50 },
    { x: 51, y: 150 },
  ];
  expect(drawn.add(crossing)).toBe(true);
  const into = [
    { x: 20, y: -50 },
    { x: 20, y: 50 },
  ];
  expect(drawn.add(into)).toBe(false);
  const along = [
    { x: -90, y: -50 },
    { x: 20, y: 46 },
    { x: 70, y: 54 },
    { x: 90, y: 150 },
  ];
  expect(drawn.add(along)).toBe(false);
});
