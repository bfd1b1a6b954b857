/** Editions: their differences, and the two that are compared first. */

import type { EditionDifference, Rulebooks } from "../../api/http";

/** Return the differences between these editions. */
export function differing(
  differences: readonly EditionDifference[],
  editions: readonly string[],
): EditionDifference[] {
  return differences.filter(
    ({ values }) => new Set(editions.map((edition) => values[edition])).size > 1,
  );
}

/** Return two editions to compare first: the first one, and one in the user's language. */
export function firstPair({ editions }: Rulebooks, language: string): [string, string] {
  const [first, ...others] = editions;
  const own = others.find(({ languages }) => languages.includes(language)) ?? others[0];
  return [first!.edition, own!.edition];
}
