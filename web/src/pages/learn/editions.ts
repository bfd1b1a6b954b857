/** The printed editions, and where they differ, as the server tells it. */

import { ask, type Edition, type Parameter } from "../../api/client";

/** A parameter on which editions differ. */
export interface Difference {
  readonly parameter: string;
  readonly values: Readonly<Record<string, Parameter>>;
  /** The editions for whose leaflet it is our reading. */
  readonly readings: readonly string[];
}

export interface Editions {
  readonly editions: readonly (Edition & { readonly languages: readonly string[] })[];
  readonly differences: readonly Difference[];
}

let asked: Promise<Editions> | null = null;

export function allEditions(): Promise<Editions> {
  asked ??= ask<Editions>("GET", "/api/rulebooks");
  // What could not be had may be had later.
  asked.catch(() => (asked = null));
  return asked;
}

/** Return only what differs between these editions. */
export function differing(
  differences: readonly Difference[],
  editions: readonly string[],
): Difference[] {
  return differences.filter(
    ({ values }) => new Set(editions.map((edition) => values[edition])).size > 1,
  );
}

/** Return two editions to begin with: the first one, and one in the reader's language. */
export function firstPair({ editions }: Editions, language: string): [string, string] {
  const [first, ...others] = editions;
  const own = others.find(({ languages }) => languages.includes(language)) ?? others[0];
  return [first!.edition, own!.edition];
}
