import { expect, test } from "vitest";

import { pictureSvg, type Picture } from "../../../../src/pages/table/end/picture";

const PICTURE: Picture = {
  title: "Anna <goes> out",
  subtitle: "+61",
  caption: "The last turn",
  sets: [
    ["b5", "b6", "j"],
    ["r1", "r2", "r3"],
  ],
  played: ["b5"],
  cards: false,
  seats: [
    { face: "hedgehog", colour: "peach", isBot: false, total: "+61" },
    { face: "otto", colour: "mint", isBot: true, total: "−61" },
  ],
  winner: 0,
  invitation: "Can you beat this?",
};

test("the picture holds its drawings and loads nothing", () => {
  const asked: string[] = [];
  const svg = pictureSvg(PICTURE, {
    symbolOf: (id) => {
      asked.push(id);
      return `<symbol id="${id}"/>`;
    },
    fontStyle: "",
  });
  expect(new Set(asked)).toEqual(
    new Set([
      "rose",
      "medal",
      // Of the tiles, and two more of the confetti.
      "shape-b",
      "shape-r",
      "shape-k",
      "shape-o",
      "joker-fox",
      "face-hedgehog",
      "face-otto",
    ]),
  );
  expect(svg).not.toMatch(/href="(?!#)/);
  expect(svg).toContain("Anna &lt;goes&gt; out");
});

test("without sets of a last turn the players stand in the middle, and all fit", () => {
  const parts = { symbolOf: () => "", fontStyle: "" };
  const seats = Array.from({ length: 6 }, () => PICTURE.seats[0]!);
  const svg = pictureSvg({ ...PICTURE, sets: [], played: [], seats }, parts);
  const faces = [
    ...svg.matchAll(/<use href="#face-hedgehog" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g),
  ]
    .slice(1)
    .map(([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) }));
  expect(faces).toHaveLength(6);
  for (const [at, { x, y, width }] of faces.entries()) {
    expect(y).toBeLessThan(300);
    expect(x + width).toBeLessThan(faces[at + 1]?.x ?? 540);
  }
});
