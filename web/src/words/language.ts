/** Languages, and the preferred one of a user. */

export const LANGUAGES = {
  en: "English",
  nb: "Norsk",
  da: "Dansk",
  sv: "Svenska",
  fi: "Suomi",
  de: "Deutsch",
} as const;

export type Language = keyof typeof LANGUAGES;

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
  return "en";
}
