/** Text of a turn in the recap. */

import type { RecapTurn } from "../../../live/recap";
import { words } from "../../../words/words.svelte";
import { playedText } from "./playedText";

export function recapTitle(seat: number | null): string {
  return words(seat === null ? "recap-title-watch" : "recap-title");
}

/** Return what a player did, for screen readers and where nothing was played. */
export function recapText(turn: RecapTurn, name: string, cards: boolean): string {
  switch (turn.did) {
    case "played":
      return playedText(turn, name, cards);
    case "drew":
      return words("said-drew", { name });
    case "timed_out":
      return words("said-timed-out", { name, count: turn.drawn });
    case "passed":
      return words("said-passed", { name });
  }
}

/** Return a short sign for a turn: the tiles played, or what else was done. */
export function recapSign(turn: RecapTurn): string {
  switch (turn.did) {
    case "played":
      return `+${turn.brought.length}`;
    case "drew":
      return words("recap-drew");
    case "timed_out":
      return words("recap-timed-out");
    case "passed":
      return words("recap-passed");
  }
}
