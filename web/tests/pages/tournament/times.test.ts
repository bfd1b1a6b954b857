import { beforeAll, expect, test, vi } from "vitest";

import type { TournamentView } from "../../../src/api/http";
import { beginningOf, clockOf } from "../../../src/pages/tournament/times";
import { loadCatalogues, setLanguage } from "../../../src/words/words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

const HOUR = 3600 * 1000;
const NOW = new Date(2026, 10, 23, 12, 0).getTime();

const planned = (hours: number): TournamentView =>
  ({ state: "open", paused: false, number: 0, at: NOW + hours * HOUR }) as TournamentView;

beforeAll(async () => {
  await loadCatalogues(["tournament"]);
  await setLanguage("en");
});

test("days to go are counted in days, and the last one second by second", () => {
  expect(clockOf(planned(115), NOW)?.time).toBe("4 days");
  expect(clockOf(planned(5), NOW)?.time).toBe("5:00:00");
});

test("when it begins is told by the calendar until it does", () => {
  expect(beginningOf(planned(31), NOW)).toContain("24");
  expect(beginningOf(planned(31), NOW)).toContain("19:00");
  expect(beginningOf(planned(0), NOW)).toBeNull();
  expect(beginningOf({ ...planned(31), state: "playing" }, NOW)).toBeNull();
});
