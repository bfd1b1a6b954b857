/**
 * The worker of a page: Python with the engine, which answers for tables on this device.
 *
 * Its files come from the same place as the page. They are stored compressed, because many servers
 * send files as they are.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loadPyodide } from "pyodide";
import compiled from "pyodide/pyodide.asm.mjs?url";

import engine from "../../../../build/pocket/engine.pack?url";
import library from "../../../../build/pocket/library.pack?url";
import lock from "../../../../build/pocket/lock.json?raw";
import interpreter from "../../../../build/pocket/python.pack?url";
import { loadCore } from "../../solver/core";
import type { FromWorker, ToWorker } from "../messages";
import * as store from "../store";
import { dropMemory, keepMemory, readMemory } from "./memory";

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
/** Python asks for its files by the names that they have in its package. */
const PACKED = [
  ["/pyodide.asm.wasm", interpreter, "application/wasm"],
  ["/python_stdlib.zip", library, "application/zip"],
] as const;
self.fetch = (input, init) => {
  const packed = PACKED.find(([name]) => String(input).endsWith(name));
  return packed ? unpacked(here(packed[1]), packed[2]) : fetchFile(input, init);
};

// Firefox goes on waiting for a stream whose page was left, and a few of these keep that process from
// compiling anything else. So nothing is compiled before it is here.
WebAssembly.instantiateStreaming = async (source, imports) =>
  WebAssembly.instantiate(await (await source).arrayBuffer(), imports);

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

type Python = Awaited<ReturnType<typeof loadPyodide>>;
/** What Pyodide offers without naming it in its types. */
type Memory = { makeMemorySnapshot(): Uint8Array<ArrayBuffer> };

/** The memory belongs to these two files. */
const memoryAddress = `${here(interpreter)}?${library}`;
/** What the engine needs of the standard library, so that the memory has it. */
const LIBRARY =
  "import asyncio, dataclasses, datetime, decimal, enum, fractions, hashlib, importlib.metadata," +
  " importlib.resources, ipaddress, json, pkgutil, random, re, secrets, statistics, typing," +
  " unicodedata, urllib.parse, uuid";
/** The first turns are played meanwhile. */
const KEEP_MEMORY_AFTER = 5000;

async function loadPython(options: object): Promise<Python> {
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ here(compiled))) as {
    default: never;
  };
  return loadPyodide({
    createPyodideModule,
    indexURL: here("./"),
    stdLibURL: here("./python_stdlib.zip"),
    lockFileContents: lock,
    env: { HOME },
    ...options,
  } as Parameters<typeof loadPyodide>[0]);
}

/** Write the files of a pack, as tools/pocket.py describes it. */
function writeFiles({ FS }: Python, pack: Uint8Array): void {
  const first = 4 + new DataView(pack.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, first))) as [string, number][];
  let at = first;
  for (const [name, size] of index) {
    const path = `${HOME}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    // The file is this part of the pack, not a copy of it.
    FS.writeFile(path, pack.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

type Files = { readonly engine: Uint8Array; readonly core: object | null };

function startEngine(python: Python, { engine, core }: Files): Engine {
  writeFiles(python, engine);
  if (core) python.registerJsModule("brikke_core", core);
  const begin = python.runPython(
    "import random, sys; random.seed()\n" +
      `sys.path.insert(0, "${HOME}")\nfrom brikke.pocket.browser import start\nstart`,
  ) as (...parts: unknown[]) => Engine;
  return begin(
    storage,
    (id: string, text: string) => post({ type: "message", id, text }),
    (tableId: string) => news.postMessage(tableId),
    makeBundle,
  );
}

/**
 * Give the memory of a buffer back now, not when garbage is collected: it is sent away through a
 * port that nobody reads.
 */
function free(buffer: ArrayBufferLike): void {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null, [buffer as ArrayBuffer]);
  port1.close();
  port2.close();
}

async function start(): Promise<Engine> {
  const packed = unpacked(here(engine), "application/octet-stream");
  const [memory, files, core] = await Promise.all([
    readMemory(memoryAddress),
    packed.then((answer) => answer.arrayBuffer()),
    loadCore(),
  ]);
  const parts: Files = { engine: new Uint8Array(files), core };
  if (memory) {
    try {
      const python = await loadPython({ _loadSnapshot: memory });
      // Pyodide keeps its settings, and with them this copy: take it away.
      free(memory.buffer);
      return startEngine(python, parts);
    } catch (error) {
      console.warn(error);
      await dropMemory();
    }
  }
  const python = await loadPython({ _makeSnapshot: true });
  python.runPython(LIBRARY);
  const begun = (python as unknown as Memory).makeMemorySnapshot();
  const started = startEngine(python, parts);
  setTimeout(() => void keepMemory(memoryAddress, begun), KEEP_MEMORY_AFTER);
  return started;
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

/** Refuse what could not be done. Nothing of it was kept, so the table stands as before. */
function refuse(message: ToWorker, error: unknown): void {
  const problem = { code: "failed", detail: String(error).slice(-200) };
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
  // What cannot be read now is read at the next news.
  running.then((started) => started.on_append(data)).catch(console.warn);
};
