/** Rings on a photograph: the tiles of a turn, with the step at which each is moved. */

import type { SolutionWithMoves } from "../../api/http";
import type { PhotoReading, ReadTile } from "../../camera/reading";
import { faceText, markCopies, tilesWithFaces } from "../../rules/tiles";
import type { Subject } from "./photos";
import type { Sets } from "./question";

/**
 * Return the step at which each tile is first moved, from 1; 0 for a tile that stays in a set to which
 * others come.
 */
export function movedAt({
  moves,
  steps,
}: Pick<SolutionWithMoves, "moves" | "steps">): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, move] of moves.entries()) {
    const stays = new Set(tilesWithFaces(steps[at]?.stays ?? [], move));
    for (const tile of move) if (!found.get(tile)) found.set(tile, stays.has(tile) ? 0 : at + 1);
  }
  return found;
}

/**
 * Return the tiles of a photograph that are moved, with their steps. In a turn, of two equal tiles
 * the second one of the position has a mark, and those of the table come first.
 */
export function ringsOn(
  { tiles }: Pick<PhotoReading, "tiles">,
  subject: Subject,
  { table, rack }: { readonly table: Sets; readonly rack: readonly string[] },
  steps: ReadonlyMap<string, number>,
): Map<ReadTile, number> {
  const marked = markCopies([...table, rack]);
  const left = subject === "rack" ? marked.at(-1)! : marked.flat();
  const inOrder = [...tiles].sort((one, other) => Number(one.isLoose) - Number(other.isLoose));
  const rings = new Map<ReadTile, number>();
  for (const tile of inOrder) {
    const at = left.findIndex((name) => faceText(name) === tile.tile);
    const step = at < 0 ? undefined : steps.get(left.splice(at, 1)[0]!);
    if (step !== undefined) rings.set(tile, step);
  }
  return rings;
}
