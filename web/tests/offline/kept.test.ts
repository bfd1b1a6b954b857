import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isKept, KEPT_KEY } from "../../src/offline/isKept";
import { isStillKept, keepGame, packToKeep } from "../../src/offline/kept";
import type { Pack } from "../../src/offline/pack";
import { workOffline } from "../../src/offline/register";

vi.mock("../../src/offline/register", () => ({ workOffline: vi.fn(async () => true) }));

const PACK: Pack = {
  version: "one",
  cache: "brikke-one",
  kept: "/kept",
  files: [["/assets/main-1.js", 100, "pages"]],
  keptCamera: "/kept-camera",
  camera: [],
};
const never = new AbortController().signal;

let stored: Map<string, string>;
let cached: Map<string, Response>;
let quota: number;
let probe: () => Promise<void>;

beforeEach(() => {
  stored = new Map();
  cached = new Map();
  quota = 1e9;
  probe = async () => undefined;
  vi.mocked(workOffline).mockResolvedValue(true);
  vi.stubGlobal("location", { origin: "http://127.0.0.1" });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal("navigator", {
    serviceWorker: {},
    storage: { estimate: async () => ({ quota, usage: 0 }), persist: async () => true },
  });
  const cache = {
    match: async (address: string) => cached.get(address),
    put: async (address: string, answer: Response) => void cached.set(address, answer),
  };
  vi.stubGlobal("caches", {
    open: async (name: string) => (name === "brikke-probe" ? { put: probe } : cache),
    match: cache.match,
    delete: async () => true,
  });
  vi.stubGlobal("fetch", async (address: string) =>
    address.endsWith("/pack.json") ? Response.json(PACK) : new Response("file"),
  );
});
afterEach(() => vi.unstubAllGlobals());

const keep = () => keepGame(PACK, () => undefined, never);
const obstacle = (what: Promise<unknown>) =>
  what.then(
    () => null,
    (error: { obstacle?: string }) => error.obstacle,
  );

test("a game is kept when all its files are here", async () => {
  expect(await packToKeep()).toEqual(PACK);
  await keep();
  expect([...cached.keys()]).toEqual([
    "http://127.0.0.1/assets/main-1.js",
    "http://127.0.0.1/kept",
  ]);
  expect(isKept()).toBe(true);
  expect(await isStillKept()).toBe(true);
});

test("a browser without service workers or caches says so before anything is fetched", async () => {
  vi.stubGlobal("navigator", {});
  expect(await obstacle(packToKeep())).toBe("unsupported");
});

test("a private window that refuses the service worker says so", async () => {
  vi.mocked(workOffline).mockResolvedValue(false);
  expect(await obstacle(keep())).toBe("unsupported");
  expect(isKept()).toBe(false);
});

test("a device that does not tell how full it is says so when nothing can be stored", async () => {
  vi.mocked(workOffline).mockResolvedValue(false);
  probe = async () => {
    throw new DOMException("", "QuotaExceededError");
  };
  expect(await obstacle(keep())).toBe("no-room");
});

test("a device without room says so before it is filled", async () => {
  quota = 299;
  expect(await obstacle(keep())).toBe("no-room");
  expect(cached.size).toBe(0);
});

test("a device that is full on the way says so, and is not taken for one that has it", async () => {
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async () => undefined,
      put: async () => {
        throw new DOMException("", "QuotaExceededError");
      },
    }),
  });
  expect(await obstacle(keep())).toBe("no-room");
  expect(isKept()).toBe(false);
});

test("without a network the files cannot be fetched", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  expect(await obstacle(packToKeep())).toBe("unreachable");
  expect(await obstacle(keep())).toBe("unreachable");
});

test("a game whose files the browser has removed is not kept any more", async () => {
  await keep();
  cached.clear();
  expect(await isStillKept()).toBe(false);
  expect(stored.has(KEPT_KEY)).toBe(false);
});

test("a browser that stores nothing keeps nothing", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  expect(isKept()).toBe(false);
});
