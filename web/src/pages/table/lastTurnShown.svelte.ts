/** Last turn of a round: it is seen on the table before the end of the round takes its place. */

import type { TableSession } from "../../live/session.svelte";

/** How long a table rests after the tiles of its last turn have landed, in milliseconds. */
const REST = 1100;

export class LastTurnShown {
  #isShown = $state(false);
  #hasSeenEnd = $state(false);
  #wasPlaying = false;

  /** To be created with a component. `load` brings what is shown next: the table stays until then. */
  constructor(session: () => TableSession | undefined, load: () => Promise<unknown>) {
    // Only a new phase begins it or ends it; a view changes more often.
    const phase = $derived(session()?.phase ?? "");
    $effect(() => {
      if (phase === "playing") {
        this.#wasPlaying = true;
        this.#hasSeenEnd = false;
        return undefined;
      }
      if ((phase !== "between" && phase !== "over") || !this.#wasPlaying) return undefined;
      this.#wasPlaying = false;
      this.#hasSeenEnd = true;
      this.#isShown = true;
      const isLoaded = load().catch(() => {});
      const timer = setTimeout(() => void isLoaded.then(() => (this.#isShown = false)), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the table shows it now. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Whether the round has ended on this screen, not before it was opened. */
  get hasSeenEnd(): boolean {
    return this.#hasSeenEnd;
  }
}
