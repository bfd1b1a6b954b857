/** What comes of pressing Done too early: what is wrong is pointed out, and what is asked awaited. */

import { untrack } from "svelte";

import type { Violation } from "../api/wire";
import { violationText } from "../rules/text";
import { sayNow } from "../ui/announce.svelte";
import type { Plan } from "./plan.svelte";

interface Turn {
  plan(): Plan;
  cards(): boolean;
  /** Press Done once more. */
  done(): void;
}

/** Belongs to the component that makes it. */
export class Finishing {
  /** What is pointed out. */
  wrongs = $state.raw<readonly Violation[]>([]);
  readonly #turn: Turn;
  /** Done was pressed while the server was still looking. */
  #isAwaited = $state(false);

  constructor(turn: Turn) {
    this.#turn = turn;
    // A mistake pointed at is no longer one once anything has moved.
    $effect(() => {
      void turn.plan().draft.now.pieces;
      this.wrongs = [];
      this.#isAwaited = false;
    });
    // Whoever was done before the server had looked need not press again.
    $effect(() => {
      if (!this.#isAwaited || turn.plan().verdict.state === "asked") return;
      this.#isAwaited = false;
      untrack(() => turn.done());
    });
  }

  /** Remember that Done was pressed, if the server is still looking; return whether it is. */
  await(): boolean {
    this.#isAwaited = this.#turn.plan().verdict.state === "asked";
    return this.#isAwaited;
  }

  pointOut(violations: readonly Violation[]): void {
    this.wrongs = violations;
    sayNow(violations.map((each) => violationText(each, this.#turn.cards())).join(" "));
  }

  forgive(): void {
    this.wrongs = [];
  }
}
