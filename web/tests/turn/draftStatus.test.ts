import { beforeAll, afterEach, expect, test, vi } from "vitest";

import { draftStatus } from "../../src/turn/draftStatus";
import { Plan } from "../../src/turn/plan.svelte";
import { loadCatalogues, setLanguage } from "../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

const RULEBOOK = { parameters: { opening_minimum: "30" } } as never;

const plan = new Plan({
  draftName: () => null,
  rules: () => ({ maxRunLength: 13 }) as never,
  check: () => null,
});
afterEach(() => plan.close());

beforeAll(async () => {
  await loadCatalogues(["table"]);
  await setLanguage("en");
});

function said(...sets: string[][]): string {
  plan.follow({
    table: [],
    rack: ["k9", "k10", "k11", "r1", "b1", "o7"],
    commitment: sets.flat().join(" "),
    rack_sizes: [6, 6],
  });
  for (const [at, set] of sets.entries()) plan.move(set, { at: "table", index: at });
  const by = { rulebook: RULEBOOK, hasOpened: false, cards: false, isDue: true };
  return draftStatus(plan, by)!.text;
}

test("the opening counts complete sets, and says which tiles do not count yet", () => {
  expect(said(["k9", "k10", "k11"])).toBe("Opening: 30 of 30");
  expect(said(["r1", "b1"])).toBe("0 of 30, 2 not in a set");
  expect(said(["k9", "k10", "k11"], ["o7"])).toBe("30 of 30, 1 not in a set");
});
