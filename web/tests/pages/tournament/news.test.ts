/** Tests of news about a tournament. */

import { expect, test } from "vitest";

import type { TournamentView } from "../../../src/api/http";
import { withNews } from "../../../src/pages/tournament/news";

test("news change the time, the own table and the finished tables, and nothing else", () => {
  const view = {
    version: 3,
    now: 1,
    table: null,
    name: "Friday",
    tables: [
      { place: 1, seats: [0, 1], done: false },
      { place: 2, seats: [2, null], done: false },
    ],
  } as unknown as TournamentView;
  const table = { table: "t", link: "/t/t", place: 2, seat: 0, done: true };
  expect(withNews(view, { version: 3, now: 9, table, done: [2] })).toEqual({
    ...view,
    now: 9,
    table,
    tables: [
      { place: 1, seats: [0, 1], done: false },
      { place: 2, seats: [2, null], done: true },
    ],
  });
});
