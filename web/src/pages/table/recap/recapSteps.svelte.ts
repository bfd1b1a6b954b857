/** Steps of the recap: which of the turns since the own one is shown on the table. */

import { prefersReducedMotion } from "../../../device/preferences.svelte";
import type { RecapTurn } from "../../../live/recap";

/** How long the table before a turn is shown, in milliseconds. */
const BEFORE = 350;

export class RecapSteps {
  readonly #turns: () => readonly RecapTurn[];
  /** The turn that is shown; null for the table as it is now. */
  #at = $state<number | null>(null);
  #isBefore = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(turns: () => readonly RecapTurn[]) {
    this.#turns = turns;
  }

  get at(): number | null {
    return this.#at === null || this.#at >= this.#turns().length ? null : this.#at;
  }

  get shown(): RecapTurn | null {
    return this.at === null ? null : this.#turns()[this.at]!;
  }

  /** The table to show; null for the table as it is now. */
  get table(): RecapTurn["after"] | null {
    const { shown } = this;
    return shown && (this.#isBefore ? shown.before : shown.after);
  }

  /** Whether the table before the turn is shown, from which its tiles then set off. */
  get isBefore(): boolean {
    return this.#isBefore;
  }

  get canGoBack(): boolean {
    return this.#turns().length > 0 && this.at !== 0;
  }

  /** Show a turn; null shows the table as it is now. */
  show(at: number | null): void {
    clearTimeout(this.#timer);
    this.#at = at;
    this.#isBefore = at !== null && !prefersReducedMotion();
    if (this.#isBefore) this.#timer = setTimeout(() => (this.#isBefore = false), BEFORE);
  }

  /** Go to the turn before; from now to the last turn. */
  back(): void {
    this.show(Math.max(0, (this.at ?? this.#turns().length) - 1));
  }

  /** Go to the next turn; after the last one comes the table as it is now. */
  forth(): void {
    if (this.at !== null) this.show(this.at + 1 < this.#turns().length ? this.at + 1 : null);
  }
}
