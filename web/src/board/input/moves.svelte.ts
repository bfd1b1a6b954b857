/**
 * Moves by taps and keys: which tiles are chosen, which set is lifted into the strip, and where the
 * chosen tiles go.
 */

import {
  pieceOf,
  type Arrangement,
  type ChosenSpot,
  type Piece,
  type Place,
} from "../layout/arrangement";
import type { Spot } from "../layout/grid";
import { TileSelection } from "./selection.svelte";

interface MoveHandlers {
  arrangement(): Arrangement;
  readOnly(): boolean;
  /** The sets that were found on the rack. */
  found(): readonly (readonly string[])[];
  move(tiles: readonly string[], place: Place): boolean;
  /** Return the index at which tiles fit into a piece, or null. */
  fitOf(piece: Piece, tiles: readonly string[]): number | null;
  onselect(count: number): void;
  /** The chosen tiles have moved. */
  onmoved(tiles: readonly string[]): void;
}

export class TileMoves {
  readonly selection: TileSelection;
  readonly #handlers: MoveHandlers;
  #liftedKey = $state<number | null>(null);

  constructor(handlers: MoveHandlers) {
    this.#handlers = handlers;
    this.selection = new TileSelection(handlers.arrangement, handlers.onselect);
  }

  /** The piece in the strip, or null. */
  get lifted(): Piece | null {
    if (this.#handlers.readOnly()) return null;
    return this.#handlers.arrangement().pieces.find(({ key }) => key === this.#liftedKey) ?? null;
  }

  /** The index at which the chosen tiles fit into the lifted piece, or null. */
  get fitsAt(): number | null {
    const { lifted, selection } = this;
    const { tiles } = selection;
    if (!lifted || tiles.length === 0 || tiles.some((tile) => lifted.tiles.includes(tile)))
      return null;
    return this.#handlers.fitOf(lifted, tiles);
  }

  /** Whether tiles fit into a piece, or go with a tile that lies alone. */
  joins = (tiles: readonly string[], key: number): boolean => {
    const piece = this.#handlers.arrangement().pieces.find((each) => each.key === key);
    const others = piece?.tiles.filter((tile) => !tiles.includes(tile)) ?? [];
    if (!piece || others.length === 0) return false;
    const isPair = others.length === 1 && tiles.length === 1;
    return isPair || this.#handlers.fitOf({ ...piece, tiles: others }, tiles) !== null;
  };

  /** Choose nothing, and put the lifted set back. */
  end = (): void => {
    this.selection.clear();
    this.#liftedKey = null;
  };

  lift(piece: Piece | null): void {
    this.#liftedKey = piece?.key ?? null;
  }

  /** Choose the whole piece of a tile, or the set that was found with it on the rack. */
  selectPiece = (tile: string): void => {
    if (this.#handlers.readOnly()) return;
    const found = this.#handlers.found().find((set) => set.includes(tile));
    if (found) this.selection.select(...found);
    else this.selection.selectPiece(tile);
  };

  /** Return the tiles that a hand takes with a tile. */
  heldWith(tile: string, toEnd: boolean): readonly string[] {
    const { selection } = this;
    if (this.#handlers.readOnly()) return [];
    if (selection.has(tile)) return selection.tiles;
    return toEnd ? selection.toEnd(tile) : [tile];
  }

  /** Drop tiles. Return whether any tile moved. */
  drop(tiles: readonly string[], place: Place): boolean {
    const { readOnly, move } = this.#handlers;
    const isMoved = !readOnly() && this.#isMove(tiles, place) && move(tiles, place);
    if (isMoved) this.end();
    return isMoved;
  }

  /** Whether a drop changes anything. */
  #isMove(tiles: readonly string[], place: Place): boolean {
    const from = pieceOf(this.#handlers.arrangement(), tiles[0]!);
    if (place.at !== "piece" || from?.key !== place.key) return true;
    const first = from.tiles.indexOf(tiles[0]!);
    const apart = place.index < first || place.index > first + tiles.length;
    return apart && tiles.length < from.tiles.length;
  }

  /** Move the chosen tiles. Return whether any tile moved. */
  #moveChosen(place: Place): boolean {
    const { tiles } = this.selection;
    if (tiles.length === 0 || !this.#handlers.move(tiles, place)) return false;
    this.end();
    this.#handlers.onmoved(tiles);
    return true;
  }

  /** Move the chosen tiles to a new set, at a spot or at the first free place. */
  toTable(spot: ChosenSpot | null = null): void {
    const index = this.#handlers.arrangement().pieces.length;
    this.#moveChosen({ at: "table", index, ...(spot && { spot }) });
  }

  /** Move the chosen tiles to the place that is offered to a new set. */
  toOffer(spot: Spot | null): void {
    this.toTable(spot && { row: spot.row, col: spot.col, isOffered: true });
  }

  /** Move the chosen tiles to the end of a piece. */
  toPiece(key: number): void {
    const piece = this.#handlers.arrangement().pieces.find((each) => each.key === key);
    if (piece) this.#moveChosen({ at: "piece", key, index: piece.tiles.length });
  }

  toRack(): void {
    this.#moveChosen({ at: "rack", index: this.#handlers.arrangement().rack.length });
  }

  /** Return the set that was found with a tile, if none of it is chosen; else only the tile. */
  #foundWith(tile: string): readonly string[] {
    const set = this.#handlers.found().find((each) => each.includes(tile));
    return set && !set.some((each) => this.selection.has(each)) ? set : [tile];
  }

  /** Choose a tile, or the set that was found with it, or move the chosen tiles behind it. */
  tap = (tile: string, adding = false): void => {
    const { selection } = this;
    if (selection.has(tile)) selection.remove(tile);
    else if (adding) selection.add(tile);
    else if (selection.isSamePlace(tile)) selection.add(...this.#foundWith(tile));
    else if (!this.#moveChosen(this.#placeAfter(tile))) selection.select(tile);
  };

  #placeAfter(tile: string): Place {
    const arrangement = this.#handlers.arrangement();
    const here = pieceOf(arrangement, tile);
    const index = (here?.tiles ?? arrangement.rack).indexOf(tile) + 1;
    return here ? { at: "piece", key: here.key, index } : { at: "rack", index };
  }

  // In the strip

  /** Split the lifted piece before this index. */
  cut = (index: number): void => {
    const { pieces } = this.#handlers.arrangement();
    const tiles = this.lifted!.tiles.slice(index);
    this.selection.clear();
    this.#handlers.move(tiles, { at: "table", index: pieces.length });
  };

  /** Add the chosen tiles to the lifted piece. */
  add = (index: number): void => {
    const place: Place = { at: "piece", key: this.lifted!.key, index };
    if (this.#handlers.move(this.selection.tiles, place)) this.selection.clear();
  };

  /** Take a tile out of the strip, to be put elsewhere by the next tap. */
  take = (tile: string): void => {
    if (!this.selection.isSamePlace(tile)) this.selection.clear();
    this.tap(tile);
  };
}
