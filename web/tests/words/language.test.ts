import { expect, test } from "vitest";

import { isLanguage, LANGUAGES, preferredLanguage } from "../../src/words/language";

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
  expect(preferredLanguage(codes)).toBe(language);
});

test("every language is found by its code", () => {
  for (const code of Object.keys(LANGUAGES)) expect(preferredLanguage([code])).toBe(code);
});

test.each(["fr", "", "EN", null, undefined, 7, "constructor"])("%s is no language", (code) => {
  expect(isLanguage(code)).toBe(false);
});

test("every language has a catalogue, and every catalogue a language", () => {
  const catalogues = import.meta.glob("../../../src/brikke/words/locales/*/game.ftl");
  const codes = Object.keys(catalogues).map((path) => path.split("/").at(-2));
  expect(codes.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test("English comes first, the others by their own names", () => {
  const [first, ...names] = Object.values(LANGUAGES);
  expect(first).toBe("English");
  expect(names).toEqual([...names].sort());
});
