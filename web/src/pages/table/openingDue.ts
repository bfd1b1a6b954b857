/** Opening: whether the player still has to lay the first sets. */

import type { TableSession } from "../../live/session.svelte";
import { openingMinimum } from "../../turn/draftStatus";

export function isOpeningDue(session: TableSession): boolean {
  const isPlaying = session.seat !== null && session.phase === "playing";
  return isPlaying && !session.hasOpened && openingMinimum(session.rulebook) > 0;
}
