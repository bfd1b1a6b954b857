/**
 * Words: texts by key in the user's language, from the same catalogues as the engine.
 *
 * A key that the language lacks is looked up among the words of the server's plugins, then in
 * English. Both are fetched when a key is missed for the first time. Until then, and where there
 * are no words at all, the key itself is shown in a readable form.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { isFolder } from "../navigation/site";
import { type Language } from "./language";

const FOLDER = "../../../src/brikke/words/locales";
const catalogues = import.meta.glob<string>(
  [
    "../../../src/brikke/words/locales/*/*.ftl",
    "!../../../src/brikke/words/locales/*/{errors,help,language,rules,terminal,tui}.ftl",
  ],
  { query: "?raw", import: "default" },
);

let bundle = $state.raw(new FluentBundle("en"));
/** Where a key is looked up that the language lacks. */
let fallbacks = $state.raw<readonly FluentBundle[]>([]);
/** The bundle whose fallbacks were fetched. */
let completed: FluentBundle | null = null;
let chosen: Language | null = null;
let loading: Promise<void> = Promise.resolve();
/** How often words were loaded, and which time the bundle is from. */
let loads = 0;
let bundleLoad = 0;
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
  loads += 1;
  const load = loads;
  const texts = await Promise.all([...needed].map((name) => ownText(language, name)));
  // Another language was requested in the meantime: wait for that.
  if (language !== chosen) return loading;
  // A later load may be done before, and has more catalogues.
  if (load < bundleLoad) return;
  bundleLoad = load;
  bundle = bundleOf(language, texts);
  if (language !== fallbacks[0]?.locales[0]) fallbacks = [];
  document.documentElement.lang = language;
}

/** Return a catalogue of a language; a language that lacks one has no words there. */
function ownText(language: Language, name: string): Promise<string> {
  return catalogues[`${FOLDER}/${language}/${name}.ftl`]?.() ?? Promise.resolve("");
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Load more catalogues. */
export async function loadCatalogues(names: readonly string[]): Promise<void> {
  const more = names.filter((name) => !needed.has(name));
  if (more.length > 0 && chosen !== null) {
    const language = chosen;
    // If one cannot be loaded, only the page that needs it fails.
    await Promise.all(more.map((name) => ownText(language, name)));
  }
  for (const name of more) needed.add(name);
  if (more.length > 0 && chosen !== null) await setLanguage(chosen);
  else await loading;
}

/** Fetch the words that a language lacks. */
async function complete(lacking: FluentBundle): Promise<void> {
  if (completed === lacking || chosen === null) return;
  completed = lacking;
  const own = lacking.locales[0]!;
  const others = own === "en" ? [] : [...needed].map((name) => ownText("en", name));
  const plugins = own === "en" ? [] : [pluginText("en")];
  const [first, ...english] = await Promise.all([pluginText(own), ...others, ...plugins]);
  if (bundle !== lacking) return;
  fallbacks = [bundleOf(own, [first!]), bundleOf("en", english)];
}

/** Return the words of the server's plugins; none where it cannot be asked. */
async function pluginText(language: Language): Promise<string> {
  if (isFolder) return "";
  try {
    const answer = await fetch(`/api/words?language=${language}`);
    const { catalogue } = (await answer.json()) as { catalogue?: string };
    return answer.ok ? (catalogue ?? "") : "";
  } catch {
    return "";
  }
}

function find(key: string, values: Values): string | null {
  for (const each of [bundle, ...fallbacks]) {
    const pattern = each.getMessage(key)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = each.formatPattern(pattern, { faces: "numbers", ...values }, errors);
    for (const error of errors) console.error(`words for ${key}: ${error.message}`);
    return text;
  }
  void complete(bundle);
  return null;
}

/** Whether the language itself has words for a key. */
export function hasWords(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Return the text for a key. A key without words is shown readably, and the console says so. */
export function words(key: string, values: Values = {}): string {
  const text = find(key, values);
  if (text === null) console.error(`no words for ${key}`);
  return text ?? readable(key);
}

/** Return the text for a key that may well have no words, such as the name of a plugin. */
export function wordsOr(key: string, otherwise: string): string {
  return find(key, {}) ?? otherwise;
}

/** Return a key or a name as a text: `opening-minimum` is `Opening minimum`. */
export function readable(key: string): string {
  const text = key.replaceAll(/[-_]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Return the current language, for dates and the like. */
export function language(): string {
  return bundle.locales[0]!;
}

/** Return a list as text, such as "a, b and c". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "conjunction" }).format(items);
}

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** Return how long ago a time was, in the largest unit that fits: "5 min. ago". */
export function timeAgo(time: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - time) / 60_000));
  const text = new Intl.RelativeTimeFormat(bundle.locales, { numeric: "auto", style: "short" });
  if (minutes < MINUTES_AN_HOUR) return text.format(-minutes, "minute");
  if (minutes < MINUTES_A_DAY) return text.format(-Math.floor(minutes / MINUTES_AN_HOUR), "hour");
  return text.format(-Math.floor(minutes / MINUTES_A_DAY), "day");
}
