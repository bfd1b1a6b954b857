/** Words by key, in the reader's language: the same catalogues that the engine and server use. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type Language } from "./language";

const catalogues = import.meta.glob<string>("../../../src/brikke/locales/*/{game,browser}.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw(new FluentBundle("en"));

export type Values = Record<string, FluentVariable>;

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const files = Object.keys(catalogues).filter((path) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(files.map((path) => catalogues[path]!()));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  document.documentElement.lang = language;
}

export function hasWords(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Return the text for a key. A key without words shows itself, and the console says so. */
export function words(key: string, values: Values = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`words for ${key}: ${error.message}`);
  return text;
}

/** Return several things as a list, as the language joins them. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "conjunction" }).format(items);
}
