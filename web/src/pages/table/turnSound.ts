/** Sound of a played turn: of a joker, of a last tile, or of any tile. */

import type { Played, View } from "../../api/wire";
import type { SoundName } from "../../device/sound";
import { tilesPlayed } from "../../live/applyEvent";
import { faceOf } from "../../rules/tiles";

export function soundOfTurn(event: Played, { round: before }: View): SoundName {
  const played = tilesPlayed(before?.table ?? [], event.table);
  if (played.some((tile) => faceOf(tile).colour === null)) return "joker";
  return (before?.rack_sizes[event.seat] ?? 0) - played.length === 1 ? "oneLeft" : "tile";
}
