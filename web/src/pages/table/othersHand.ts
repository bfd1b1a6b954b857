/** Another player's hand: the table as the player to move is rearranging it. */

import { arrangePieces, type Arrangement, type Piece } from "../../board/arrangement";
import type { OthersDraft } from "../../live/hands.svelte";
import { tableChange, type RecapTurn } from "../../live/recap";

/** Follows the changes of one hand, so that its pieces keep their identity from one to the next. */
export class OthersHand {
  #pieces: readonly Piece[] | null = null;

  /** Return the board with the hand on it; without a hand, the board as it is. */
  board(hand: OthersDraft | null, now: Arrangement): Arrangement {
    this.#pieces = hand && arrangePieces(hand.sets, this.#pieces ?? now.pieces);
    return this.#pieces ? { pieces: this.#pieces, rack: now.rack } : now;
  }
}

/** Return what a hand has moved so far, as a turn without tiles from the rack. */
export function handTurn(
  { seat, sets }: OthersDraft,
  table: readonly (readonly string[])[],
): RecapTurn {
  const change = tableChange(table, sets);
  return { ...change, seat, did: "played", drawn: 0, before: table, after: sets };
}
