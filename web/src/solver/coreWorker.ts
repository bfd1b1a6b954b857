/**
 * Worker with the core: answers questions about single positions. It is a worker because only
 * workers of this game may compile WebAssembly, and so that a page never waits.
 */

import { answer, type Path } from "./answers";
import { loadCore } from "./core";

/** A question from the page. */
export interface Asked {
  readonly id: number;
  readonly path: Path;
  readonly body: unknown;
}

/** The answer to a question; null if only the engine can answer. */
export interface Answered {
  readonly id: number;
  readonly answer: unknown;
}

async function found({ path, body }: Asked): Promise<unknown> {
  const core = await loadCore();
  return core && answer(core, path, body);
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  let told: unknown = null;
  try {
    told = await found(data);
  } catch (error) {
    console.error(error);
  }
  self.postMessage({ id: data.id, answer: told } satisfies Answered);
};
