/** Words: texts by key in the user's language, from the same catalogues as the engine. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type Language } from "./language";

const catalogues = import.meta.glob<string>(
  [
    "../../../src/brikke/words/locales/*/*.ftl",
    "!../../../src/brikke/words/locales/*/{rules,terminal,tui}.ftl",
  ],
  { query: "?raw", import: "default" },
);

let bundle = $state.raw(new FluentBundle("en"));
let chosen: Language | null = null;
let loading: Promise<void> = Promise.resolve();
/** The catalogues needed by all pages opened so far. */
const needed = new Set(["game", "browser"]);

export type Values = Record<string, FluentVariable>;

/** Switch to a language. */
export function setLanguage(language: Language): Promise<void> {
  chosen = language;
  loading = loadLanguage(language);
  return loading;
}

async function loadLanguage(language: Language): Promise<void> {
  const names = [...needed];
  const paths = names.map((name) => `../../../src/brikke/words/locales/${language}/${name}.ftl`);
  const texts = await Promise.all(paths.map((path) => catalogues[path]!()));
  // Another language or more catalogues were requested in the meantime: wait for those.
  if (language !== chosen || names.length < needed.size) return loading;
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  document.documentElement.lang = language;
}

/** Load more catalogues. */
export async function loadCatalogues(names: readonly string[]): Promise<void> {
  const more = names.filter((name) => !needed.has(name));
  for (const name of more) needed.add(name);
  if (more.length > 0 && chosen !== null) void setLanguage(chosen);
  try {
    await loading;
  } catch (error) {
    // If catalogues cannot be loaded, only the page that needs them fails.
    for (const name of more) needed.delete(name);
    loading = Promise.resolve();
    throw error;
  }
}

export function hasWords(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Return the text for a key. A missing key is shown as it is and logged as an error. */
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

/** Return the current language, for dates and the like. */
export function language(): string {
  return bundle.locales[0]!;
}

/** Return a list as text, such as "a, b and c". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "conjunction" }).format(items);
}
