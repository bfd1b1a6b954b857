import { expect, test } from "vitest";

import type { TournamentSummary } from "../../../src/api/http";
import { nextEventOf } from "../../../src/pages/club/nextEvent";

const event = (id: string, state: string, at: number | null): TournamentSummary =>
  ({ id, state, at }) as TournamentSummary;

test("what is played now comes before what begins soon, and that before what has no time yet", () => {
  const waiting = event("waiting", "open", null);
  const later = event("later", "open", 20);
  const soon = event("soon", "open", 10);
  const playing = event("playing", "playing", null);
  expect(nextEventOf([waiting, later, soon, playing])?.id).toBe("playing");
  expect(nextEventOf([waiting, later, soon])?.id).toBe("soon");
  expect(nextEventOf([waiting])?.id).toBe("waiting");
});

test("an event that is over is not the next one", () => {
  expect(nextEventOf([event("over", "over", null)])).toBeUndefined();
});
