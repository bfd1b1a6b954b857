/**
 * Questions about single positions: the best turn, a table made from loose tiles, whether a turn is
 * legal. The core on this device answers at once. What it cannot answer, and everything while it is
 * not there, goes to the server.
 */

import { request } from "../api/client";
import { trustedScript } from "../offline/trusted";
import type { Path } from "./answers";
import worker from "./coreWorker.ts?worker&url";
import type { Answered, Asked } from "./coreWorker";

/** Where the core takes longer to load, the server is asked meanwhile. */
const PATIENCE = 1500;

/** Ask a question, as over HTTP. Throw an ApiError if it is refused. */
export async function ask<T>(path: Path, body: object): Promise<T> {
  const answer = await askCore(path, body);
  return answer === null ? request<T>("POST", path, { body }) : (answer as T);
}

let core: CoreClient | null = null;

/** Ask the core alone; return null where it cannot answer. */
export function askCore(path: Path, body: object): Promise<unknown> {
  if (typeof Worker === "undefined") return Promise.resolve(null);
  core ??= new CoreClient();
  return core.ask(path, body);
}

/** The worker with the core, started at the first question. */
class CoreClient {
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #worker: Worker | null = null;
  /** Whether it has answered, so that it is loaded and will answer again. */
  #isLoaded = false;
  #last = 0;

  constructor() {
    try {
      this.#worker = new Worker(trustedScript(worker), { type: "module" });
      this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        this.#isLoaded ||= data.answer !== null;
        this.#resolve(data.id, data.answer);
      };
      this.#worker.onerror = () => this.#fail();
    } catch {
      this.#fail();
    }
  }

  ask(path: Path, body: object): Promise<unknown> {
    const worker = this.#worker;
    if (worker === null) return Promise.resolve(null);
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (!this.#isLoaded) setTimeout(() => this.#resolve(id, null), PATIENCE);
      // A copy, because the values of a page may be proxies, which cannot be sent.
      const plain: unknown = JSON.parse(JSON.stringify(body));
      worker.postMessage({ id, path, body: plain } satisfies Asked);
    });
  }

  #resolve(id: number, answer: unknown): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** Without its worker, the core answers nothing. */
  #fail(): void {
    this.#worker = null;
    for (const id of this.#waiting.keys()) this.#resolve(id, null);
  }
}
