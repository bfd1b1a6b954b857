/** A question to the server: its answer, or what kept it away. */

import { request } from "../../api/client";

export class LatestRequest<T> {
  answer = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #count = 0;

  /** Ask; an answer to what was asked before no longer counts. Return whether there is one. */
  async send(path: string, body: unknown): Promise<boolean> {
    this.#count += 1;
    const number = this.#count;
    this.answer = this.error = null;
    try {
      const answer = await request<T>("POST", path, { body });
      if (number === this.#count) this.answer = answer;
    } catch (error) {
      if (number === this.#count) this.error = error;
    }
    return number === this.#count && this.answer !== null;
  }
}
