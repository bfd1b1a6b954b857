/** What comes of pressing Done too early: what is wrong is pointed out, and what is asked awaited. */

import { untrack } from "svelte";

import type { Violation } from "../api/wire";
import { violationText } from "../rules/text";
import { announceNow } from "../ui/announce.svelte";
import type { Plan } from "./plan.svelte";

interface TurnHandlers {
  plan(): Plan;
  cards(): boolean;
  /** Press Done once more. */
  submit(): void;
}

/** Belongs to the component that makes it. */
export class Submission {
  /** What is pointed out. */
  violations = $state.raw<readonly Violation[]>([]);
  readonly #turn: TurnHandlers;
  /** Done was pressed while the server was still looking. */
  #isWaiting = $state(false);

  constructor(turn: TurnHandlers) {
    this.#turn = turn;
    // A mistake pointed at is no longer one once anything has moved.
    $effect(() => {
      void turn.plan().draft.now.pieces;
      this.violations = [];
      this.#isWaiting = false;
    });
    // Whoever was done before the server had looked need not press again.
    $effect(() => {
      if (!this.#isWaiting || turn.plan().verdict.state === "asked") return;
      this.#isWaiting = false;
      untrack(() => turn.submit());
    });
  }

  /** Remember that Done was pressed, if the server is still looking; return whether it is. */
  waitForVerdict(): boolean {
    this.#isWaiting = this.#turn.plan().verdict.state === "asked";
    return this.#isWaiting;
  }

  showViolations(violations: readonly Violation[]): void {
    this.violations = violations;
    announceNow(violations.map((each) => violationText(each, this.#turn.cards())).join(" "));
  }

  clearViolations(): void {
    this.violations = [];
  }
}
