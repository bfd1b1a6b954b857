import { expect, test, vi } from "vitest";

import { hasWords, language, speak } from "../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

test("whoever waits for a language has words, though another was asked for since", async () => {
  const first = speak("nb");
  void speak("fi");
  await first;
  expect(language()).toBe("fi");
  expect(hasWords("app-home")).toBe(true);
});
