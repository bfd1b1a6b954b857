/** Estimates of the chances to win, loaded once for each round. */

import type { Chances } from "../../api/http";
import { hasEstimates, percents, type Values } from "./chart";

export class Estimates {
  #loaded = $state.raw<ReadonlyMap<number, Values | null>>(new Map());
  #errors = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  readonly #requested = new Set<number>();
  readonly #load: (round: number) => Promise<Chances>;

  constructor(load: (round: number) => Promise<Chances>) {
    this.#load = load;
  }

  /** Return the chances of a round in per cent; null if unknown, undefined until they are loaded. */
  of(round: number): Values | null | undefined {
    return this.#loaded.get(round);
  }

  /** Return the error of a request that failed; undefined if there is none. */
  errorOf(round: number): unknown {
    return this.#errors.get(round);
  }

  async request(round: number): Promise<void> {
    if (this.#requested.has(round)) return;
    this.#requested.add(round);
    this.#errors = new Map([...this.#errors].filter(([each]) => each !== round));
    try {
      const found = await this.#load(round);
      const values = hasEstimates(found) ? percents(found.chances) : null;
      this.#loaded = new Map(this.#loaded).set(round, values);
    } catch (error) {
      this.#requested.delete(round);
      this.#errors = new Map(this.#errors).set(round, error);
    }
  }
}
