/** Places on the rack: in a turn, a tile that was laid leaves a hole, so that no other tile moves. */

import { sameTiles } from "../board/layout/arrangement";

/**
 * Return the places on a rack after a change: its tiles, and among them the tiles that were laid
 * but still belong to the player. If the player arranges the rack anew, there are no holes.
 */
export function rackPlaces(
  places: readonly string[],
  before: readonly string[],
  rack: readonly string[],
  own: readonly string[],
): readonly string[] {
  const isOwn = new Set(own);
  const isHere = new Set(rack);
  const wasHere = new Set(before);
  const same = places.filter((tile) => isHere.has(tile) || isOwn.has(tile));
  if (
    sameTiles(
      same.filter((tile) => isHere.has(tile)),
      rack,
    )
  )
    return same;
  const stayed = rack.filter((tile) => wasHere.has(tile));
  const kept = same.filter((tile) => !isHere.has(tile) || wasHere.has(tile));
  if (
    !sameTiles(
      kept.filter((tile) => isHere.has(tile)),
      stayed,
    )
  )
    return rack;
  const next = [...kept];
  for (const [at, tile] of rack.entries())
    if (!wasHere.has(tile)) next.splice(at === 0 ? 0 : next.indexOf(rack[at - 1]!) + 1, 0, tile);
  return next;
}
