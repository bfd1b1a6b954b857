/** Text of a turn in the recap. */

import type { RecapTurn } from "../../../live/recap";
import { tileNames } from "../../../rules/text";
import { words } from "../../../words/words.svelte";

export function recapTitle(seat: number | null): string {
  return words(seat === null ? "recap-title-watch" : "recap-title");
}

/** Return what a player did, for screen readers and where nothing was played. */
export function recapText(turn: RecapTurn, name: string, cards: boolean): string {
  switch (turn.did) {
    case "played": {
      const tiles = tileNames(turn.brought, cards);
      const count = turn.moves.length;
      return count === 0
        ? words("said-played", { name, tiles })
        : words("said-played-moved", { name, tiles, count });
    }
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
