import { expect, test } from "vitest";

import { isLanguage, LANGUAGES, preferred } from "../../src/words/language";

test.each([
  ["de", ["de"]],
  ["de", ["de-AT", "en"]],
  ["sv", ["sv-FI"]],
  ["nb", ["no"]],
  ["nb", ["nn-NO"]],
  ["nb", ["nb-NO"]],
  ["fi", ["fr-FR", "et", "fi", "en"]],
  ["da", ["DA-dk"]],
  ["en", ["fr", "it"]],
  ["en", []],
])("%s is spoken to those who prefer %s", (language, codes) => {
  expect(preferred(codes)).toBe(language);
});

test("every language there is can be asked for by its code", () => {
  for (const code of Object.keys(LANGUAGES)) expect(preferred([code])).toBe(code);
});

test.each(["fr", "", "EN", null, undefined, 7, "constructor"])("%s is no language", (code) => {
  expect(isLanguage(code)).toBe(false);
});

test("there are words for every language, and a language for all words", () => {
  const catalogues = import.meta.glob("../../../src/brikke/words/locales/*/game.ftl");
  const codes = Object.keys(catalogues).map((path) => path.split("/").at(-2));
  expect(codes.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test("English comes first, the others by their own names", () => {
  const [first, ...names] = Object.values(LANGUAGES);
  expect(first).toBe("English");
  expect(names).toEqual([...names].sort());
});
