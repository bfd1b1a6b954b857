/** Drag and drop with mouse, finger or pen, by pointer events. */

import type { Place } from "../layout/arrangement";
import { placeAt, type Geometry, type Row } from "../layout/geometry";
import type { Spot } from "../layout/grid";
import type { TileRects } from "../tiles/motion";

export interface DragHandlers {
  /**
   * Return the tiles to drag with a tile; none if it cannot be dragged. With `toEnd`, all tiles to
   * its right in the same set come along.
   */
  lift(tile: string, toEnd: boolean): readonly string[];
  /** The drag has ended. */
  ended(): void;
  over(place: Place | null): void;
  dropped(tiles: readonly string[], place: Place, from: TileRects): void;
  /** A drag was cancelled: the tiles go home from there. */
  cancelled(from: TileRects): void;
  /** A finger was held on a tile. */
  longPressed(tile: string): void;
  /** Return the cell of the table at a point. */
  spotAt(x: number, y: number): Spot;
  /** Whether tiles make a set with a piece, or may do so soon. */
  joins(tiles: readonly string[], key: number): boolean;
}

const FAR_ENOUGH = 6;
/** Touch needs a larger threshold, because a finger is less steady than a mouse. */
const FAR_ENOUGH_TOUCHED = 12;
const LONG_ENOUGH = 450;
const EDGE = 36;
const SCROLL = 9;
/** In tile widths: how far from a piece a point may be, and a tile that joins it. */
const REACH = 0.5;
const GAP = 0.35;
/** A finger hides what is below it, so the dragged tiles are shown and dropped a little above. */
const ABOVE_FINGER = 0.55;

/** Return the name of a tile, on the board or in the strip. */
function nameOf({ dataset }: HTMLElement): string {
  return dataset["tile"] ?? dataset["stripTile"]!;
}

