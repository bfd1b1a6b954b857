/** Snapshots of a turn: the arrangement before it and after each step. */

import { arrangePieces, withSet, type Arrangement } from "../board/layout/arrangement";
import { markCopies } from "../rules/tiles";

type Sets = readonly (readonly string[])[];

/** Return an arrangement, and the one after each move. A move is the set that it makes. */
export function snapshotsFrom(start: Arrangement, moves: Sets): Arrangement[] {
  const seen = [start];
  for (const move of moves) seen.push(withSet(seen.at(-1)!, move));
  return seen;
}

/** Return the snapshots of a turn on a table and a rack in faces. */
export function snapshots(table: Sets, rack: readonly string[], moves: Sets): Arrangement[] {
  const sets = markCopies([...table, rack]);
  const held = sets.pop()!;
  return snapshotsFrom({ pieces: arrangePieces(sets, []), rack: held }, moves);
}
