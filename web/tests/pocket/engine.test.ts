import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type * as Engine from "../../src/pocket/engine";
import type { FromWorker, ToWorker } from "../../src/pocket/messages";

/** A fake worker, which the test lets answer or fail. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly got: ToWorker[] = [];
  isOver = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.got.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

let engine: typeof Engine;

beforeEach(async () => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { href: "http://127.0.0.1/", origin: "http://127.0.0.1" });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  vi.resetModules();
  engine = await import("../../src/pocket/engine");
});
afterEach(() => vi.unstubAllGlobals());

test("a connection opens when the engine has started, and carries messages both ways", async () => {
  const socket = engine.localEngine().open("0abc");
  const [worker] = FakeWorker.all;
  socket.onopen = vi.fn();
  socket.onmessage = vi.fn();
  await Promise.resolve();
  expect(socket.onopen).not.toHaveBeenCalled();
  worker!.say({ type: "ready" });
  await vi.waitFor(() => expect(socket.onopen).toHaveBeenCalled());
  socket.send("hello");
  const [connect, sent] = worker!.got;
  expect(connect).toMatchObject({ type: "connect", tableId: "0abc" });
  expect(sent).toMatchObject({ type: "send", text: "hello" });
  worker!.say({ type: "message", id: (connect as { id: string }).id, text: "welcome" });
  expect(socket.onmessage).toHaveBeenCalledWith({ data: "welcome" });
  socket.close();
  expect(worker!.got.at(-1)).toMatchObject({ type: "disconnect" });
});

test("a request gets its own answer", async () => {
  const asked = [1, 2].map((at) => engine.localEngine().request("GET", `/api/${at}`, "", ""));
  const [worker] = FakeWorker.all;
  const [one, two] = worker!.got as { id: string }[];
  worker!.say({ type: "answer", id: two!.id, status: 200, body: "2" });
  worker!.say({ type: "answer", id: one!.id, status: 404, body: "1" });
  expect(await Promise.all(asked)).toMatchObject([
    { status: 404, body: "1" },
    { status: 200, body: "2" },
  ]);
});

test.each([
  [
    "says that it cannot start",
    (worker: FakeWorker) => worker.say({ type: "failed", reason: "x" }),
  ],
  ["ends in an error", (worker: FakeWorker) => worker.onerror?.({ message: "x" })],
])("a worker that %s ends what waits, and another one is started", async (_, fail) => {
  const socket = engine.localEngine().open("0abc");
  socket.onclose = vi.fn();
  const asked = engine.localEngine().request("GET", "/api/bots", "", "");
  const [worker] = FakeWorker.all;
  fail(worker!);
  expect(await asked).toMatchObject({ status: 500 });
  await vi.waitFor(() => expect(socket.onclose).toHaveBeenCalled());
  expect(worker!.isOver).toBe(true);
  engine.localEngine().open("0abc");
  expect(FakeWorker.all).toHaveLength(2);
});
