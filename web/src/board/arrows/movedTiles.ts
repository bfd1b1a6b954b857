/** Moved tiles: what a step of a hint moves. Apart from the rest of a hint, which is loaded with the first one. */

import { pieceOf, withSet, type Arrangement } from "../layout/arrangement";

/** Return the tiles that move if a set is made: all that do not lie in the piece that becomes it. */
export function movedTiles(now: Arrangement, set: readonly string[]): string[] {
  const made = pieceOf(withSet(now, set), set[0]!);
  const before = now.pieces.find(({ key }) => key === made?.key);
  return set.filter((tile) => !before?.tiles.includes(tile));
}
