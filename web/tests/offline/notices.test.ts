/** Notices in the service worker. */

import { expect, test } from "vitest";

import { openNotice, readNotice, showNotice, type Platform } from "../../src/offline/notices";

const NOTICE = { title: "It is your turn.", body: "You have 2 days.", link: "/t/abc123" };

function platform(urls: string[] = []): Platform & { done: unknown[] } {
  const done: unknown[] = [];
  return {
    done,
    base: "http://127.0.0.1/game",
    show: async (title, options) => void done.push(["show", title, options]),
    windows: async () => urls.map((url) => ({ url, focus: async () => done.push(["focus", url]) })),
    open: async (address) => done.push(["open", address]),
  };
}
const shown = (data: unknown): { data: unknown; close(): void } => ({
  data,
  close: () => undefined,
});

test("a message is shown, and a newer one of the same table replaces it", async () => {
  const here = platform();
  await showNotice(JSON.stringify(NOTICE), here);
  expect(here.done).toEqual([
    [
      "show",
      NOTICE.title,
      {
        body: NOTICE.body,
        tag: NOTICE.link,
        icon: "http://127.0.0.1/game/icons/brikke-192.png",
        data: NOTICE.link,
      },
    ],
  ]);
});

test("a message that is no notice is shown without a text", async () => {
  for (const text of [
    "",
    "{",
    "null",
    "{}",
    JSON.stringify({ ...NOTICE, link: "//evil.example" }),
  ]) {
    expect(readNotice(text)).toBeNull();
    const here = platform();
    await showNotice(text, here);
    expect(here.done).toMatchObject([["show", "Brikke", { data: "/" }]]);
  }
});

test("a click opens the table", async () => {
  const here = platform(["http://127.0.0.1/game/", "http://127.0.0.1/game/solve"]);
  await openNotice(shown(NOTICE.link), here);
  expect(here.done).toEqual([["open", "http://127.0.0.1/game/t/abc123"]]);
});

test("a click shows the window in which the table is open", async () => {
  const url = "http://127.0.0.1/game/t/abc123#chat";
  const here = platform(["http://127.0.0.1/game/", url]);
  await openNotice(shown(NOTICE.link), here);
  expect(here.done).toEqual([["focus", url]]);
});
