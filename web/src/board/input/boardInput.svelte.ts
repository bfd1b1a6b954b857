/** Input of a board: clicks, taps and keys, and the tile that has the keyboard focus. */

import { pieceOf, type Arrangement } from "../layout/arrangement";
import { focusNext, isArrow, type Arrow } from "./focus";
import { distance } from "../layout/geometry";
import type { Spot } from "../layout/grid";
import type { TileMoves } from "./moves.svelte";

interface InputHandlers {
  root(): HTMLElement;
  table(): HTMLElement;
  arrangement(): Arrangement;
  readOnly(): boolean;
  /** Return whether the last pointer dragged something, so that its click means nothing. */
  wasDrag(): boolean;
  /** Return the cell at which the chosen tiles lie around a point. */
  spotAround(x: number, y: number): Spot;
  /** The place that is offered to a new set. */
  newSetSpot(): Spot | null;
  /** Make or close a gap before a tile of the rack. */
  toggleGap(tile: string): void;
}

/** On narrower screens a tap lifts a set, because its tiles are small for a finger. */
const WIDE = 900;
/** A tap so near to a set is meant for it. */
const NEAR = 12;

export class BoardInput {
  readonly #handlers: InputHandlers;
  readonly #moves: TileMoves;
  /** The tile that had the focus last. */
  #cursor = $state<string | null>(null);
  #lastClicked: string | undefined;

  constructor(handlers: InputHandlers, moves: TileMoves) {
    this.#handlers = handlers;
    this.#moves = moves;
  }

  /** Return which of some tiles the Tab key reaches. */
  stopIn(tiles: readonly string[]): string | undefined {
    return this.#cursor !== null && tiles.includes(this.#cursor) ? this.#cursor : tiles[0];
  }

  focusOn(tile: string): void {
    this.#cursor = tile;
    const selector = `[data-tile="${CSS.escape(tile)}"]`;
    this.#handlers.root().querySelector<HTMLElement>(selector)?.focus();
  }

  /** Move a focus that was lost with its element: to the same tile, or to one near it. */
  restoreFocus(): void {
    const { pieces, rack } = this.#handlers.arrangement();
    const onTable = this.stopIn(pieces.flatMap(({ tiles }) => tiles));
    const isOnRack = this.#cursor !== null && rack.includes(this.#cursor);
    const stop = isOnRack ? this.#cursor : (onTable ?? rack[0]);
    if (stop != null) this.focusOn(stop);
  }

  handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const { readOnly, wasDrag, newSetSpot, spotAround } = this.#handlers;
    if (readOnly() || target.closest("[data-strip]")) return;
    // A click from the keyboard has no pointer (detail 0), so it never belongs to a drag.
    if (event.detail > 0 && wasDrag()) return;
    if (this.#handleSmallTap(event)) return;
    const tile = target.closest<HTMLElement>("[data-tile]")?.dataset["tile"];
    const piece = target.closest<HTMLElement>("[data-piece]");
    // Browsers count clicks by position. A tile may have moved there between two clicks.
    const isDouble = event.detail === 2 && tile === this.#lastClicked;
    this.#lastClicked = tile;
    if (tile !== undefined) this.#clickTile(event, tile, isDouble);
    else if (target.closest("[data-new]")) this.#moves.toOffer(newSetSpot());
    else if (piece) this.#moves.toPiece(Number(piece.dataset["piece"]));
    else if (target.closest("[data-rack]")) this.#moves.toRack();
    else if (target.closest("[data-table]"))
      this.#moves.toTable(spotAround(event.clientX, event.clientY));
  };

  #clickTile(event: MouseEvent, tile: string, isDouble: boolean): void {
    this.#cursor = tile;
    const { selection } = this.#moves;
    if (isDouble && !event.shiftKey) this.#moves.selectPiece(tile);
    else if (!event.shiftKey || !selection.extendTo(tile))
      this.#moves.tap(tile, event.ctrlKey || event.metaKey || event.shiftKey);
  }

  /** Handle a tap on a small screen. Return whether it meant a set or closed the strip. */
  #handleSmallTap(event: MouseEvent): boolean {
    const target = event.target as Element;
    const isTouched = (event as PointerEvent).pointerType === "touch" || innerWidth < WIDE;
    const isOnTable = this.#handlers.table().contains(target) && !target.closest("[data-new]");
    if (event.detail === 0 || !isTouched || !isOnTable) return false;
    const near = this.#tileNear(event.clientX, event.clientY);
    if (this.#moves.selection.isEmpty)
      this.#moves.lift(near === null ? null : pieceOf(this.#handlers.arrangement(), near));
    else if (near === null) return false;
    else this.#moves.tap(near);
    return true;
  }

  /** Return the tile on the table near a point, or null. */
  #tileNear(x: number, y: number): string | null {
    let least = NEAR;
    let nearest: string | null = null;
    const tiles = this.#handlers.table().querySelectorAll<HTMLElement>("[data-piece] [data-tile]");
    for (const element of tiles) {
      const away = distance(x, y, element.getBoundingClientRect());
      if (away <= least) [nearest, least] = [element.dataset["tile"]!, away];
    }
    return nearest;
  }

  handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tile = (event.target as HTMLElement).dataset["tile"];
    const { selection } = this.#moves;
    const readOnly = this.#handlers.readOnly();
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = this.#focusInDirection(event.key);
      const both = tile !== undefined && next !== undefined;
      if (event.shiftKey && both && !readOnly) selection.add(tile, next);
    } else if (readOnly) return;
    else if (event.key === "Escape") this.#moves.end();
    else if (event.key === "a" && tile !== undefined) this.#moves.selectPiece(tile);
    else if (event.key === "g" && tile !== undefined) this.#handlers.toggleGap(tile);
    else if (event.key === "n") this.#moves.toTable();
    else if (event.key === "r") this.#moves.toRack();
  };

  #focusInDirection(arrow: Arrow): string | undefined {
    const stops = [...this.#handlers.root().querySelectorAll<HTMLElement>("[data-stop]")];
    const tile = focusNext(stops, arrow)?.dataset["tile"];
    if (tile !== undefined) this.#cursor = tile;
    return tile;
  }
}
