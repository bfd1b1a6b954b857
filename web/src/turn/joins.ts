/** Joins: tiles of the rack that can be added to sets on the table. */

import { readSet, settled, type SetRules } from "../rules/sets";
import { isJoker } from "../rules/tiles";

export interface Join {
  /** Tiles of the rack, in the order in which they lie in the set. */
  readonly tiles: readonly string[];
  /** The set on the table that they join. */
  readonly set: readonly string[];
}

/**
 * Return which tiles join which sets. A tile joins one set at most, and jokers, which fit nearly
 * everywhere, join none.
 */
export function findJoins(
  sets: readonly (readonly string[])[],
  rack: readonly string[],
  rules: SetRules,
): Join[] {
  const left = new Set(rack.filter((tile) => !isJoker(tile)));
  return sets.flatMap((set) => {
    const joined: string[] = [];
    let whole: readonly string[] = set;
    for (let grown = grow(whole, left, rules); grown; grown = grow(whole, left, rules)) {
      joined.push(grown.tile);
      left.delete(grown.tile);
      whole = grown.set;
    }
    return joined.length > 0 ? [{ tiles: whole.filter((tile) => joined.includes(tile)), set }] : [];
  });
}

/** Return the set with the first tile that makes it longer, or null. */
function grow(
  set: readonly string[],
  tiles: Iterable<string>,
  rules: SetRules,
): { readonly tile: string; readonly set: readonly string[] } | null {
  for (const tile of tiles) {
    const [longer, ...rest] = settled([...set, tile], rules);
    if (longer && rest.length === 0 && readSet(longer, rules).kind !== "flaw")
      return { tile, set: longer };
  }
  return null;
}
