/** The next event of a club. */

import type { TournamentSummary } from "../../api/http";

/** What is played now, then what begins first, then what waits for its organiser. */
const rank = ({ state, at }: TournamentSummary): number =>
  state === "playing" ? 0 : (at ?? Number.MAX_SAFE_INTEGER);

/** Return the event that is played now or next; none if all are over. */
export function nextEventOf(events: readonly TournamentSummary[]): TournamentSummary | undefined {
  return events
    .filter(({ state }) => state !== "over")
    .sort((one, other) => rank(one) - rank(other))[0];
}
