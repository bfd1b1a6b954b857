/**
 * State of the layout: where the sets of one table lie, kept from one arrangement to the next, also while no board
 * shows them.
 */

import type { Piece } from "./arrangement";
import type { Space } from "./grid";
import {
  enlarged,
  nextLayout,
  isOtherWindow,
  layoutAfter,
  returned,
  tidied,
  type TableLayout,
} from "./tableLayout";
import { restoredLayout, storedLayout, type StoredLayout } from "./storedLayout";
import type { Slots } from "./slots";

/** How the player changes the draft: moves tiles by hand, or has a whole turn shown. */
export type OwnChange = "moved" | "shown";

/** A change of the window, and what was shown then. */
interface WindowChange {
  readonly before: TableLayout | null;
  readonly pieces: readonly Piece[];
  readonly rackTiles: number;
}

export class LayoutState {
  #now: TableLayout | null = null;
  /** The slots of arrangements that were shown. Undo, redo and a look back show them again. */
  #seen = new WeakMap<readonly Piece[], Slots>();
  #wasOwnTurn = false;
  /** Whether the player has moved something in the own turn. */
  #isMoved = false;
  #next: OwnChange | null = null;
  #isMovedByHand = false;
  #heldTiles = 0;
  #windowChange: WindowChange | null = null;
  #isTurnOver = false;
  #isTidied = false;
  #isLaidAgain = false;
  /** Called after the layout has changed. */
  onchange: (() => void) | null = null;

  /** The current layout; null before a board has shown it. */
  get now(): TableLayout | null {
    return this.#now;
  }

  /** The number of tiles that the rack has room for. In a turn it does not shrink. */
  get heldTiles(): number {
    return this.#heldTiles;
  }

  /** Whether the player made the last change by hand. */
  get isMovedByHand(): boolean {
    return this.#isMovedByHand;
  }

  /** Whether the last change laid sets elsewhere that nobody had touched. */
  get isLaidAgain(): boolean {
    return this.#isLaidAgain;
  }

  /** The own turn is over: tiles may change their size at the next change. */
  endTurn(): void {
    this.#isTurnOver = true;
  }

  /** The next change is the player's own, so that no untouched set may move. */
  beginOwnChange(change: OwnChange): void {
    this.#next = change;
  }

  /**
   * Return the layout of an arrangement. The cells that some tiles have left stay free. A board that
   * begins in the middle of a round is told the tables before.
   */
  show(
    pieces: readonly Piece[],
    rackTiles: number,
    space: Space,
    isOwnTurn: boolean,
    ghosts: Iterable<string> = [],
    earlier: readonly (readonly (readonly string[])[])[] = [],
  ): TableLayout {
    // Before the first move, only the space may change, for example while the page is loading.
    this.#isMoved =
      isOwnTurn && (this.#isMoved || (this.#wasOwnTurn && this.#now?.pieces !== pieces));
    // A turn of somebody else and the beginning of the own one may arrive together.
    const isOwn =
      !this.#isTurnOver &&
      (this.#next !== null || (isOwnTurn && this.#wasOwnTurn && this.#isMoved));
    const isSame =
      this.#now?.pieces === pieces &&
      isSameSpace(this.#now.space, space) &&
      this.#wasOwnTurn === isOwnTurn;
    this.#wasOwnTurn = isOwnTurn;
    this.#heldTiles = isOwn ? Math.max(this.#heldTiles, rackTiles) : rackTiles;
    if (isSame) return this.#now!;
    if (this.#now?.pieces !== pieces) {
      this.#isMovedByHand = this.#next === "moved";
      this.#next = null;
    }
    const isEnlarged = this.#isTurnOver && !isOwnTurn;
    const slots = this.#now?.pieces === pieces ? undefined : this.#seen.get(pieces);
    const before = this.#beforeWindow(pieces, rackTiles, space) ?? layoutAfter(earlier, space);
    this.#now =
      (before && slots && isSameSpace(before.space, space)
        ? returned(before, pieces, slots)
        : null) ?? nextLayout(before, pieces, space, isOwn, ghosts);
    this.#isLaidAgain = this.#isTidied;
    this.#isTidied = false;
    if (isEnlarged) this.#enlarge();
    this.#seen.set(pieces, this.#now.slots);
    queueMicrotask(() => this.onchange?.());
    return this.#now;
  }

  /**
   * Return the layout from which to go on. A new window is measured in steps: the table again when
   * the rack has followed. So as long as nothing else changes, the steps in between do not count.
   */
  #beforeWindow(pieces: readonly Piece[], rackTiles: number, space: Space): TableLayout | null {
    const change = this.#windowChange;
    if (change?.pieces === pieces && change.rackTiles === rackTiles) return change.before;
    const isNew = this.#now === null || isOtherWindow(this.#now.space, space);
    this.#windowChange = isNew ? { before: this.#now, pieces, rackTiles } : null;
    return this.#now;
  }

  /** Return where the pieces of another arrangement would lie, without moving anything. */
  preview(pieces: readonly Piece[]): TableLayout | null {
    return this.#now && nextLayout(this.#now, pieces, this.#now.space, true);
  }

  /** After the own turn: use larger tiles if they fit where sets lie. Sets stay where the player left them. */
  #enlarge(): void {
    const next = this.#now && enlarged(this.#now);
    this.#isTurnOver = false;
    this.#isLaidAgain = next !== this.#now;
    if (!this.#isLaidAgain) return;
    this.#now = next;
    this.#seen = new WeakMap();
    this.#windowChange = null;
  }

  /** Lay the table again without gaps. Undo finds the sets there, too. */
  tidy(): void {
    this.#now = this.#now && tidied(this.#now);
    this.#isTidied = true;
    this.#seen = new WeakMap();
    this.#windowChange = null;
  }

  stored(): StoredLayout | null {
    return this.#now && storedLayout(this.#now);
  }

  restore(stored: StoredLayout | null): void {
    this.#now = stored && restoredLayout(stored);
    this.#windowChange = null;
  }
}

function isSameSpace(left: Space, right: Space): boolean {
  return left.width === right.width && left.height === right.height && left.big === right.big;
}
