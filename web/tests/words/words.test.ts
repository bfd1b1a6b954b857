import { expect, test, vi } from "vitest";

import { hasWords, language, setLanguage } from "../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

test("waiting for a language ends with words, even if another was requested since", async () => {
  const first = setLanguage("nb");
  void setLanguage("fi");
  await first;
  expect(language()).toBe("fi");
  expect(hasWords("app-home")).toBe(true);
});
