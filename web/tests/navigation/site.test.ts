import { afterEach, expect, test, vi } from "vitest";

import type * as Site from "../../src/navigation/site";

/** Load the module as a page of a server, or of a folder, sees it. */
async function siteAt(address: string, isFolder: boolean): Promise<typeof Site> {
  vi.resetModules();
  vi.stubGlobal("location", new URL(address));
  const dataset = isFolder ? { site: "folder" } : {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  return import("../../src/navigation/site");
}

afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => new URL(address);

test("a server answers every address with the page", async () => {
  const site = await siteAt("https://127.0.0.1/solve", false);
  expect(site.isFolder).toBe(false);
  expect(site.base).toBe("/");
  expect(site.addressOf("/solve#rack=r7")).toBe("/solve#rack=r7");
  expect(site.pathAt(at("https://127.0.0.1/solve"))).toBe("/solve");
  expect(await site.serverOfFriends()).toBeNull();
});

test.each(["https://127.0.0.1/some/path/", "https://127.0.0.1/some/path/index.html"])(
  "a folder at %s has its pages behind a question mark",
  async (address) => {
    const site = await siteAt(address, true);
    expect(site.base).toBe("/some/path/");
    expect(site.addressOf("/t/0abc")).toBe("/some/path/?/t/0abc");
    expect(site.pathAt(at(address))).toBe("/");
    expect(site.pathAt(at("https://127.0.0.1/some/path/?/rules/german%20x"))).toBe(
      "/rules/german x",
    );
    expect(site.pathAt(at("https://127.0.0.1/elsewhere"))).toBeNull();
  },
);

test.each([
  ["https://127.0.0.1:9000\n", 200, "https://127.0.0.1:9000/"],
  ["http://127.0.0.1:8000/", 200, "http://127.0.0.1:8000/"],
  ["", 200, null],
  ["javascript:alert(1)", 200, null],
  ["https://127.0.0.1:9000", 404, null],
])("a folder names the server of friends: %j", async (text, status, server) => {
  const site = await siteAt("https://127.0.0.1/some/path/", true);
  const asked = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal("fetch", asked);
  expect((await site.serverOfFriends())?.href ?? null).toBe(server);
  expect(asked).toHaveBeenCalledWith("/some/path/server.txt");
});
