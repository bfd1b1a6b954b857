/** Request to the server of which only the latest counts: its answer or its error. */

import { request } from "../../api/client";

export class LatestRequest<T> {
  answer = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #count = 0;

  /** Send a request, and ignore the answers to earlier ones. Return whether there is an answer. */
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
