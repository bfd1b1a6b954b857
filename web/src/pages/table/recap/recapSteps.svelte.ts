/** Steps of the recap: which of the turns since the own one is shown on the table. */

import { arrangePieces, type Arrangement, type Piece } from "../../../board/arrangement";
import type { RecapTurn } from "../../../live/recap";

export class RecapSteps {
  readonly #turns: () => readonly RecapTurn[];
  /** The turn that is shown; null for the table as it is now. */
  #at = $state<number | null>(null);

  constructor(turns: () => readonly RecapTurn[]) {
    this.#turns = turns;
  }

  get at(): number | null {
    return this.#at === null || this.#at >= this.#turns().length ? null : this.#at;
  }

  get shown(): RecapTurn | null {
    return this.at === null ? null : this.#turns()[this.at]!;
  }

  get canGoBack(): boolean {
    return this.#turns().length > 0 && this.at !== 0;
  }

  /** Show a turn; null shows the table as it is now. */
  show(at: number | null): void {
    this.#at = at;
  }

  /** Go to the turn before; from now to the last turn. */
  back(): void {
    this.#at = Math.max(0, (this.at ?? this.#turns().length) - 1);
  }

  /** Go to the next turn; after the last one comes the table as it is now. */
  forth(): void {
    if (this.at !== null) this.#at = this.at + 1;
  }
}

/**
 * Return the board after a turn of the recap. Own tiles stay where they form a piece of their own
 * or lie at a set that was there already; the rack is as it is now.
 */
export function boardAfter(
  turn: RecapTurn,
  now: Arrangement,
  own: ReadonlySet<string>,
): Arrangement {
  const isOwn = (tile: string): boolean => own.has(tile);
  const there = new Set(turn.after.map((set) => [...set].sort().join(" ")));
  const kept = now.pieces.filter(({ tiles }) => {
    if (!tiles.some(isOwn)) return false;
    const rest = tiles.filter((tile) => !isOwn(tile));
    return rest.length === 0 || there.has([...rest].sort().join(" "));
  });
  const covered = new Set(kept.flatMap(({ tiles }) => tiles));
  const sets = turn.after.filter((set) => !set.some((tile) => covered.has(tile)));
  const others = now.pieces.filter((piece) => !kept.includes(piece));
  const pieces: Piece[] = [...arrangePieces(sets, others), ...kept];
  const place = new Map(now.pieces.map(({ key }, at) => [key, at]));
  const rank = ({ key }: Piece): number => place.get(key) ?? now.pieces.length;
  return { pieces: pieces.sort((left, right) => rank(left) - rank(right)), rack: now.rack };
}
