import { afterEach, expect, test, vi } from "vitest";

import { Shelf, type Build } from "../../src/offline/cache";

const ORIGIN = "http://127.0.0.1:8000";
const BUILD: Build = { version: "new", files: ["/assets/main-1.js", "/assets/score-1.js"] };
const PAGE = '<script src="/assets/main-1.js"></script>';

/** A browser's caches, and a server that may be away. */
class World {
  readonly origin = ORIGIN;
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
        put: async (path: string, answer: Response) => void entries.set(path, answer),
        addAll: async (requests: Request[]) => {
          for (const request of requests)
            entries.set(new URL(request.url).pathname, await this.fetch(request));
        },
        match: async (request: Request) => entries.get(new URL(request.url).pathname)?.clone(),
      } as unknown as Cache;
    },
    keys: async () => [...this.stored.keys()],
    delete: async (name: string) => this.stored.delete(name),
  };

  goAway(): void {
    this.serve = () => Promise.reject(new TypeError("no network"));
  }
}

async function filled(): Promise<{ world: World; shelf: Shelf }> {
  const world = new World();
  const shelf = new Shelf(BUILD, world);
  await shelf.fill();
  world.asked.length = 0;
  return { world, shelf };
}

function asking(path: string, mode = "cors", method = "GET"): Request {
  return { url: ORIGIN + path, mode, method } as unknown as Request;
}

async function answered(shelf: Shelf, request: Request): Promise<string | null> {
  const answer = await shelf.answer(request);
  return answer && answer.text();
}

afterEach(() => void vi.useRealTimers());

test("a page comes from the network as long as there is one, however old the shelf is", async () => {
  const { world, shelf } = await filled();
  world.page = "a newer page";
  expect(await answered(shelf, asking("/score", "navigate"))).toBe("a newer page");
  world.goAway();
  expect(await answered(shelf, asking("/score", "navigate"))).toBe(PAGE);
  expect(await answered(shelf, asking("/", "navigate"))).toBe(PAGE);
});

test("a file of this build comes from the shelf, and nobody is asked", async () => {
  const { world, shelf } = await filled();
  expect(await answered(shelf, asking("/assets/main-1.js"))).toBe("network /assets/main-1.js");
  expect(world.asked).toEqual([]);
});

test("a file that the browser threw away is fetched again", async () => {
  const { world, shelf } = await filled();
  world.stored.clear();
  await answered(shelf, asking("/assets/main-1.js"));
  expect(world.asked).toEqual(["/assets/main-1.js"]);
});

test.each([
  ["what the server says", asking("/api/tables")],
  ["a page about what the server says", asking("/api/docs", "navigate")],
  ["files of other pages and other builds", asking("/assets/table-1.js")],
  ["whatever is sent", asking("/assets/main-1.js", "cors", "POST")],
  ["others", { ...asking("/score", "navigate"), url: "http://127.0.0.1:9/score" } as Request],
])("%s is none of its business", async (_, request) => {
  const { shelf } = await filled();
  expect(shelf.answer(request)).toBeNull();
});

test("the score sheet does not wait for a server that hesitates or fails; others do", async () => {
  const { world, shelf } = await filled();
  world.serve = async () => new Response("bad gateway", { status: 502 });
  expect(await answered(shelf, asking("/score", "navigate"))).toBe(PAGE);
  expect(await answered(shelf, asking("/", "navigate"))).toBe("bad gateway");
  vi.useFakeTimers();
  world.serve = (path) =>
    new Promise((done) => setTimeout(() => done(new Response(`late ${path}`)), 60_000));
  const [score, home] = ["/score", "/"].map((path) => answered(shelf, asking(path, "navigate")));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await score).toBe(PAGE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await home).toBe("late /");
});

test("a page of another build is not put away, nor anything with it", async () => {
  const world = new World();
  world.page = '<script src="/assets/main-2.js"></script>';
  await expect(new Shelf(BUILD, world).fill()).rejects.toThrow("not of this build: brikke-new");
  expect(world.stored.size).toBe(0);
});

test("after an upgrade the shelves of older builds are gone, and nobody else's", async () => {
  const { world, shelf } = await filled();
  for (const name of ["brikke-old", "theirs"]) await world.caches.open(name);
  await shelf.tidy();
  expect([...world.stored.keys()]).toEqual(["brikke-new", "theirs"]);
});
