import { beforeAll, expect, test, vi } from "vitest";

import { tableChange } from "../../../../src/live/recap";
import { playedText } from "../../../../src/pages/table/recap/playedText";
import { loadCatalogues, setLanguage } from "../../../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

beforeAll(async () => {
  await loadCatalogues(["table"]);
  await setLanguage("en");
});

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));

function told(before: string, after: string, name: string | null = "Ola", cards = false): string {
  return playedText(tableChange(sets(before), sets(after)), name, cards);
}

test("a turn that moves nothing names the tiles that were laid", () => {
  expect(told("r1 r2 r3", "r1 r2 r3 r4")).toBe("Ola laid red 4.");
  expect(told("r1 r2 r3", "r1 r2 r3 r4", null)).toBe("You laid red 4.");
});

test("a tile that was moved is named with the sets that it left and joined", () => {
  const [before, after] = ["b4 b5 b6 b7", "b5 b6 b7 | k4 r4 b4"];
  const moved = "blue 4 from the run blue 4 to blue 7 into the group of 4s";
  expect(told(before, after)).toBe(`Ola laid black 4, red 4; moved ${moved}.`);
  expect(told(before, after, null)).toBe(`You laid black 4, red 4; moved ${moved}.`);
});

test("several tiles that follow each other are named by the first and the last", () => {
  expect(told("r1 r2 r3 r4 r5 r6 r7", "r1 r2 r3 r4 | r5 r6 r7 r8")).toBe(
    "Ola laid red 8; moved red 5 to red 7 from the run red 1 to red 7 into the run red 5 to red 8.",
  );
});

test("a joker at the end of a run counts as what it stands for", () => {
  expect(told("j k5 k6 k7", "j k5 k6 | k7 r7 b7")).toContain("from the run black 4 to black 7");
});

test("a joker that stands for another tile is told", () => {
  expect(told("r5 j r7", "r5 r6 r7 j")).toBe("Ola laid red 6. A joker now stands for red 8.");
});

test("a group of cards is named by its rank", () => {
  expect(told("k11 k12 k13 k10", "k10 k11 k12 | k13 r13 b13", "Ola", true)).toBe(
    "Ola laid king of hearts, king of clubs; moved king of spades " +
      "from the run 10 of spades to king of spades into the group of kings.",
  );
});

test("of many moves the first two are told, and the tiles of the others counted", () => {
  const before = "k4 k5 k6 k7 | b4 b5 b6 b7 | o4 o5 o6 o7 | r9 r10 r11 r12";
  const after = "k5 k6 k7 | b5 b6 b7 | o5 o6 o7 | k4 b4 o4 r4 | r10 r11 r12 | r9 k9 b9";
  expect(told(before, after)).toBe(
    "Ola laid red 4, black 9, blue 9; moved black 4 from the run black 4 to black 7 into the " +
      "group of 4s; blue 4 from the run blue 4 to blue 7 into the group of 4s; 2 more tiles.",
  );
});

test.each(["nb", "da", "sv", "fi", "de"])("nothing is missing in %s", async (language) => {
  await setLanguage(language);
  const error = vi.spyOn(console, "error");
  const text = told("k4 k5 k6 k7 | r9 b9 o9 k9", "k5 k6 k7 | r9 b9 o9 | k4 r4 b4 | k9 k10 k11");
  expect(text.match(/4/g)!.length).toBeGreaterThan(4);
  expect(error).not.toHaveBeenCalled();
  await setLanguage("en");
});
