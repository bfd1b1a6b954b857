/** A question to the server: its answer, or what kept it away. */

import { ask } from "../../api/client";

export class Asking<T> {
  answer = $state.raw<T | null>(null);
  trouble = $state.raw<unknown>(null);
  #count = 0;

  /** Ask; an answer to what was asked before no longer counts. Return whether there is one. */
  async ask(path: string, body: unknown): Promise<boolean> {
    this.#count += 1;
    const number = this.#count;
    this.answer = this.trouble = null;
    try {
      const answer = await ask<T>("POST", path, { body });
      if (number === this.#count) this.answer = answer;
    } catch (error) {
      if (number === this.#count) this.trouble = error;
    }
    return number === this.#count && this.answer !== null;
  }
}
