/** Hint as it is shown: that there is a turn, then which tiles it plays, then its steps. */

import type { Hint } from "./hintHere";

export class ShownHint {
  readonly given: Hint;
  #level = $state<"turn" | "tiles" | "steps">("turn");
  #at = $state(0);

  constructor(given: Hint) {
    this.given = given;
  }

  get level(): "turn" | "tiles" | "steps" {
    return this.#level;
  }

  /** The index of the step that is shown; null before the steps. */
  get at(): number | null {
    return this.#level === "steps" ? this.#at : null;
  }

  get isFirst(): boolean {
    return this.#at === 0;
  }

  get isLast(): boolean {
    return this.#at + 1 >= this.given.moves.length;
  }

  /** Show more, or the next step. */
  next(): void {
    if (this.given.moves.length === 0) return;
    if (this.#level === "steps") this.#at += this.isLast ? 0 : 1;
    else this.#level = this.#level === "turn" ? "tiles" : "steps";
  }

  /** Show the step before. */
  back(): void {
    this.#at -= this.isFirst ? 0 : 1;
  }
}
