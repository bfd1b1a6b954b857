/** Shared drafts: the player's own, shown to others, and that of the player to move. */

import type { Arranged, RoundView, View } from "../api/wire";
import { DraftSharer, hasSameTiles } from "./draftSharing";

/** How another player rearranges the table at the moment. */
export interface OthersDraft {
  readonly seat: number;
  /** Exactly the tiles of the table; a set may be incomplete. */
  readonly sets: readonly string[][];
}

export class SharedDrafts {
  /** What the player to move shows; null if nothing. */
  others = $state.raw<OthersDraft | null>(null);
  readonly #own: DraftSharer;
  /** Messages that are not answered yet. */
  readonly #pending = new Set<string>();

  /** The callback sends an arrangement and returns the id of its message. */
  constructor(send: (table: string[][]) => string) {
    this.#own = new DraftSharer((table) => this.#pending.add(send(table)));
  }

  /** Show the player's own draft to the others. */
  share(draft: readonly (readonly string[])[], table: RoundView["table"]): void {
    this.#own.show(draft, table);
  }

  /** Show what the player to move does, unless that turn is over here already. */
  show({ seat, table }: Arranged, view: View | null): void {
    const round = view?.round;
    if (round?.to_move !== seat || seat === view?.seat) return;
    if (hasSameTiles(table, round.table)) this.others = { seat, sets: table };
  }

  /** The round goes on: nobody rearranges the table any more. */
  clear(round: RoundView | null): void {
    this.others = null;
    this.#own.reset(round?.table ?? []);
  }

  /** Return whether an answer belongs to a message of the draft. Refusals of those do not matter. */
  answered(id: string | null): boolean {
    return id !== null && this.#pending.delete(id);
  }
}
