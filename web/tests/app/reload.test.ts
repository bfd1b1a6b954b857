import { expect, test } from "vitest";

import { loadAnew } from "../../src/app/reload";

test("a page whose files are gone is loaded anew, and not again and again", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const times: number[] = [];
  for (const now of [1_000_000, 1_000_500, 1_059_999, 1_060_000])
    loadAnew(storage, now, () => times.push(now));
  expect(times).toEqual([1_000_000, 1_060_000]);
});