export class Drag {
  readonly #root: HTMLElement;
  readonly #handlers: DragHandlers;
  #start: {
    x: number;
    y: number;
    id: number;
    tile: HTMLElement;
    touch: boolean;
    toEnd: boolean;
  } | null = null;
  #tiles: readonly string[] = [];
  /** The image of the dragged tiles, which follows the pointer. */
  #image: HTMLElement | null = null;
  #grip = { x: 0, y: 0, width: 0, height: 0 };
  #at = { x: 0, y: 0 };
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #geometry: Geometry | null = null;
  #scrolled = 0;
  #shown = "";
  /** Whether the next click belongs to a drag. */
  wasDrag = false;

  constructor(root: HTMLElement, dragging: DragHandlers) {
    this.#root = root;
    this.#handlers = dragging;
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("pointermove", this.#move);
    root.addEventListener("pointerup", this.#up);
    root.addEventListener("pointercancel", this.#cancel);
    root.addEventListener("contextmenu", this.#menu);
    addEventListener("keydown", this.#key);
  }

  destroy(): void {
    this.#end();
    clearTimeout(this.#rest);
    removeEventListener("keydown", this.#key);
  }

  /** The position of the pointer while it holds tiles, or null. */
  get hand(): { readonly x: number; readonly y: number } | null {
    return this.#image ? this.#at : null;
  }

  /** Suppress the context menu of a long press, which selects a set. */
  #menu = (event: Event): void => {
    if (this.#start?.touch) event.preventDefault();
  };

  #down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.wasDrag = false;
    const tile = (event.target as Element).closest<HTMLElement>("[data-tile], [data-strip-tile]");
    if (!tile) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    const touch = event.pointerType !== "mouse";
    this.#start = { x, y, id, tile, touch, toEnd: event.shiftKey };
    clearTimeout(this.#rest);
    if (touch) this.#rest = setTimeout(this.#rested, LONG_ENOUGH);
  };

  /** After a long press the finger can still start a drag of the selected tiles. */
  #rested = (): void => {
    if (!this.#start || this.#image) return;
    this.wasDrag = true;
    this.#handlers.longPressed(nameOf(this.#start.tile));
  };

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    if (event.buttons === 0) {
      this.#cancel();
      return;
    }
    this.#at = { x: event.clientX, y: event.clientY };
    const enough = start.touch ? FAR_ENOUGH_TOUCHED : FAR_ENOUGH;
    if (!this.#image && this.#away() > enough) this.#begin();
    if (this.#image && this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw);
  };

  /** Return the distance of the pointer from its start. */
  #away(): number {
    return Math.hypot(this.#at.x - this.#start!.x, this.#at.y - this.#start!.y);
  }

  #begin(): void {
    const start = this.#start!;
    clearTimeout(this.#rest);
    this.#tiles = this.#handlers.lift(nameOf(start.tile), start.toEnd);
    if (this.#tiles.length === 0) {
      this.#start = null;
      return;
    }
    this.wasDrag = true;
    this.#root.setPointerCapture(start.id);
    this.#image = this.#makeImage(start.tile);
    this.remeasure();
    this.#root.append(this.#image);
  }

  /** Measure again, because other players have moved tiles during the drag. */
  remeasure(): void {
    if (!this.#image) return;
    this.#geometry = this.#measure();
    this.#scrolled = scrollY;
  }

  #makeImage(gripped: HTMLElement): HTMLElement {
    const rect = gripped.getBoundingClientRect();
    const image = document.createElement("div");
    image.className = "in-hand";
    image.setAttribute("aria-hidden", "true");
    image.style.setProperty("--tile", `${rect.width}px`);
    for (const name of this.#tiles) {
      const tile = this.#root.querySelector(`[data-tile="${CSS.escape(name)}"]`)!;
      const copy = tile.cloneNode(true) as HTMLElement;
      copy.classList.remove("away", "chosen");
      copy.classList.add("lifted");
      copy.removeAttribute("data-tile");
      copy.tabIndex = -1;
      image.append(copy);
    }
    const before = this.#tiles.indexOf(nameOf(gripped)) * rect.width;
    const { x, y } = this.#start!;
    const { width, height } = rect;
    this.#grip = { x: x - rect.left + before, y: y - rect.top, width, height };
    return image;
  }

  #measure(): Geometry {
    const inHand = new Set(this.#tiles);
    const rowOf = (inside: Element): Row => {
      const tiles = [...inside.querySelectorAll<HTMLElement>("[data-tile]")];
      return {
        length: tiles.length,
        tiles: tiles
          .map((tile, index) => ({ tile, index }))
          .filter(({ tile }) => !inHand.has(tile.dataset["tile"]!))
          .map(({ tile, index }) => ({ rect: tile.getBoundingClientRect(), index })),
      };
    };
    const table = this.#root.querySelector<HTMLElement>("[data-table]")!;
    const rack = this.#root.querySelector("[data-rack]");
    const pieces = [...this.#root.querySelectorAll<HTMLElement>("[data-piece]")].map((piece) => ({
      key: Number(piece.dataset["piece"]),
      ...rowOf(piece),
    }));
    const tile = parseFloat(table.style.getPropertyValue("--tile"));
    return {
      table: table.getBoundingClientRect(),
      rack: rack && { rect: rack.getBoundingClientRect(), ...rowOf(rack) },
      pieces: pieces.filter(({ tiles }) => tiles.length > 0),
      reach: tile * REACH,
      gap: tile * GAP,
    };
  }

  /** Return the point that decides the target: the pointer, or the dragged tiles above a finger. */
  #point(): { x: number; y: number } {
    // Raise the tiles gradually, so that a short slip does not leave the rack.
    const rise = Math.min(1, this.#away() / (2 * this.#grip.height));
    const raise = this.#start?.touch ? this.#grip.height * ABOVE_FINGER * rise : 0;
    return { x: this.#at.x, y: this.#at.y - raise };
  }

  #place(): Place {
    const { x, y } = this.#point();
    const { x: left, y: top, width, height } = this.#grip;
    const spot = this.#handlers.spotAt(x - left, y - top);
    const then = y + scrollY - this.#scrolled; // where the page was when it was measured
    const rect = {
      left: x - left,
      top: then - top,
      right: x - left + width * this.#tiles.length,
      bottom: then - top + height,
    };
    const joins = (key: number): boolean => this.#handlers.joins(this.#tiles, key);
    const place = placeAt({ x, y: then, rect, joins }, spot, this.#geometry!);
    const { tile, x: startX } = this.#start!;
    if (place.at !== "rack" || !tile.closest("[data-rack]")) return place;
    return { ...place, nudge: (this.#at.x - startX) / tile.offsetWidth };
  }

  #draw = (): void => {
    this.#frame = 0;
    if (!this.#image) return;
    const { x, y } = this.#point();
    this.#image.style.transform = `translate3d(${x - this.#grip.x}px, ${y - this.#grip.y}px, 0)`;
    this.#scrollAtEdges();
    const place = this.#place();
    const shown = JSON.stringify({ ...place, nudge: 0 });
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#handlers.over(place);
    }
  };

  /** Scroll a page that is higher than the window, as on a screen with a strong zoom. */
  #scrollAtEdges(): void {
    const { y } = this.#at;
    const by = y < EDGE ? -SCROLL : y > innerHeight - EDGE ? SCROLL : 0;
    if (by === 0) return;
    const before = scrollY;
    scrollBy(0, by);
    if (scrollY !== before) this.#frame = requestAnimationFrame(this.#draw);
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.id) return;
    clearTimeout(this.#rest);
    if (!this.#image) {
      this.#start = null;
      return;
    }
    const place = this.#place();
    const from = this.#imageRects();
    const tiles = this.#tiles;
    this.#end();
    this.#handlers.dropped(tiles, place, from);
  };

  #imageRects(): TileRects {
    const copies = [...(this.#image?.children ?? [])];
    return new Map(copies.map((copy, at) => [this.#tiles[at]!, copy.getBoundingClientRect()]));
  }

  #cancel = (event?: PointerEvent): void => {
    if (event && event.pointerId !== this.#start?.id) return;
    clearTimeout(this.#rest);
    const from = this.#imageRects();
    this.#end();
    this.#handlers.cancelled(from);
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.#image) this.#cancel();
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#image?.remove();
    this.#image = null;
    this.#start = null;
    this.#shown = "";
    this.#handlers.over(null);
    this.#handlers.ended();
  }
}
