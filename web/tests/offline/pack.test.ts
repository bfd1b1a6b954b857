import { expect, test } from "vitest";

import {
  fetchPack,
  keepCameraFiles,
  keepPack,
  sizeOf,
  sizesOf,
  type Pack,
  type Sizes,
} from "../../src/offline/pack";

const BASE = "http://127.0.0.1:8000/some/path";
const PACK: Pack = {
  version: "one",
  cache: "brikke-one",
  kept: "/kept",
  files: [
    ["/assets/python-1.pack", 3000, "engine"],
    ["/assets/main-1.js", 100, "pages"],
    ["/assets/score-1.js", 50, "pages"],
  ],
  keptCamera: "/kept-camera",
  camera: [
    ["/assets/finder-1.onnx", 2000],
    ["/assets/reader-1.onnx", 1000],
  ],
};

/** One fake cache, and a fake server that may fail. */
class World {
  readonly base = BASE;
  readonly stored = new Map<string, string>();
  readonly asked: string[] = [];
  serve: (path: string) => Response = (path) => new Response(`network ${path}`);

  readonly fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const path = address.slice(BASE.length);
    this.asked.push(path);
    return this.serve(path);
  };

  readonly caches = {
    open: async (name: string) => {
      expect(name).toBe(PACK.cache);
      return {
        match: async (address: string) => this.stored.get(address.slice(BASE.length)),
        put: async (address: string, answer: Response) =>
          void this.stored.set(address.slice(BASE.length), await answer.text()),
      } as unknown as Cache;
    },
  };
}

test("the list of files says how large the game and its parts are", async () => {
  const world = new World();
  world.serve = () => new Response(JSON.stringify(PACK));
  const pack = await fetchPack(world);
  expect(sizeOf(pack.files)).toBe(3150);
  expect(sizesOf(pack)).toEqual({ pages: 150, engine: 3000 });
  expect(world.asked).toEqual(["/pack.json"]);
});

test("a list that is not there is an error", async () => {
  const world = new World();
  world.serve = () => new Response("", { status: 404 });
  await expect(fetchPack(world)).rejects.toThrow("404 /pack.json");
});

test("all files are kept, the mark last; pages come before the engine", async () => {
  const world = new World();
  const told: Sizes[] = [];
  await keepPack(PACK, world, (done) => told.push(done));
  expect(world.asked).toEqual(["/assets/main-1.js", "/assets/score-1.js", "/assets/python-1.pack"]);
  expect([...world.stored.keys()].at(-1)).toBe("/kept");
  expect(world.stored.get("/kept")).toBe("one");
  expect(told.at(-1)).toEqual({ pages: 150, engine: 3000 });
});

test("what was fetched before it was interrupted is not fetched again", async () => {
  const world = new World();
  world.serve = (path) => new Response(path, { status: path.endsWith("pack") ? 503 : 200 });
  await expect(keepPack(PACK, world, () => undefined)).rejects.toThrow("503 /assets/python-1.pack");
  expect(world.stored.has("/kept")).toBe(false);
  world.asked.length = 0;
  world.serve = (path) => new Response(path);
  await keepPack(PACK, world, () => undefined);
  expect(world.asked).toEqual(["/assets/python-1.pack"]);
  expect(world.stored.has("/kept")).toBe(true);
});

test("a signal stops it, and what is there stays", async () => {
  const world = new World();
  const stopping = new AbortController();
  world.serve = (path) => {
    stopping.abort();
    return new Response(path);
  };
  await expect(keepPack(PACK, world, () => undefined, stopping.signal)).rejects.toThrow();
  expect(world.stored.has("/kept")).toBe(false);
  expect(world.stored.size).toBeGreaterThan(0);
});

test("what reads photographs is kept by itself, and the mark is written last", async () => {
  const world = new World();
  const said: number[] = [];
  await keepCameraFiles(PACK, world, (bytes) => said.push(bytes));
  expect(said.at(-1)).toBe(3000);
  expect([...world.stored.keys()]).toEqual([
    "/assets/finder-1.onnx",
    "/assets/reader-1.onnx",
    "/kept-camera",
  ]);
});
