import { beforeAll, expect, test, vi } from "vitest";

import type { ClubView } from "../../../src/api/http";
import {
  exampleRows,
  rowsByRating,
  rowsByWon,
  rowsOnEqualTiles,
} from "../../../src/pages/club/standingRows";
import { loadCatalogues, setLanguage } from "../../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

beforeAll(async () => {
  await loadCatalogues(["club", "tournament"]);
  await setLanguage("en");
});

const COUNT = 12;

/** A club of twelve, in which the reader is the last of the standings. */
function club(): ClubView {
  const members = Array.from({ length: COUNT }, (_, at) => ({
    id: `m${at}`,
    name: `Member ${at}`,
    face: "owl",
    colour: "sky",
    you: at === COUNT - 1,
  }));
  const equal_tiles = members.map(({ id }, at) => ({
    member: id,
    place: at + 1,
    percent: 100 - at,
    points: 0,
    deals: 4,
    won: at < 2 ? 4 : at < COUNT - 1 ? 2 : 0,
  }));
  const standings = [
    {
      seats: 2,
      places: [
        { member: "m0", rating: { points: 1700, doubt: 90, provisional: true }, rounds: 3 },
        { member: "m1", rating: { points: 1500, doubt: 40, provisional: false }, rounds: 30 },
      ],
    },
  ];
  return { members, equal_tiles, standings } as unknown as ClubView;
}

test("those who won as many rounds share a place, and bars are measured by the first", () => {
  const rows = rowsByWon(club());
  expect(rows.slice(0, 4).map(({ place, share }) => [place, share])).toEqual([
    [1, 100],
    [1, 100],
    [3, 50],
    [3, 50],
  ]);
  expect(rows[0]?.value).toBe("4 of 4");
});

test("one's own row is there, however far down", () => {
  for (const rows of [rowsByWon(club()), rowsOnEqualTiles(club())]) {
    expect(rows).toHaveLength(11);
    expect(rows.at(-1)).toMatchObject({ name: "Member 11", you: true, place: COUNT });
  }
});

test("a rating of few rounds comes after those that are known", () => {
  expect(rowsByRating(club(), 2).map(({ name }) => name)).toEqual(["Member 1", "Member 0"]);
  expect(rowsByRating(club(), 3)).toEqual([]);
});

test("an example has the reader among bots, in the order of places", () => {
  const rows = exampleRows(club());
  expect(rows.filter(({ you }) => you).map(({ name }) => name)).toEqual(["Member 11"]);
  const places = rows.map(({ place }) => place ?? 0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
