import { expect, test } from "vitest";

import { placesOf } from "../../../../src/pages/table/end/places";

test("equal totals share a place", () => {
  const places = placesOf([-20, 40, -20, 0]).map(({ seat, place }) => [seat, place]);
  expect(places).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ]);
});
