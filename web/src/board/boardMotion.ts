/** Motion of a board: animates every change of the arrangement, no matter who made it. */

import { pieceOf, type Arrangement } from "./layout/arrangement";
import {
  animateHome,
  animateTiles,
  clearWay,
  tileRects,
  type Cause,
  type TileRects,
  type Travel,
} from "./tiles/motion";

export interface Change extends Pick<Travel, "originOf" | "tempo" | "isCalm" | "isSlow" | "hand"> {
  readonly arrangement: Arrangement;
  /** Whether the player made the change. */
  readonly isOwn: boolean;
}

export class BoardMotion {
  readonly #root: HTMLElement;
  #positions: TileRects = new Map();
  #dropped: TileRects = new Map();
  /** The piece of each tile before the change. */
  #homes: ReadonlyMap<string, number> = new Map();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Measure before the page changes. */
  measure(): void {
    this.#positions = tileRects(this.#root);
  }

  /** The next change begins where these tiles were dropped. */
  startFrom(dropped: TileRects): void {
    this.#dropped = dropped;
  }

  /** Let tiles return that were not dropped anywhere. */
  goHome(from: TileRects): void {
    this.#dropped = new Map();
    animateHome(this.#root, from);
  }

  /** Animate a change after the page has changed. */
  play(change: Change): void {
    const { arrangement, hand } = change;
    if (hand) clearWay(this.#root, hand);
    if (this.#positions.size > 0)
      animateTiles(this.#root, {
        ...change,
        before: new Map([...this.#positions, ...this.#dropped]),
        causeOf: (tile) => this.#causeOf(tile, change),
      });
    this.#dropped = new Map();
    this.#positions = new Map();
    this.#homes = new Map(
      arrangement.pieces.flatMap(({ key, tiles }) => tiles.map((tile) => [tile, key])),
    );
  }

  #causeOf(tile: string, { arrangement, isOwn }: Change): Cause {
    if (this.#dropped.has(tile)) return "dropped";
    if (isOwn) return "own";
    const from = this.#homes.get(tile);
    const to = pieceOf(arrangement, tile)?.key;
    if (to === undefined || from === to) return "pushed";
    return from === undefined ? "brought" : "taken";
  }
}
