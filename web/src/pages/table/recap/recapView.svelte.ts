/** Recap on the table: the turn that is shown again, and the places that its tiles left. */

import type { Arrangement } from "../../../board/layout/arrangement";
import type { ShownAgain } from "../../../board/boardTypes";
import type { TableSession } from "../../../live/session.svelte";
import { boardWith } from "./earlierBoard";
import { RecapSteps } from "./recapSteps.svelte";

/** More arrows on the table would be a tangle: the places that tiles left tell it then. */
const MOST_WAYS = 4;

export class RecapView {
  readonly steps: RecapSteps;
  /** Whether it takes the place of the bar on a small screen. */
  isOpen = $state(false);
  readonly #session: () => TableSession;
  readonly #own: () => ReadonlySet<string>;

  /** `own` returns the tiles that the player has laid in this turn: they stay. */
  constructor(session: () => TableSession, own: () => ReadonlySet<string>) {
    this.#session = session;
    this.#own = own;
    this.steps = new RecapSteps(() => session().turns);
  }

  /** The board with the table of the shown turn; null for the table as it is now. */
  get board(): Arrangement | null {
    return this.steps.table && this.#boardWith(this.steps.table);
  }

  /** The shown turn, once its tiles set off: one arrow from each set to each other. */
  get again(): ShownAgain | null {
    const { shown, isBefore } = this.steps;
    if (!shown || isBefore) return null;
    const ways = new Map(shown.moves.map(({ tile, from, to }) => [`${from}>${to}`, tile]));
    return {
      before: this.#boardWith(shown.before).pieces,
      tiles: shown.moves.map(({ tile }) => tile),
      ways: ways.size > MOST_WAYS ? [] : [...ways.values()],
    };
  }

  open = (): void => {
    this.steps.show(0);
    this.isOpen = true;
  };

  close = (): void => {
    this.steps.show(null);
    this.isOpen = false;
  };

  #boardWith(table: readonly (readonly string[])[]): Arrangement {
    return boardWith(table, this.#session().plan.draft.now, this.#own());
  }
}
