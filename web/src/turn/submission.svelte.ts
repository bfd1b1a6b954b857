/** Submission of a turn: shows violations, and waits for a pending verdict. */

import { untrack } from "svelte";

import type { Violation } from "../api/wire";
import { violationText } from "../rules/text";
import { announceNow } from "../ui/announce.svelte";
import type { Plan } from "./plan.svelte";

interface TurnHandlers {
  plan(): Plan;
  cards(): boolean;
  /** Submit again. */
  submit(): void;
}

/** Must be created in a component, because it uses effects. */
export class Submission {
  /** The violations that are shown. */
  violations = $state.raw<readonly Violation[]>([]);
  readonly #turn: TurnHandlers;
  /** Whether the turn was submitted before the verdict arrived. */
  #isWaiting = $state(false);

  constructor(turn: TurnHandlers) {
    this.#turn = turn;
    // Clear the violations after any move.
    $effect(() => {
      void turn.plan().draft.now.pieces;
      this.violations = [];
      this.#isWaiting = false;
    });
    // Submit again when the verdict has arrived.
    $effect(() => {
      if (!this.#isWaiting || turn.plan().verdict.state === "asked") return;
      this.#isWaiting = false;
      untrack(() => turn.submit());
    });
  }

  /** Wait for the verdict if it is pending. Return whether it is. */
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
