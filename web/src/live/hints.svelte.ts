/** Hints of one seat: found on this device, or asked for where that cannot be. */

import type { View } from "../api/wire";
import { getItem, setItem } from "../device/storage";
import type { Plan } from "../turn/plan.svelte";
import { newId } from "./connection";
import type { Aim, Hint } from "./hintHere";
import { ShownHint } from "./shownHint.svelte";

export interface HintContext {
  readonly plan: Plan;
  view(): View | null;
  hasOpened(): boolean;
  /** Ask the authority over the table for a hint. Return the id of the request. */
  ask(aim: Aim): string;
}

const AIM = "hints.aim";

export class Hints {
  #shown = $state.raw<ShownHint | null>(null);
  /** The request whose answer is awaited. */
  #id: string | null = null;
  readonly #context: HintContext;

  constructor(context: HintContext) {
    this.#context = context;
  }

  get shown(): ShownHint | null {
    return this.#shown;
  }

  /** Ask for the other kind of hint, now and from now on. */
  turnAround(): void {
    setItem(AIM, this.#shown?.given.aim === "chances" ? "tiles" : "chances");
    void this.#find();
  }

  /** Find a hint, or show more of the one that is there. */
  next(): void {
    const { plan } = this.#context;
    if (this.#shown === null) void this.#find();
    else {
      // Its steps begin at the table as it lies. Undo brings the draft back.
      if (this.#shown.level === "tiles" && plan.isChanged) plan.reset();
      this.#shown.next();
    }
  }

  /** Show the answer to a request, unless it is awaited no longer. */
  answered(id: string | null, hint: Hint): void {
    if (id === this.#id) this.#shown = new ShownHint(hint);
  }

  close(): void {
    this.#id = null;
    this.#shown = null;
  }

  async #find(): Promise<void> {
    const view = this.#context.view();
    const id = newId();
    this.#id = id;
    const aim = getItem<Aim>(AIM) === "chances" ? "chances" : "tiles";
    let found: Hint | null = null;
    // Chances are told by a network, which the authority has.
    if (aim === "tiles" && view?.round && view.seat !== null && view.table.hints) {
      const { table, rack } = view.round;
      const { hintHere } = await import("./hintHere"); // few turns need it
      const { rulebook } = view.table;
      found = await hintHere({ table, rack, opened: this.#context.hasOpened(), rulebook });
    }
    // It was closed, or the table has changed, meanwhile.
    if (this.#id !== id) return;
    if (found && this.#context.view()?.round === view?.round) this.#shown = new ShownHint(found);
    else this.#id = this.#context.ask(aim);
  }
}
