/** Sound of a turn: what is heard, how loud, and from which side. */

import type { Played, View } from "../../api/wire";
import type { Placement, SoundName } from "../../device/sound";
import { tilesPlayed } from "../../live/applyEvent";
import { faceOf } from "../../rules/tiles";

/** The player at the end of the row is heard from so far aside. */
const WIDEST = 0.4;

/** Return whose sound it is, from the side at which the seat is shown. */
export function soundOf(seat: number, { seat: own, round }: View): Placement {
  const last = Math.max(1, (round?.rack_sizes.length ?? 0) - 1);
  return { isOwn: seat === own, side: seat === own ? 0 : WIDEST * ((2 * seat) / last - 1) };
}

/** Return the sound of a joker, of a last tile but one, or of any tile. */
export function soundOfTurn(event: Played, { round: before }: View): SoundName {
  const played = tilesPlayed(before?.table ?? [], event.table);
  if (played.some((tile) => faceOf(tile).colour === null)) return "joker";
  return (before?.rack_sizes[event.seat] ?? 0) - played.length === 1 ? "oneLeft" : "tile";
}
