/** Title of the end of a round: who went out, or who won it; and whether that is celebrated here. */

import type { RoundView } from "../../../api/wire";
import type { TableSession } from "../../../live/session.svelte";
import { seatNames } from "../../../players/seatNames";
import { words } from "../../../words/words.svelte";

/** Return who won the round, in words; empty if nobody has. */
export function roundTitle({ view, seats }: TableSession, shared: boolean): string {
  const round = view?.round;
  if (round?.winner == null) return "";
  if (round.winner === view!.seat && !shared)
    return words(round.ending === "out" ? "end-you-went-out" : "round-you-won");
  return winnerTitle(round, seatNames(seats)[round.winner] ?? "");
}

/** Return who won the round, by the name: also for people who were not at the table. */
export function winnerTitle({ ending }: Pick<RoundView, "ending">, name: string): string {
  return words(ending === "out" ? "end-went-out" : "round-won", { name });
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
