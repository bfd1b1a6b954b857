/** Which tiles are chosen, to be put somewhere together. */

import { inOrder, pieceOf, type Arrangement } from "./arrangement";

export class Choosing {
  #chosen = $state.raw<ReadonlySet<string>>(new Set());
  readonly #arrangement: () => Arrangement;
  readonly #onchange: (count: number) => void;

  constructor(arrangement: () => Arrangement, onchange: (count: number) => void) {
    this.#arrangement = arrangement;
    this.#onchange = onchange;
  }

  get isEmpty(): boolean {
    return this.#chosen.size === 0;
  }

  /** In the order in which they lie. */
  get tiles(): string[] {
    return inOrder(this.#arrangement(), this.#chosen);
  }

  has(tile: string): boolean {
    return this.#chosen.has(tile);
  }

  clear(): void {
    this.#set([]);
  }

  add(...tiles: readonly string[]): void {
    this.#set([...this.#chosen, ...tiles]);
  }

  drop(tile: string): void {
    this.#set([...this.#chosen].filter((each) => each !== tile));
  }

  /** Choose one tile and no other. */
  only(tile: string): void {
    this.#set([tile]);
  }

  /** Choose the whole piece in which a tile lies; on the rack the tile alone. */
  around(tile: string): void {
    this.#set(pieceOf(this.#arrangement(), tile)?.tiles ?? [tile]);
  }

  /** Choose all from the tile chosen last to this one, and tell whether they lie together. */
  stretchTo(tile: string): boolean {
    const { rack } = this.#arrangement();
    const inside = pieceOf(this.#arrangement(), tile)?.tiles ?? rack;
    const anchor = [...this.#chosen].at(-1);
    if (anchor === undefined || !inside.includes(anchor)) return false;
    const [low, high] = [inside.indexOf(anchor), inside.indexOf(tile)].sort((a, b) => a - b);
    this.add(...inside.slice(low, high! + 1));
    return true;
  }

  /** Whether a tile lies where the chosen ones do, or none is chosen. */
  isBeside(tile: string): boolean {
    const [first] = this.#chosen;
    const arrangement = this.#arrangement();
    return first === undefined || pieceOf(arrangement, first) === pieceOf(arrangement, tile);
  }

  /** What is gone is no longer chosen. */
  look(): void {
    const { pieces, rack } = this.#arrangement();
    const there = new Set([...pieces.flatMap((piece) => piece.tiles), ...rack]);
    this.#set([...this.#chosen].filter((tile) => there.has(tile)));
  }

  #set(tiles: readonly string[]): void {
    const next = new Set(tiles);
    if (next.size === this.#chosen.size && tiles.every((tile) => this.#chosen.has(tile))) return;
    this.#chosen = next;
    this.#onchange(next.size);
  }
}
