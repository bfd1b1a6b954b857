import { beforeEach, expect, test, vi } from "vitest";

import { CROP } from "../../src/camera/crops";
import type { Pixels } from "../../src/camera/resize";
import type { Answers, Planes, Seen } from "../../src/camera/worker/networks";

const KINDS = 16;
const COLOURS = 4;
const SHAPE = 6;

/** Networks that are simple enough to be written here: a tile is where a cell is bright. */
const networks = {
  FEATURES: 128,
  find: ({ data, width, height }: Planes): Promise<Seen> => {
    const [columns, lines] = [width / 4, height / 4];
    const heat = new Float32Array(columns * lines);
    const shape = new Float32Array(SHAPE * heat.length);
    for (let at = 0; at < heat.length; at += 1) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      const light = data[(4 * y + 1) * width + 4 * x + 1]!;
      if (light > 0.5) heat[at] = light;
      shape.set([2.5], 2 * heat.length + at);
      shape.set([-2], 4 * heat.length + at);
    }
    return Promise.resolve({ heat, shape, columns });
  },
  describe: (crops: Float32Array): Promise<Float32Array> => {
    const features = new Float32Array((crops.length / CROP) * networks.FEATURES);
    for (let at = 0; at < crops.length; at += 1)
      features[Math.floor(at / CROP) * networks.FEATURES]! += ((at % CROP) + 1) * crops[at]!;
    return Promise.resolve(features);
  },
  read: (features: Float32Array): Promise<Answers> => {
    const tiles = features.length / networks.FEATURES;
    const number = new Float32Array(tiles * KINDS).fill(-9);
    const colour = new Float32Array(tiles * COLOURS).fill(-9);
    const turn = new Float32Array(tiles).fill(5);
    for (let tile = 0; tile < tiles; tile += 1) {
      const seen = Math.round(features[tile * networks.FEATURES]!);
      // Every third tile is not sure at first sight.
      number[tile * KINDS + (seen % 13)] = tile % 3 === 0 ? -0.5 : -0.001;
      colour[tile * COLOURS + (seen % COLOURS)] = -0.001;
    }
    return Promise.resolve({ number, colour, turn });
  },
  loadNetworks: (): Promise<null> => Promise.resolve(null),
};
vi.mock("../../src/camera/worker/networks", () => networks);

/** A table with forty bright spots, of which some lie where the picture is cut. */
function table(): Pixels {
  const [width, height] = [960, 720];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let spot = 0; spot < 40; spot += 1) {
    const [left, top] = [40 + (spot % 8) * 112, 40 + Math.floor(spot / 8) * 136];
    for (let y = top; y < top + 8; y += 1)
      for (let x = left; x < left + 8; x += 1) data[(y * width + x) * 4] = 140 + spot;
  }
  return { width, height, data };
}

interface Task {
  readonly type: "find" | "describe";
  readonly planes: Planes;
  readonly crops: Float32Array;
}
const tasks: string[] = [];

/** A second worker, which computes or fails. */
function secondWorker(fails: boolean): object {
  return class {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((event: { preventDefault: () => void }) => void) | null = null;
    constructor() {
      setTimeout(() => this.onmessage?.({ data: null }));
    }
    async postMessage(task: Task): Promise<void> {
      tasks.push(task.type);
      const { find, describe } = networks;
      const data = await (task.type === "find" ? find(task.planes) : describe(task.crops));
      if (fails) this.onerror?.({ preventDefault: () => undefined });
      else this.onmessage?.({ data });
    }
    terminate(): void {
      this.onmessage = null;
    }
  };
}

async function look(worker: object | null): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal("self", { location: { href: "http://127.0.0.1/camera.js" }, name: "" });
  vi.stubGlobal("navigator", { hardwareConcurrency: worker ? 8 : 1 });
  if (worker) vi.stubGlobal("Worker", worker);
  const { startSecond } = await import("../../src/camera/worker/secondWorker");
  const { findTiles } = await import("../../src/camera/worker/looking");
  startSecond();
  await new Promise((resolve) => setTimeout(resolve, 1));
  return findTiles(table());
}

beforeEach(() => {
  tasks.length = 0;
});

test("two workers find and read what one does", async () => {
  const alone = await look(null);
  expect(alone).toHaveLength(40);
  expect(tasks).toEqual([]);
  expect(await look(secondWorker(false))).toEqual(alone);
  expect(tasks).toEqual(["find", "describe"]);
});

test("a second worker that fails is not missed", async () => {
  const alone = await look(null);
  expect(await look(secondWorker(true))).toEqual(alone);
  // It is not asked again.
  expect(tasks).toEqual(["find"]);
});
