/** Texts for the turns of a replay: the played turn and the best turn. */

import type { ReplayTurn } from "../../api/http";
import { tileNames } from "../../rules/text";
import { words } from "../../words/words.svelte";

export interface TextContext {
  readonly names: readonly string[];
  readonly cards: boolean;
  /** The seat whose view is shown; null if all racks are shown. */
  readonly seat: number | null;
}

export function turnText(turn: ReplayTurn, { names, cards, seat }: TextContext): string {
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

/** Return what could have been, without the tiles; empty if it is hidden from this seat. */
export function bestTurnLine(turn: ReplayTurn, { names, seat }: TextContext): string {
  if (seat !== null && seat !== turn.seat) return "";
  const count = turn.best_played.length;
  if (turn.missed_exit) return words("watch-could-exit", { name: names[turn.seat] ?? "" });
  if (count === 0) return words("watch-nothing");
  return turn.missed_tiles === 0 ? words("watch-most") : words("watch-could", { count });
}

/** Return the same with the tiles, for those who do not see them. */
export function bestTurnText(turn: ReplayTurn, { names, cards, seat }: TextContext): string {
  if (seat !== null && seat !== turn.seat) return "";
  const count = turn.best_played.length;
  const tiles = tileNames(turn.best_played, cards);
  if (turn.missed_exit) return words("watch-missed-exit", { name: names[turn.seat] ?? "", tiles });
  if (count === 0) return words("watch-nothing");
  if (turn.missed_tiles === 0) return words("watch-most");
  return words("watch-missed", { count, tiles });
}
