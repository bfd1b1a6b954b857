/** Languages: those with a catalogue, and the preferred one of a user. */

const DEFAULT = "en";

const FILES = import.meta.glob<string>("../../../src/brikke/words/locales/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A language by its code. */
export type Language = string;

/** The languages by code, each in its own words: English first, the others by their names. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(FILES)
    .map(([path, text]): [Language, string] => [path.split("/").at(-2)!, nameIn(text)])
    .sort(([left, leftName], [right, rightName]) =>
      left === DEFAULT ? -1 : right === DEFAULT ? 1 : leftName < rightName ? -1 : 1,
    ),
);

function nameIn(text: string): string {
  return /^language-name = (.+)$/m.exec(text)![1]!.trim();
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** Return the first available language of a list. Norwegian has three codes. */
export function preferredLanguage(codes: readonly string[]): Language {
  for (const code of codes) {
    const main = code.toLowerCase().split("-")[0]!;
    const known = main === "no" || main === "nn" ? "nb" : main;
    if (isLanguage(known)) return known;
  }
  return DEFAULT;
}
