/** Times of a tournament: when it begins, and what its clock shows. */

import type { TournamentView } from "../../api/http";
import { longDurationText } from "../../rules/text";
import { language, words } from "../../words/words.svelte";
import { clockText } from "./clockText";

const DAY_MS = 24 * 3600 * 1000;

/** Return when a tournament begins, by the calendar; null if that is not known or has passed. */
export function beginningOf(view: TournamentView, now: number): string | null {
  if (view.state !== "open" || view.at === null || view.at <= now) return null;
  return new Date(view.at).toLocaleString(language(), {
    hourCycle: "h23",
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** What the clock of a tournament shows: the name of the time, and the time; null for none. */
export function clockOf(view: TournamentView, now: number): { label: string; time: string } | null {
  if (view.state === "over" || view.paused) return null;
  if (isSeating(view, now)) return null;
  if (view.at !== null) {
    const label = words(view.number === 0 ? "tour-begins-in" : "tour-next-in");
    const left = view.at - now;
    // Nobody waits for days second by second.
    const time = left > DAY_MS ? longDurationText(left / 1000) : clockText(left);
    return { label, time };
  }
  if (view.state !== "playing") return null;
  return { label: words("tour-playing-for"), time: clockText(now - view.began) };
}

/** Whether the time of the next round has come, and its tables are being set. */
export function isSeating(view: TournamentView, now: number): boolean {
  return view.state !== "over" && !view.paused && view.at !== null && view.at <= now;
}
