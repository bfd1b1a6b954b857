/**
 * The worker of a page: Python with the engine, which answers for tables on this device.
 *
 * Its files come from the same place as the page. The interpreter is stored compressed, because many
 * servers send it as it is.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loadPyodide } from "pyodide";
import compiled from "pyodide/pyodide.asm.mjs?url";
import library from "pyodide/python_stdlib.zip?url";

import engine from "../../../../build/pocket/engine.zip?url";
import lock from "../../../../build/pocket/lock.json?raw";
import interpreter from "../../../../build/pocket/python.pack?url";
import { loadCore } from "../../solver/core";
import type { FromWorker, ToWorker } from "../messages";
import * as store from "../store";

/** The object that `brikke.pocket.browser.start` returns. */
interface Engine {
  connect(id: string, tableId: string): Promise<void>;
  receive(id: string, text: string): Promise<void>;
  disconnect(id: string): Promise<void>;
  on_append(tableId: string): Promise<void>;
  request(method: string, path: string, token: string, body: string): Promise<string>;
}

const HOME = "/home/brikke";
/** Tells the other pages of this device that a table has new events. */
const news = new BroadcastChannel("brikke-tables");

function post(message: FromWorker): void {
  self.postMessage(message);
}

const here = (address: string): string => new URL(address, self.location.href).href;

async function unpacked(address: string, type: string): Promise<Response> {
  const answer = await fetchFile(address);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`);
  const body = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": type } });
}

const fetchFile = self.fetch.bind(self);
/** Python asks for its interpreter by the name that it has in its package. */
self.fetch = (input, init) =>
  String(input).endsWith("/pyodide.asm.wasm")
    ? unpacked(here(interpreter), "application/wasm")
    : fetchFile(input, init);

/** Storage as Python calls it: lists travel as JSON. */
const storage = {
  get: store.get,
  find: async (kind: store.Kind, prefix: string, after: string) =>
    JSON.stringify(await store.find(kind, prefix, after)),
  write: (writes: string) => store.write(JSON.parse(writes) as store.Write[]),
  clear: store.clear,
};

function makeBundle(language: string, text: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return {
    has: (key: string) => bundle.hasMessage(key) && bundle.getMessage(key)?.value != null,
    format: (key: string, values: string) => {
      const errors: Error[] = [];
      const pattern = bundle.getMessage(key)!.value!;
      const told = bundle.formatPattern(pattern, JSON.parse(values) as never, errors);
      return JSON.stringify([told, errors.map(String)]);
    },
  };
}

async function start(): Promise<Engine> {
  const files = fetchFile(here(engine)).then((answer) => answer.arrayBuffer());
  const core = loadCore();
  const createPyodideModule = (
    (await import(/* @vite-ignore */ here(compiled))) as { default: never }
  ).default;
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: here("./"),
    stdLibURL: here(library),
    lockFileContents: lock,
    env: { HOME },
  } as Parameters<typeof loadPyodide>[0]);
  python.unpackArchive(await files, "zip", { extractDir: HOME });
  const found = await core;
  if (found) python.registerJsModule("brikke_core", found);
  const begin = python.runPython(
    `import sys; sys.path.insert(0, "${HOME}")\nfrom brikke.pocket.browser import start\nstart`,
  ) as (...parts: unknown[]) => Engine;
  return begin(
    storage,
    (id: string, text: string) => post({ type: "message", id, text }),
    (tableId: string) => news.postMessage(tableId),
    makeBundle,
  );
}

const running = start();
running.then(
  () => post({ type: "ready" }),
  (error: unknown) => post({ type: "failed", reason: String(error) }),
);

async function answer(message: ToWorker): Promise<void> {
  const started = await running;
  switch (message.type) {
    case "connect":
      return started.connect(message.id, message.tableId);
    case "send":
      return started.receive(message.id, message.text);
    case "disconnect":
      return started.disconnect(message.id);
    case "request": {
      const { id, method, path, token, body } = message;
      const told = await started.request(method, path, token, body);
      const cut = told.indexOf(" ");
      post({ type: "answer", id, status: Number(told.slice(0, cut)), body: told.slice(cut + 1) });
    }
  }
}

/** Return the code of an error, for people: storage says what is wrong with it. */
function codeOf(error: unknown): string {
  const reason = /storage is (\w+)/.exec(String(error))?.[1];
  return reason === undefined ? "failed" : `storage-${reason}`;
}

/** Refuse what could not be done. Nothing of it was kept, so the table stands as before. */
function refuse(message: ToWorker, error: unknown): void {
  const problem = { code: codeOf(error), detail: String(error).slice(-200) };
  if (message.type === "request")
    post({ type: "answer", id: message.id, status: 500, body: JSON.stringify(problem) });
  else if (message.type === "send") {
    const { id } = JSON.parse(message.text) as { id: string };
    const text = JSON.stringify({ type: "refused", id, ...problem, violations: [] });
    post({ type: "message", id: message.id, text });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) => refuse(data, error));
};

news.onmessage = ({ data }: MessageEvent<string>) => {
  void running.then((started) => started.on_append(data));
};
