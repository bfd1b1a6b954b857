/** Title of the end of a round: who went out, or who won it; and whether that is celebrated here. */

import type { TableSession } from "../../../live/session.svelte";
import { seatNames } from "../../../players/seatNames";
import { words } from "../../../words/words.svelte";

/** Return who won the round, in words; empty if nobody has. */
export function roundTitle({ view, seats }: TableSession, shared: boolean): string {
  const round = view?.round;
  if (round?.winner == null) return "";
  const isYou = round.winner === view!.seat && !shared;
  const name = seatNames(seats)[round.winner] ?? "";
  if (round.ending === "out")
    return isYou ? words("end-you-went-out") : words("end-went-out", { name });
  return isYou ? words("round-you-won") : words("round-won", { name });
}

/**
 * Whether the winner is in front of this screen: the player, one of several who share the device, or
 * anybody for those who watch.
 */
export function isWonHere(
  { seat }: TableSession,
  shared: boolean,
  winner: number | null | undefined,
): boolean {
  return winner != null && (shared || seat === null || seat === winner);
}
