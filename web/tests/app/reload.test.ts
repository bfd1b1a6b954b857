import { expect, test } from "vitest";

import { reloadIfUpgraded } from "../../src/app/reload";

const SCRIPT = "/assets/index-1.js";
const PAGE = `<script type="module" crossorigin src="${SCRIPT}"></script>`;
const NEWER = PAGE.replace("index-1", "index-2");

/** A browser whose server answers with a page, or not at all. */
function browserWith(page: () => string) {
  const items = new Map<string, string>();
  const reloads: number[] = [];
  let time = 0;
  return {
    reloads,
    async loseFile(at: number): Promise<void> {
      time = at;
      await reloadIfUpgraded({
        storage: {
          getItem: (key) => items.get(key) ?? null,
          setItem: (key, value) => void items.set(key, value),
        },
        script: SCRIPT,
        fetchPage: async () => page(),
        now: () => time,
        reload: () => reloads.push(time),
      });
    },
  };
}

test("a page whose files are gone is reloaded, but only once a minute", async () => {
  const browser = browserWith(() => NEWER);
  for (const at of [1_000_000, 1_000_500, 1_059_999, 1_060_000]) await browser.loseFile(at);
  expect(browser.reloads).toEqual([1_000_000, 1_060_000]);
});

test.each([PAGE, PAGE.replace(SCRIPT, `.${SCRIPT}`)])(
  "a page whose server or folder still has it is not reloaded: %s",
  async (page) => {
    const browser = browserWith(() => page);
    await browser.loseFile(1_000_000);
    expect(browser.reloads).toEqual([]);
  },
);

test("a page without a connection is not reloaded", async () => {
  const browser = browserWith(() => {
    throw new TypeError("Failed to fetch");
  });
  await browser.loseFile(1_000_000);
  expect(browser.reloads).toEqual([]);
});
