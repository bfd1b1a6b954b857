import { expect, test } from "vitest";

import { pictureSvg, shownSet, type Picture } from "../../../../src/pages/table/end/picture";

const PICTURE: Picture = {
  title: "Anna <goes> out",
  subtitle: "+61",
  caption: "The last turn",
  table: [
    ["k1", "k2", "k3"],
    ["b5", "b6", "j"],
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

test("the set with most tiles of the last turn is shown", () => {
  expect(shownSet(PICTURE)).toEqual(["b5", "b6", "j"]);
  expect(shownSet({ table: PICTURE.table, played: [] })).toEqual(["k1", "k2", "k3"]);
  expect(shownSet({ table: [], played: [] })).toEqual([]);
});

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
    new Set(["rose", "medal", "shape-b", "joker-fox", "face-hedgehog", "face-otto"]),
  );
  expect(svg).not.toMatch(/href="(?!#)/);
  expect(svg).toContain("Anna &lt;goes&gt; out");
});
