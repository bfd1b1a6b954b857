/** Question of which only the latest counts: its answer or its error. */

import { ask } from "../../solver/ask";
import type { Path } from "../../solver/answers";

export class LatestRequest<T> {
  answer = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #count = 0;

  /** Send a request, and ignore the answers to earlier ones. Return whether there is an answer. */
  async send(path: Path, body: object): Promise<boolean> {
    this.#count += 1;
    const number = this.#count;
    this.answer = this.error = null;
    try {
      const answer = await ask<T>(path, body);
      if (number === this.#count) this.answer = answer;
    } catch (error) {
      if (number === this.#count) this.error = error;
    }
    return number === this.#count && this.answer !== null;
  }
}
