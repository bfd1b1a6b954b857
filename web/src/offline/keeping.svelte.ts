/**
 * Offline download of the whole game: whether it is kept, its progress, and its errors. It goes on
 * while other pages are shown.
 */

import { isKept } from "./isKept";
import { isStillKept, KeepError, keepGame, packToKeep, type Obstacle } from "./kept";
import { sizesOf, type Pack, type Sizes } from "./pack";

/** What is known of the speed after so many milliseconds is worth saying. */
const SOON = 1500;

class Keeping {
  kept = $state(isKept());
  obstacle = $state<Obstacle | null>(null);
  /** The bytes of each part so far; null while nothing is fetched. */
  done = $state.raw<Sizes | null>(null);
  /** The seconds that it still takes; null while that is not known. */
  secondsLeft = $state<number | null>(null);
  #pack = $state.raw<Pack | null>(null);
  readonly sizes = $derived(this.#pack && sizesOf(this.#pack));
  #stopping: AbortController | null = null;

  /** Ask how large the game is, unless that is known or it is kept already. */
  async look(): Promise<void> {
    if (this.kept) this.kept = await isStillKept();
    if (this.kept || this.#pack || this.obstacle) return;
    await this.#try(async () => {
      this.#pack = await packToKeep();
    });
  }

  /** Fetch all files. What was fetched before it was stopped is not fetched again. */
  async start(): Promise<void> {
    if (this.#stopping) return;
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.obstacle = null;
    const began = performance.now();
    let first: number | null = null;
    await this.#try(async () => {
      this.#pack ??= await packToKeep();
      const total = bytesOf(sizesOf(this.#pack));
      await keepGame(
        this.#pack,
        (done) => {
          this.done = done;
          const bytes = bytesOf(done);
          // Files that were here already took no time.
          first ??= bytes;
          const past = performance.now() - began;
          const fetched = bytes - first;
          if (past > SOON && fetched > 0)
            this.secondsLeft = ((total - bytes) * past) / fetched / 1000;
        },
        stopping.signal,
      );
      this.kept = true;
    }, stopping.signal);
    this.done = this.secondsLeft = this.#stopping = null;
  }

  stop(): void {
    this.#stopping?.abort();
  }

  async #try(what: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!signal?.aborted)
        this.obstacle = error instanceof KeepError ? error.obstacle : "unreachable";
    }
  }
}

export function bytesOf({ pages, engine }: Sizes): number {
  return pages + engine;
}

export const keeping = new Keeping();
