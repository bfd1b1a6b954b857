/** Another player's draft: the table as the player to move is rearranging it. */

import { arrangePieces, type Arrangement, type Piece } from "../../board/layout/arrangement";
import type { OthersDraft } from "../../live/sharedDrafts.svelte";
import { tableChange, type RecapTurn } from "../../live/recap";

/** Follows the changes of one draft, so that its pieces keep their identity from one to the next. */
export class FollowedDraft {
  #pieces: readonly Piece[] | null = null;

  /** Return the board with the draft on it; without a draft, the board as it is. */
  board(shown: OthersDraft | null, now: Arrangement): Arrangement {
    this.#pieces = shown && arrangePieces(shown.sets, this.#pieces ?? now.pieces);
    return this.#pieces ? { pieces: this.#pieces, rack: now.rack } : now;
  }
}

/** Return what a draft has moved so far, as a turn without tiles from the rack. */
export function draftTurn(
  { seat, sets }: OthersDraft,
  table: readonly (readonly string[])[],
): RecapTurn {
  const change = tableChange(table, sets);
  return { ...change, seat, did: "played", drawn: 0, before: table, after: sets };
}
