/** Local hints: the best turn, found by the core in this page instead of by the authority. */

import type { SolutionWithMoves } from "../api/http";
import type { HintGiven } from "../api/wire";
import { arrangePieces, setsOf } from "../board/layout/arrangement";
import { faceText, markCopies } from "../rules/tiles";
import { askCore } from "../solver/ask";
import { snapshotsFrom } from "../turn/snapshots";

/** What pages show of a hint. */
export type Hint = Omit<HintGiven, "type" | "id" | "opening">;

/** What a hint is best at. */
export type Aim = HintGiven["aim"];

/** What a player sees, in physical tiles. */
interface Seen {
  readonly table: readonly (readonly string[])[];
  readonly rack: readonly string[];
  readonly opened: boolean;
  readonly rulebook: string;
}

/** Return the turn with the most tiles; null where only the authority over the table can answer. */
export async function hintHere({ table, rack, opened, rulebook }: Seen): Promise<Hint | null> {
  const faces = [...table, rack].map((tiles) => tiles.map(faceText));
  const body = { table: faces.slice(0, -1), rack: faces.at(-1)!, rulebook, opened };
  const found = (await askCore("/api/solve", body)) as SolutionWithMoves | null;
  if (found === null) return null;
  // The core counts equal tiles in the order of its question; here they have names of their own.
  const own = [...table, rack].flat();
  const named = new Map(
    markCopies(faces)
      .flat()
      .map((mark, at) => [mark, own[at]!]),
  );
  const moves = found.moves.map((tiles) => tiles.map((tile) => named.get(tile)!));
  const before = { pieces: arrangePieces(table, []), rack: [...rack] };
  const after = setsOf(snapshotsFrom(before, moves).at(-1)!);
  const laid = new Set(after.flat());
  return {
    aim: "tiles",
    tiles_played: found.tiles_played,
    played: rack.filter((tile) => laid.has(tile)),
    table: after,
    goes_out: found.goes_out,
    steps: found.steps,
    moves,
    chance: null,
  };
}
