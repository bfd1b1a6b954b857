/** Last turn of a round: it is seen on the table before the end of the round takes its place. */

import { untrack } from "svelte";

import type { TableSession } from "../../live/session.svelte";

/** How long a table rests after the tiles of its last turn have landed, in milliseconds. */
const REST = 1100;

export class LastTurnShown {
  readonly #isRoundOver: () => boolean;
  /** Whether a round is played on this screen, or its last turn is still to be seen. */
  #isToBeSeen = $state(false);
  #hasSeenEnd = $state(false);

  /** To be created with a component. `load` brings what is shown next: the table stays until then. */
  constructor(session: () => TableSession | undefined, load: () => Promise<unknown>) {
    // Only a new phase begins it or ends it; a view changes more often.
    const phase = $derived(session()?.phase ?? "");
    this.#isRoundOver = () => phase === "between" || phase === "over";
    $effect(() => {
      if (phase === "playing") {
        this.#isToBeSeen = true;
        this.#hasSeenEnd = false;
        return undefined;
      }
      if (!untrack(() => this.isShown)) return undefined;
      this.#hasSeenEnd = true;
      const isLoaded = load().catch(() => {});
      const timer = setTimeout(() => void isLoaded.then(() => (this.#isToBeSeen = false)), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the table shows it now: from the moment at which the round is over, so that it stays. */
  get isShown(): boolean {
    return this.#isRoundOver() && this.#isToBeSeen;
  }

  /** Whether the round has ended on this screen, not before it was opened. */
  get hasSeenEnd(): boolean {
    return this.#hasSeenEnd;
  }
}
