/** Board of the recap: the table as it was, with the player's own tiles. */

import { arrangePieces, type Arrangement, type Piece } from "../../../board/layout/arrangement";

/**
 * Return the board with an earlier table. Own tiles stay where they form a piece of their own
 * or lie at a set that was there already; the rack is as it is now.
 */
export function boardWith(
  table: readonly (readonly string[])[],
  now: Arrangement,
  own: ReadonlySet<string>,
): Arrangement {
  const isOwn = (tile: string): boolean => own.has(tile);
  const there = new Set(table.map((set) => [...set].sort().join(" ")));
  const kept = now.pieces.filter(({ tiles }) => {
    if (!tiles.some(isOwn)) return false;
    const rest = tiles.filter((tile) => !isOwn(tile));
    return rest.length === 0 || there.has([...rest].sort().join(" "));
  });
  const covered = new Set(kept.flatMap(({ tiles }) => tiles));
  const sets = table.filter((set) => !set.some((tile) => covered.has(tile)));
  const others = now.pieces.filter((piece) => !kept.includes(piece));
  const pieces: Piece[] = [...arrangePieces(sets, others), ...kept];
  const place = new Map(now.pieces.map(({ key }, at) => [key, at]));
  const rank = ({ key }: Piece): number => place.get(key) ?? now.pieces.length;
  return { pieces: pieces.sort((left, right) => rank(left) - rank(right)), rack: now.rack };
}
