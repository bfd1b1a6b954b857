/** Snapshots of a turn: the arrangement before it and after each step. */

import { arrangePieces, type Arrangement } from "../board/arrangement";
import { markCopies } from "../rules/tiles";

type Sets = readonly (readonly string[])[];

/** Return the arrangement after each move. A move is the set that it makes, in physical tiles. */
export function snapshots(table: Sets, rack: readonly string[], moves: Sets): Arrangement[] {
  const sets = markCopies([...table, rack]);
  const held = sets.pop()!;
  let now: Arrangement = { pieces: arrangePieces(sets, []), rack: held };
  const seen = [now];
  for (const move of moves) {
    const moved = new Set(move);
    const stays = (tile: string): boolean => !moved.has(tile);
    const others = now.pieces.map((piece) => piece.tiles.filter(stays));
    const pieces = arrangePieces([...others.filter((tiles) => tiles.length > 0), move], now.pieces);
    now = { pieces, rack: now.rack.filter(stays) };
    seen.push(now);
  }
  return seen;
}
