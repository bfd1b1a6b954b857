/** What a step of a lesson for beginners asks for, as its page shows it. */

import type { Values } from "../../words/words.svelte";

/** What the fox says to an answer. */
export interface Feedback {
  readonly isRight: boolean;
  readonly key: string;
  readonly values?: Values;
}

/** A set on the cloth. */
export interface ClothSet {
  readonly tiles: readonly string[];
  /** The place where a tile is missing; null if none is. */
  readonly gap: number | null;
  /** What it is worth, if that is counted. */
  readonly value: number | null;
  /** The tiles that were laid just now. */
  readonly laid: ReadonlySet<string>;
}

export interface BasicTask {
  /** The rack: its places are numbered; behind them is the pool. */
  readonly rack: readonly string[];
  readonly chosen: ReadonlySet<number>;
  /** The places of tiles that lie on the cloth by now. */
  readonly gone: ReadonlySet<number>;
  /** The places that are shown as the answer. */
  readonly hinted: ReadonlySet<number>;
  readonly cloth: readonly ClothSet[];
  readonly feedback: Feedback | null;
  readonly isRight: boolean;
  /** Choose a place; or, if it can be one of several and is not dragged, leave it out again. */
  choose(place: number, isDragged: boolean): void;
  /** Lay what is chosen. */
  put(): void;
  /** Choose the answer, or the next part of it. */
  show(): void;
}
