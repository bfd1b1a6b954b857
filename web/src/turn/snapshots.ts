/** A turn as a row of pictures: how everything lies before it and after each of its steps. */

import { arranged, type Arrangement } from "../board/arrangement";
import { distinct } from "../rules/tiles";

type Sets = readonly (readonly string[])[];

/** Return how tiles lie after each move; a move is a set as it then lies, in its very tiles. */
export function pictures(table: Sets, rack: readonly string[], moves: Sets): Arrangement[] {
  const sets = distinct([...table, rack]);
  const held = sets.pop()!;
  let now: Arrangement = { pieces: arranged(sets, []), rack: held };
  const seen = [now];
  for (const move of moves) {
    const moved = new Set(move);
    const stays = (tile: string): boolean => !moved.has(tile);
    const others = now.pieces.map((piece) => piece.tiles.filter(stays));
    const pieces = arranged([...others.filter((tiles) => tiles.length > 0), move], now.pieces);
    now = { pieces, rack: now.rack.filter(stays) };
    seen.push(now);
  }
  return seen;
}
