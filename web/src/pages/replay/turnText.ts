/** A turn of a round in words: what was done, and what could have been. */

import type { ReplayTurn } from "../../api/http";
import { tileNames } from "../../rules/text";
import { words } from "../../words/words.svelte";

export interface Telling {
  readonly names: readonly string[];
  readonly cards: boolean;
  /** From whose side; null if all racks lie open. */
  readonly seat: number | null;
}

export function deed(turn: ReplayTurn, { names, cards, seat }: Telling): string {
  const name = names[turn.seat] ?? "";
  const isSeen = seat === null || seat === turn.seat;
  switch (turn.did) {
    case "played":
      return words("said-played", { name, tiles: tileNames(turn.played, cards) });
    case "drew":
      return isSeen
        ? words("watch-drew", { name, tile: tileNames(turn.drawn, cards) })
        : words("said-drew", { name });
    case "timed-out":
      return words("said-timed-out", { name, count: turn.drawn.length });
    case "passed":
      return words("said-passed", { name });
  }
}

/** What the best turn would have been; nothing where it is not for this side to know. */
export function verdict(turn: ReplayTurn, { names, cards, seat }: Telling): string {
  if (seat !== null && seat !== turn.seat) return "";
  const count = turn.best_played.length;
  const tiles = tileNames(turn.best_played, cards);
  if (turn.missed_exit) return words("watch-missed-exit", { name: names[turn.seat] ?? "", tiles });
  if (count === 0) return words("watch-nothing");
  if (turn.missed_tiles === 0) return words("watch-most");
  return words("watch-missed", { count, tiles });
}
