/** Hint on the table: the board of the step that is shown, and the tiles that it is about. */

import type { Arrangement } from "../../board/layout/arrangement";
import { movedTiles } from "../../board/arrows/movedTiles";
import type { TableSession } from "../../live/session.svelte";
import { snapshotsFrom } from "../../turn/snapshots";

export class HintView {
  readonly #session: () => TableSession;
  readonly #hint = $derived.by(() => this.#session().hint);
  readonly #now = $derived.by(() => this.#session().plan.draft.now);
  /** The table before each step. It begins with what the player has done of it by hand. */
  readonly #boards = $derived(snapshotsFrom(this.#now, this.#hint?.given.moves ?? []));

  /** The table before the step that is shown, or null. */
  readonly board: Arrangement | null = $derived(
    this.#hint?.at == null ? null : this.#boards[this.#hint.at]!,
  );
  /** The set that the step makes, or null. */
  readonly set: readonly string[] | null = $derived(
    this.#hint?.at == null ? null : this.#hint.given.moves[this.#hint.at]!,
  );
  /** The tiles that the step moves, or all tiles that the hint plays. */
  readonly tiles: readonly string[] = $derived.by(() => {
    if (this.board && this.set) return movedTiles(this.board, this.set);
    return this.#hint?.level === "tiles" ? this.#hint.given.played : [];
  });
  /** Whether the board shows a later step, so that nothing can be moved on it. */
  readonly isPreview: boolean = $derived(this.board !== null && this.board !== this.#now);

  constructor(session: () => TableSession) {
    this.#session = session;
  }
}
