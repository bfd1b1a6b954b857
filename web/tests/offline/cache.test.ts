import { afterEach, expect, test, vi } from "vitest";

import { OfflineCache, type Build } from "../../src/offline/cache";

const ORIGIN = "http://127.0.0.1:8000";
const BUILD: Build = {
  version: "new",
  prefix: "brikke-",
  kept: "/kept",
  files: ["/assets/main-1.js", "/assets/score-1.js"],
  pack: ["/assets/engine-1.js"],
  keptCamera: "/kept-camera",
  camera: ["/assets/finder-1.onnx"],
};
const PAGE = '<script src="/assets/main-1.js"></script>';

/** Fake caches and a fake server that may be offline. */
class World {
  readonly base = ORIGIN;
  readonly stored = new Map<string, Map<string, Response>>();
  readonly asked: string[] = [];
  page = PAGE;
  serve: (path: string) => Promise<Response> = async (path) =>
    new Response(path === "/" || path === "/score" ? this.page : `network ${path}`);

  readonly fetch = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    this.asked.push(pathname);
    return this.serve(pathname);
  };

  readonly caches = {
    open: async (name: string) => {
      const entries = this.stored.get(name) ?? new Map<string, Response>();
      this.stored.set(name, entries);
      return {
        put: async (request: Request, answer: Response) =>
          void entries.set(new URL(request.url).pathname, answer),
        addAll: async (requests: Request[]) => {
          for (const request of requests)
            entries.set(new URL(request.url).pathname, await this.fetch(request));
        },
        match: async (request: Request) => entries.get(new URL(request.url).pathname)?.clone(),
      } as unknown as Cache;
    },
    match: async (request: Request, options?: MultiCacheQueryOptions) => {
      for (const [name, entries] of this.stored) {
        const found = entries.get(new URL(request.url).pathname);
        if (found && name === (options?.cacheName ?? name)) return found.clone();
      }
    },
    keys: async () => [...this.stored.keys()],
    delete: async (name: string) => this.stored.delete(name),
  };

  goAway(): void {
    this.serve = () => Promise.reject(new TypeError("no network"));
  }
}

async function installed(): Promise<{ world: World; cache: OfflineCache }> {
  const world = new World();
  const cache = new OfflineCache(BUILD, world);
  await cache.install();
  world.asked.length = 0;
  return { world, cache };
}

function requestFor(path: string, mode = "cors", method = "GET"): Request {
  return { url: ORIGIN + path, mode, method } as unknown as Request;
}

async function responseText(cache: OfflineCache, request: Request): Promise<string | null> {
  const answer = await cache.respond(request);
  return answer && answer.text();
}

afterEach(() => void vi.useRealTimers());

test("a page comes from the network if there is one, even if it is cached", async () => {
  const { world, cache } = await installed();
  world.page = "a newer page";
  expect(await responseText(cache, requestFor("/score", "navigate"))).toBe("a newer page");
  world.goAway();
  expect(await responseText(cache, requestFor("/score", "navigate"))).toBe(PAGE);
  expect(await responseText(cache, requestFor("/", "navigate"))).toBe(PAGE);
});

test("a file of this build comes from the cache without a request", async () => {
  const { world, cache } = await installed();
  expect(await responseText(cache, requestFor("/assets/main-1.js"))).toBe(
    "network /assets/main-1.js",
  );
  expect(world.asked).toEqual([]);
});

test("a file that the browser has evicted is fetched again", async () => {
  const { world, cache } = await installed();
  world.stored.clear();
  await responseText(cache, requestFor("/assets/main-1.js"));
  expect(world.asked).toEqual(["/assets/main-1.js"]);
});

test.each([
  ["answers of the API", requestFor("/api/tables")],
  ["a page of the API", requestFor("/api/docs", "navigate")],
  ["files of other pages and other builds", requestFor("/assets/table-1.js")],
  ["requests that send data", requestFor("/assets/main-1.js", "cors", "POST")],
  ["others", { ...requestFor("/score", "navigate"), url: "http://127.0.0.1:9/score" } as Request],
])("%s is none of its business", async (_, request) => {
  const { cache } = await installed();
  expect(cache.respond(request)).toBeNull();
});

test("the score sheet does not wait for a slow or failing server; other pages do", async () => {
  const { world, cache } = await installed();
  world.serve = async () => new Response("bad gateway", { status: 502 });
  expect(await responseText(cache, requestFor("/score", "navigate"))).toBe(PAGE);
  expect(await responseText(cache, requestFor("/", "navigate"))).toBe("bad gateway");
  vi.useFakeTimers();
  world.serve = (path) =>
    new Promise((done) => setTimeout(() => done(new Response(`late ${path}`)), 60_000));
  const [score, home] = ["/score", "/"].map((path) =>
    responseText(cache, requestFor(path, "navigate")),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(await score).toBe(PAGE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await home).toBe("late /");
});

test("a page of another build is not cached, nor are its files", async () => {
  const world = new World();
  world.page = '<script src="/assets/main-2.js"></script>';
  await expect(new OfflineCache(BUILD, world).install()).rejects.toThrow(
    "not of this build: brikke-new",
  );
  expect(world.stored.size).toBe(0);
});

test("after an upgrade the caches of older builds are deleted, but no others", async () => {
  const { world, cache } = await installed();
  for (const name of ["brikke-old", "theirs"]) await world.caches.open(name);
  await cache.removeOld();
  expect([...world.stored.keys()]).toEqual(["brikke-new", "theirs"]);
});

test("a page that loads while a newer build removes this cache gets what it needs", async () => {
  const { world, cache } = await installed();
  const newer = new OfflineCache({ ...BUILD, version: "newer" }, world);
  await newer.install();
  await newer.removeOld();
  world.goAway();
  const file = "/assets/main-1.js";
  expect(await responseText(cache, requestFor(file))).toBe(`network ${file}`);
  expect(await responseText(cache, requestFor("/score", "navigate"))).toBe(PAGE);
  // Looking for it does not make an empty cache, which would never be removed.
  expect([...world.stored.keys()]).toEqual(["brikke-newer"]);
});

test("a new build takes over what reads photographs, where it was used", async () => {
  const world = new World();
  const older = await world.caches.open("brikke-old");
  await older.put(new Request(`${ORIGIN}/kept-camera`), new Response("old"));
  await older.put(new Request(`${ORIGIN}/assets/finder-1.onnx`), new Response("network"));
  await new OfflineCache(BUILD, world).install();
  expect(world.asked).not.toContain("/assets/finder-1.onnx");
  const stored = [...world.stored.get("brikke-new")!.keys()];
  expect(stored).toContain("/assets/finder-1.onnx");
  expect(stored).toContain("/kept-camera");
  expect(stored).not.toContain("/kept");
});
