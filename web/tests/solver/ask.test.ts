import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Asked } from "../../src/solver/coreWorker";

const HERE = { tiles_played: 1 };
const THERE = { tiles_played: 2 };

/** What the worker does with a question. */
type Behaviour = (worker: FakeWorker, asked: Asked) => void;
let behave: Behaviour;
let started = 0;

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    started += 1;
  }
  postMessage(asked: Asked): void {
    behave(this, asked);
  }
}

const answering =
  (answer: unknown): Behaviour =>
  (worker, { id }) =>
    worker.onmessage?.({ data: { id, answer } });

const server = vi.fn(async () => Response.json(THERE));

async function ask(): Promise<unknown> {
  const module = await import("../../src/solver/ask");
  return module.ask("/api/solve", { rack: ["r1"] });
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  server.mockClear();
  started = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { href: "http://127.0.0.1/", origin: "http://127.0.0.1" });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", server);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the device answers, and the server is not asked", async () => {
  behave = answering(HERE);
  expect(await ask()).toEqual(HERE);
  expect(await ask()).toEqual(HERE);
  expect(server).not.toHaveBeenCalled();
  expect(started).toBe(1);
});

test("what the device cannot answer goes to the server", async () => {
  behave = answering(null);
  expect(await ask()).toEqual(THERE);
});

test("a worker that cannot run is not asked again", async () => {
  behave = (worker) => worker.onerror?.();
  expect(await ask()).toEqual(THERE);
  behave = answering(HERE);
  expect(await ask()).toEqual(THERE);
  expect(started).toBe(1);
});

test("while the core is loading for long, the server answers", async () => {
  let late: (() => void) | null = null;
  behave = (worker, asked) => (late ??= () => answering(HERE)(worker, asked));
  const asked = ask();
  await vi.waitFor(() => expect(late).not.toBeNull());
  await vi.advanceTimersByTimeAsync(1500);
  expect(await asked).toEqual(THERE);
  late!();
  behave = answering(HERE);
  expect(await ask()).toEqual(HERE);
});

test("without workers the server is asked", async () => {
  vi.stubGlobal("Worker", undefined);
  expect(await ask()).toEqual(THERE);
});
