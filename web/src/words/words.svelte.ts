/** Words by key, in the reader's language: the same catalogues that the engine and server use. */

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
let spoken: Language | null = null;
let speaking: Promise<void> = Promise.resolve();
/** Which catalogues the pages seen so far need. */
const needed = new Set(["game", "browser"]);

export type Values = Record<string, FluentVariable>;

/** Speak a language from now on. */
export function speak(language: Language): Promise<void> {
  spoken = language;
  speaking = read(language);
  return speaking;
}

async function read(language: Language): Promise<void> {
  const names = [...needed];
  const paths = names.map((name) => `../../../src/brikke/words/locales/${language}/${name}.ftl`);
  const texts = await Promise.all(paths.map((path) => catalogues[path]!()));
  // Another language was asked for in the meantime, or more words of this one: wait for those.
  if (language !== spoken || names.length < needed.size) return speaking;
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  document.documentElement.lang = language;
}

/** Add catalogues to the words there are. */
export async function bring(names: readonly string[]): Promise<void> {
  const more = names.filter((name) => !needed.has(name));
  for (const name of more) needed.add(name);
  if (more.length > 0 && spoken !== null) void speak(spoken);
  try {
    await speaking;
  } catch (error) {
    // Words that cannot be fetched are missed by their own page, and by no other.
    for (const name of more) needed.delete(name);
    speaking = Promise.resolve();
    throw error;
  }
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

/** The language that is spoken, for dates and the like. */
export function language(): string {
  return bundle.locales[0]!;
}

/** Return several things as a list, as the language joins them. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "conjunction" }).format(items);
}
