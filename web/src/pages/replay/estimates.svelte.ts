/** Estimates of the chances to win, and what turns cost, loaded once for each round. */

import type { Chances, ReplayCost } from "../../api/http";
import { hasEstimates, percents, type Values } from "./chart";

export class Estimates {
  #loaded = $state.raw<ReadonlyMap<number, Values | null>>(new Map());
  #told = $state.raw<ReadonlyMap<number, Chances>>(new Map());
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

  /** Return what every turn of a round cost; nothing if that is unknown. */
  costsOf(round: number): readonly ReplayCost[] {
    return this.#told.get(round)?.costs ?? [];
  }

  /** Return the share of the chances that each seat kept, in per cent; null where it is unknown. */
  accuracyOf(round: number): (number | null)[] {
    const shares = this.#told.get(round)?.accuracy ?? [];
    return shares.map((share) => (share === null ? null : Math.round(100 * share)));
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
      this.#told = new Map(this.#told).set(round, found);
      this.#loaded = new Map(this.#loaded).set(round, values);
    } catch (error) {
      this.#requested.delete(round);
      this.#errors = new Map(this.#errors).set(round, error);
    }
  }
}
