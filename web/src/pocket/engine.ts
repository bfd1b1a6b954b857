/** The engine on this device: starts its worker when it is first needed, and talks to it. */

import { trustedScript } from "../offline/trusted";
import { markTables } from "./place";
import type { FromWorker, ToWorker } from "./messages";
import { smallPuzzleAt } from "./smallPuzzles";
import worker from "./worker/engineWorker.ts?worker&url";

/** A connection to a table, as a WebSocket is one. */
export interface LocalSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** An answer as over HTTP. */
export interface LocalAnswer {
  readonly status: number;
  readonly body: string;
}

class Engine {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #sockets = new Map<string, LocalSocket>();
  readonly #asked = new Map<string, (answer: LocalAnswer) => void>();
  #last = 0;

  constructor() {
    this.#worker = new Worker(trustedScript(worker) as string, { type: "module" });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") resolve();
        else if (data.type === "failed") reject(new Error(data.reason));
        this.#receive(data);
      };
      this.#worker.onerror = (event) => {
        reject(new Error(event.message));
        this.#fail(event.message);
      };
    });
    this.ready.catch((error: unknown) => this.#fail(String(error)));
  }

  open(tableId: string): LocalSocket {
    markTables();
    const id = this.#id();
    const socket: LocalSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#post({ type: "send", id, text }),
      close: () => {
        if (this.#sockets.delete(id)) this.#post({ type: "disconnect", id });
      },
    };
    this.#sockets.set(id, socket);
    this.#post({ type: "connect", id, tableId });
    this.ready.then(
      () => this.#sockets.get(id)?.onopen?.(),
      () => undefined,
    );
    return socket;
  }

  request(method: string, path: string, token: string, body: string): Promise<LocalAnswer> {
    const id = this.#id();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post({ type: "request", id, method, path, token, body });
    });
  }

  #receive(message: FromWorker): void {
    if (message.type === "message")
      this.#sockets.get(message.id)?.onmessage?.({ data: message.text });
    else if (message.type === "answer") {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    }
  }

  /** Fail all pending requests: the worker cannot run. The next request starts another one. */
  #fail(detail: string): void {
    this.#worker.terminate();
    if (engine === this) engine = null;
    for (const answered of this.#asked.values())
      answered({ status: 500, body: JSON.stringify({ code: "failed", detail }) });
    this.#asked.clear();
    const open = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of open) socket.onclose?.();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #id(): string {
    this.#last += 1;
    return String(this.#last);
  }
}

let engine: Engine | null = null;

/** Return the engine; start it if it does not run. */
export function localEngine(): Engine {
  return (engine ??= new Engine());
}

/** Answer a request on this device. The puzzle of the home page is known without the engine. */
export async function askHere(
  method: string,
  path: string,
  token: string,
  body: string,
): Promise<LocalAnswer> {
  const puzzle = method === "GET" ? await smallPuzzleAt(path) : null;
  if (puzzle !== null) return { status: 200, body: JSON.stringify(puzzle) };
  return localEngine().request(method, path, token, body);
}
