/** Recent turns: the last turn that laid tiles, and all turns of others since the own last one. */

import type { Played, RoundView } from "../api/wire";
import { tilesPlayed } from "./applyEvent";
import { recapTurns, type RecapTurn } from "./recap";

export interface LastTurn {
  readonly seat: number;
  readonly played: readonly string[];
  readonly before: readonly string[][];
}

export class RecentTurns {
  last = $state.raw<LastTurn | null>(null);
  /** The turns of the others since the player's own last turn. */
  all = $state.raw<readonly RecapTurn[]>([]);

  /** Forget everything, for a new round. */
  clear(): void {
    this.last = null;
    this.all = [];
  }

  /** Take over the turns that this page has not seen, for example after a reload. */
  restore(round: RoundView | null): void {
    const turns = round ? recapTurns(round.recap, this.all) : [];
    if (turns === this.all) return;
    this.all = turns;
    const last = turns.at(-1);
    if (last?.did === "played")
      this.last = {
        seat: last.seat,
        played: [...last.brought],
        before: last.before.map((set) => [...set]),
      };
  }

  /** Follow a turn that was just made. */
  follow(round: RoundView | null): void {
    if (round) this.all = recapTurns(round.recap, this.all);
  }

  /** Remember a turn that laid tiles on a table. */
  played(event: Played, before: readonly string[][]): void {
    this.last = { seat: event.seat, played: tilesPlayed(before, event.table), before };
  }
}
