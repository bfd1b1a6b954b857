/** Time in which a turn is shown: as long as its tiles are on their way. */

import type { Event, View } from "../api/wire";
import { flightTime } from "../board/tiles/motion";
import { isTurnEvent } from "./applyEvent";
import { tableChange } from "./recap";
import { TEMPO } from "./tempo";

/** How long it is shown that somebody draws, in milliseconds. */
const DRAW_TIME = 300;

/** Return how long another player's turn is shown on a table; 0 for all other events. */
export function showingTime(
  event: Event,
  { seat, table }: Pick<View, "seat" | "table">,
  shown: readonly (readonly string[])[],
): number {
  if (!isTurnEvent(event) || event.seat === seat) return 0;
  const tempo = TEMPO[table.speed];
  if (event.type !== "played") return DRAW_TIME * tempo;
  const { brought, moves } = tableChange(shown, event.table);
  return flightTime(moves.length, brought.length) * tempo;
}
