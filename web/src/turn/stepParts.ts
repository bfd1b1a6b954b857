/** Parts of a step, for showing it as tiles: what moves, out of which sets, and what it becomes. */

import type { Step } from "../api/wire";

/** A tile of a set, and whether it is taken out of it. */
export interface SourceTile {
  readonly tile: string;
  readonly isTaken: boolean;
}

export interface StepParts {
  readonly rack: readonly string[];
  readonly sources: readonly (readonly SourceTile[])[];
  /** The set that the tiles join, or the set that they make; empty if the rack alone makes it. */
  readonly result: readonly string[];
  /** Whether the result is a set that stays as it is and grows. */
  readonly isGrowing: boolean;
}

export function stepParts({ code, set, stays, from_rack, from_table }: Step): StepParts {
  const isGrowing = code === "add";
  return {
    rack: from_rack,
    sources: from_table.map((taking) => withTaken(taking.set, taking.tiles)),
    result: isGrowing ? stays : from_table.length > 0 || stays.length > 0 ? set : [],
    isGrowing,
  };
}

function withTaken(set: readonly string[], taken: readonly string[]): SourceTile[] {
  const left = [...taken];
  return set.map((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return { tile, isTaken: at >= 0 };
  });
}
