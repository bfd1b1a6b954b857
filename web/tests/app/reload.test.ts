import { expect, test } from "vitest";

import { reloadOnce } from "../../src/app/reload";

test("a page whose files are gone is reloaded, but only once a minute", () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const times: number[] = [];
  for (const now of [1_000_000, 1_000_500, 1_059_999, 1_060_000])
    reloadOnce(storage, now, () => times.push(now));
  expect(times).toEqual([1_000_000, 1_060_000]);
});
