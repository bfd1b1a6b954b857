/** Selection: the tiles to be moved together. */

import { inOrder, pieceOf, type Arrangement } from "../layout/arrangement";

export class TileSelection {
  #selected = $state.raw<ReadonlySet<string>>(new Set());
  readonly #arrangement: () => Arrangement;
  readonly #onchange: (count: number) => void;

  constructor(arrangement: () => Arrangement, onchange: (count: number) => void) {
    this.#arrangement = arrangement;
    this.#onchange = onchange;
  }

  get isEmpty(): boolean {
    return this.#selected.size === 0;
  }

  /** The selected tiles in display order. */
  get tiles(): string[] {
    return inOrder(this.#arrangement(), this.#selected);
  }

  has(tile: string): boolean {
    return this.#selected.has(tile);
  }

  clear(): void {
    this.#set([]);
  }

  add(...tiles: readonly string[]): void {
    this.#set([...this.#selected, ...tiles]);
  }

  remove(tile: string): void {
    this.#set([...this.#selected].filter((each) => each !== tile));
  }

  /** Select only these tiles. */
  select(...tiles: readonly string[]): void {
    this.#set(tiles);
  }

  /** Select the whole piece of a tile; on the rack only the tile. */
  selectPiece(tile: string): void {
    this.#set(pieceOf(this.#arrangement(), tile)?.tiles ?? [tile]);
  }

  /** Return a tile and all to its right in the same piece; on the rack only the tile. */
  toEnd(tile: string): readonly string[] {
    const tiles = pieceOf(this.#arrangement(), tile)?.tiles ?? [tile];
    return tiles.slice(tiles.indexOf(tile));
  }

  /**
   * Select the range from the last selected tile to this one. Return whether both lie in one place.
   */
  extendTo(tile: string): boolean {
    const { rack } = this.#arrangement();
    const inside = pieceOf(this.#arrangement(), tile)?.tiles ?? rack;
    const anchor = [...this.#selected].at(-1);
    if (anchor === undefined || !inside.includes(anchor)) return false;
    const [low, high] = [inside.indexOf(anchor), inside.indexOf(tile)].sort((a, b) => a - b);
    this.add(...inside.slice(low, high! + 1));
    return true;
  }

  /** Whether a tile lies in the same place as the selection. True if nothing is selected. */
  isSamePlace(tile: string): boolean {
    const [first] = this.#selected;
    const arrangement = this.#arrangement();
    return first === undefined || pieceOf(arrangement, first) === pieceOf(arrangement, tile);
  }

  /** Remove tiles from the selection that no longer exist. */
  prune(): void {
    const { pieces, rack } = this.#arrangement();
    const there = new Set([...pieces.flatMap((piece) => piece.tiles), ...rack]);
    this.#set([...this.#selected].filter((tile) => there.has(tile)));
  }

  #set(tiles: readonly string[]): void {
    const next = new Set(tiles);
    if (next.size === this.#selected.size && tiles.every((tile) => this.#selected.has(tile)))
      return;
    this.#selected = next;
    this.#onchange(next.size);
  }
}
