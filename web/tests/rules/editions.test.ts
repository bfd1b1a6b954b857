import { expect, test, vi } from "vitest";

import { PRINTED, type EditionFacts } from "../../src/rules/printed";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, text: string) => store.set(name, text),
});

const [nordic] = PRINTED;
const TAVERN: EditionFacts = { ...nordic!, edition: "tavern", faces: "cards" };
const rulebooks = (editions: readonly EditionFacts[]): object => ({
  editions: [...editions],
  house_rules: {},
  differences: [],
});

/** Return the module as a page that is opened anew has it, with what the server would answer. */
async function opened(answer: () => Response) {
  vi.resetModules();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer()),
  );
  return import("../../src/rules/editions.svelte");
}
const answered = (editions: readonly EditionFacts[]) => (): Response =>
  Response.json(rulebooks(editions));

test("editions that the server adds are known from then on, without a server, too", async () => {
  const first = await opened(answered([...PRINTED, TAVERN]));
  expect(first.hasCards("tavern")).toBe(false);
  expect(first.editionOrDefault("tavern").edition).toBe("nordic");
  await first.fetchRulebooks();
  expect(first.hasCards("tavern")).toBe(true);
  expect(first.knownEditions().map(({ edition }) => edition)).toEqual([
    ...PRINTED.map(({ edition }) => edition),
    "tavern",
  ]);

  const away = await opened(() => {
    throw new TypeError("no network");
  });
  await expect(away.fetchRulebooks()).rejects.toThrow();
  expect(away.findEdition("tavern")).toEqual(TAVERN);

  // A game on this device may be played by it still.
  const removed = await opened(answered(PRINTED));
  await removed.fetchRulebooks();
  expect(removed.findEdition("tavern")).toEqual(TAVERN);
});

test("the server is asked once, and again only if it did not answer", async () => {
  let isThere = false;
  const { fetchRulebooks } = await opened(() =>
    isThere ? answered(PRINTED)() : new Response("", { status: 503 }),
  );
  await expect(fetchRulebooks()).rejects.toThrow();
  isThere = true;
  await fetchRulebooks();
  await fetchRulebooks();
  expect(fetch).toHaveBeenCalledTimes(2);
});
