/** Tiles of a hint: the part of a set that tells where tiles go. */

export interface SetPart {
  readonly tiles: readonly string[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Return the tiles of a set that moved into it, and those beside them. */
export function besideMoved(set: readonly string[], moved: readonly string[]): SetPart {
  const at = set.flatMap((tile, index) => (moved.includes(tile) ? [index] : []));
  const first = Math.max(0, Math.min(...at) - 1);
  const last = Math.min(set.length - 1, Math.max(...at) + 1);
  return {
    tiles: set.slice(first, last + 1),
    isCutBefore: first > 0,
    isCutAfter: last < set.length - 1,
  };
}
