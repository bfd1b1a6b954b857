/** The printed editions, and where they differ, as the server tells it. */

import { ask } from "../../api/client";
import type { EditionDifference, Rulebooks } from "../../api/http";

let asked: Promise<Rulebooks> | null = null;

export function allEditions(): Promise<Rulebooks> {
  asked ??= ask<Rulebooks>("GET", "/api/rulebooks");
  // What could not be had may be had later.
  asked.catch(() => (asked = null));
  return asked;
}

/** Return only what differs between these editions. */
export function differing(
  differences: readonly EditionDifference[],
  editions: readonly string[],
): EditionDifference[] {
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
