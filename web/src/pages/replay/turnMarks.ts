/** Marks of a shown turn: what was brought and moved, in the colour of the player. */

import type { TileMarks } from "../../board/boardTypes";
import { tableChange } from "../../live/recap";
import type { ReplayPerson } from "./people";

type Table = readonly (readonly string[])[];

export interface TurnMarks {
  readonly fresh: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
  readonly of: (tile: string) => TileMarks;
}

/** Return the marks of a turn. A turn that could have been has no face on its sets. */
export function turnMarks(
  before: Table,
  after: Table,
  drawn: readonly string[],
  who: ReplayPerson | null,
  isBest: boolean,
): TurnMarks {
  const { brought, moves, sets } = tableChange(before, after);
  const fresh = new Set([...brought, ...(isBest ? [] : drawn)]);
  const moved = new Set(moves.map(({ tile }) => tile));
  const isMarked = (tile: string): boolean => fresh.has(tile) || moved.has(tile);
  const firsts = new Set(isBest ? [] : sets.map((set) => set.find(isMarked)));
  return {
    fresh,
    moved,
    of(tile) {
      if (!isMarked(tile) || who === null) return { classes: "" };
      const classes = !fresh.has(tile) ? "moved" : isBest ? "hinted" : "brought";
      return { classes, who: who.colour, ...(firsts.has(tile) && { bead: who.face }) };
    },
  };
}
