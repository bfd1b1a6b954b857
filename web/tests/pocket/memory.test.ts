import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dropMemory, keepMemory, readMemory } from "../../src/pocket/worker/memory";

const MEMORY = new Uint8Array([1, 2, 3, 0, 0, 0]);
let cached: Map<string, Response>;

beforeEach(() => {
  cached = new Map();
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (address: string) => cached.get(address)?.clone(),
      put: async (address: string, answer: Response) => void cached.set(address, answer),
      keys: async () => [...cached.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => cached.delete(url),
    }),
    delete: async () => cached.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("memory is read as it was kept, under its own address alone", async () => {
  expect(await readMemory("one")).toBeNull();
  await keepMemory("one", MEMORY);
  expect(await readMemory("one")).toEqual(MEMORY);
  expect(await readMemory("two")).toBeNull();
});

test("newer memory takes the place of the older one", async () => {
  await keepMemory("one", MEMORY);
  await keepMemory("two", MEMORY);
  expect([...cached.keys()]).toEqual(["two"]);
  await dropMemory();
  expect(cached.size).toBe(0);
});

test("the older memory stays until the newer one is kept", async () => {
  await keepMemory("one", MEMORY);
  vi.stubGlobal(
    "Response",
    class {
      constructor() {
        throw new Error("the page is left");
      }
    },
  );
  await keepMemory("two", MEMORY);
  expect([...cached.keys()]).toEqual(["one"]);
});

test("memory that is damaged is none", async () => {
  cached.set("one", new Response("not compressed"));
  expect(await readMemory("one")).toBeNull();
});

test("a browser that stores nothing starts without it", async () => {
  vi.stubGlobal("caches", undefined);
  await keepMemory("one", MEMORY);
  expect(await readMemory("one")).toBeNull();
  await dropMemory();
});
