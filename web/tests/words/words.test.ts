import { beforeEach, expect, test, vi } from "vitest";

import {
  loadCatalogues,
  hasWords,
  language,
  readable,
  setLanguage,
  words,
  wordsOr,
} from "../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

/** A busy machine may need long to load a catalogue. */
const PATIENT = { timeout: 30_000 };

const told: Record<string, string> = {
  de: "bot-landlord = Wirt",
  en: "bot-landlord = Landlord\nbot-cook = Cook",
};
const fetched = vi.fn((path: string) => {
  const catalogue = told[String(path).split("=")[1] ?? ""] ?? "";
  return Promise.resolve(new Response(JSON.stringify({ catalogue })));
});
vi.stubGlobal("fetch", fetched);
beforeEach(() => fetched.mockClear());

test("waiting for a language ends with words, even if another was requested since", async () => {
  const first = setLanguage("nb");
  void setLanguage("fi");
  await first;
  expect(language()).toBe("fi");
  expect(hasWords("app-home")).toBe(true);
});

test("a page whose words cannot be loaded fails alone", async () => {
  vi.doMock("../../../src/brikke/words/locales/nb/solve.ftl?raw", () => {
    throw new TypeError("Importing a module script failed.");
  });
  const language = setLanguage("nb");
  const page = loadCatalogues(["solve"]);
  await expect(page).rejects.toThrow();
  await language;
  expect(hasWords("app-home")).toBe(true);
  await loadCatalogues([]);
  await loadCatalogues(["score"]);
  expect(hasWords("score-offline")).toBe(true);
});

test("words of plugins are fetched when a key is missed, in the language or else in English", async () => {
  await setLanguage("de");
  expect(words("app-home")).not.toBe("App home");
  expect(fetched).not.toHaveBeenCalled();
  expect(wordsOr("bot-landlord", readable("landlord"))).toBe("Landlord");
  await vi.waitFor(() => expect(wordsOr("bot-landlord", "")).toBe("Wirt"), PATIENT);
  expect(wordsOr("bot-cook", "")).toBe("Cook");
  expect(wordsOr("bot-about-cook", "")).toBe("");
  expect(fetched.mock.calls.map(([path]) => path).sort()).toEqual([
    "/api/words?language=de",
    "/api/words?language=en",
  ]);
});

test("a key without words is readable, and the console says so", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await setLanguage("sv");
  expect(words("opening-minimum")).toBe("Opening minimum");
  expect(error).toHaveBeenCalledWith("no words for opening-minimum");
  error.mockRestore();
});

test("a language that lacks a catalogue speaks English there", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await setLanguage("xx");
  await loadCatalogues(["score"]);
  words("home-more-score");
  await vi.waitFor(() => expect(words("home-more-score")).toBe("Score sheet"), PATIENT);
  error.mockRestore();
});
