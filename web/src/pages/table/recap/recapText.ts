/** Text of a turn in the recap. */

import type { RecapTurn } from "../../../live/recap";
import type { TableSession } from "../../../live/session.svelte";
import { words } from "../../../words/words.svelte";
import { playedText } from "./playedText";

/** Return what the recap shows. Before the first own turn it shows the round from its beginning. */
export function recapTitle({ seat, view, turns }: TableSession): string {
  if (seat === null) return words("recap-title-watch");
  const isFirst = turns.length >= (view?.round?.turns ?? 0);
  return words(isFirst ? "recap-title-first" : "recap-title");
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
