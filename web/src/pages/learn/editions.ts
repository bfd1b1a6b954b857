/** Editions compared: where they differ, and which two are shown first. */

import type { EditionsDiffer, Rulebooks } from "../../api/http";

/** Return only what differs between these editions. */
export function differing(
  differences: readonly EditionsDiffer[],
  editions: readonly string[],
): EditionsDiffer[] {
  return differences.filter(
    ({ values }) => new Set(editions.map((edition) => values[edition])).size > 1,
  );
}

/** Return two editions to begin with: the first one, and one in the reader's language. */
export function firstPair({ editions }: Rulebooks, language: string): [string, string] {
  const [first, ...others] = editions;
  const own = others.find(({ languages }) => languages.includes(language)) ?? others[0];
  return [first!.edition, own!.edition];
}
