/** Drag and drop with mouse, finger or pen, by pointer events. */

import type { Place } from "./arrangement";
import { placeAt, type Geometry, type Rect } from "./geometry";
import type { TileRects } from "./motion";

export interface DragHandlers {
  /** Return the tiles to drag with a tile; none if it cannot be dragged. */
  lift(tile: string): readonly string[];
  /** The drag has ended. */
  ended(): void;
  over(place: Place | null): void;
  dropped(tiles: readonly string[], place: Place, from: TileRects): void;
  /** A finger was held on a tile. */
  longPressed(tile: string): void;
}

const FAR_ENOUGH = 6;
/** Touch needs a larger threshold, because a finger is less steady than a mouse. */
const FAR_ENOUGH_TOUCHED = 12;
const LONG_ENOUGH = 450;
const EDGE = 36;
const SCROLL = 9;
/** A finger hides what is below it, so the dragged tiles are shown and dropped a little above. */
const ABOVE_FINGER = 0.55;

export class Drag {
  readonly #root: HTMLElement;
  readonly #handlers: DragHandlers;
  #start: { x: number; y: number; id: number; tile: HTMLElement; touch: boolean } | null = null;
  #tiles: readonly string[] = [];
  #ghost: HTMLElement | null = null;
  #grip = { x: 0, y: 0, height: 0 };
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
    this.#cancel();
    removeEventListener("keydown", this.#key);
  }

  /** Suppress the context menu of a long press, which selects a set. */
  #menu = (event: Event): void => {
    if (this.#start?.touch) event.preventDefault();
  };

  get #table(): HTMLElement {
    return this.#root.querySelector<HTMLElement>("[data-table]")!;
  }

  #down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.wasDrag = false;
    const tile = (event.target as Element).closest<HTMLElement>("[data-tile]");
    if (!tile) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    const touch = event.pointerType !== "mouse";
    this.#start = { x, y, id, tile, touch };
    clearTimeout(this.#rest);
    if (touch) this.#rest = setTimeout(this.#rested, LONG_ENOUGH);
  };

  /** After a long press the finger can still start a drag of the selected tiles. */
  #rested = (): void => {
    if (!this.#start || this.#ghost) return;
    this.wasDrag = true;
    this.#handlers.longPressed(this.#start.tile.dataset["tile"]!);
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
    if (!this.#ghost && this.#away() > enough) this.#begin();
    if (this.#ghost && this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw);
  };

  /** Return the distance of the pointer from its start. */
  #away(): number {
    return Math.hypot(this.#at.x - this.#start!.x, this.#at.y - this.#start!.y);
  }

  #begin(): void {
    const start = this.#start!;
    clearTimeout(this.#rest);
    this.#tiles = this.#handlers.lift(start.tile.dataset["tile"]!);
    if (this.#tiles.length === 0) {
      this.#start = null;
      return;
    }
    this.wasDrag = true;
    this.#root.setPointerCapture(start.id);
    this.#geometry = this.#measure();
    this.#scrolled = this.#table.scrollTop;
    this.#ghost = this.#makeGhost(start.tile);
    this.#root.append(this.#ghost);
  }

  /** Measure again, because other players have moved tiles during the drag. */
  remeasure(): void {
    if (!this.#ghost) return;
    this.#geometry = this.#measure();
    this.#scrolled = this.#table.scrollTop;
  }

  #makeGhost(gripped: HTMLElement): HTMLElement {
    const rect = gripped.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = "in-hand";
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.setProperty("--tile", `${rect.width}px`);
    for (const name of this.#tiles) {
      const tile = this.#root.querySelector(`[data-tile="${CSS.escape(name)}"]`)!;
      const copy = tile.cloneNode(true) as HTMLElement;
      copy.classList.replace("away", "lifted");
      copy.classList.remove("chosen");
      copy.removeAttribute("data-tile");
      copy.tabIndex = -1;
      ghost.append(copy);
    }
    const before = this.#tiles.indexOf(gripped.dataset["tile"]!) * rect.width;
    const { x, y } = this.#start!;
    this.#grip = { x: x - rect.left + before, y: y - rect.top, height: rect.height };
    return ghost;
  }

  #measure(): Geometry {
    const rects = (inside: Element): Rect[] =>
      [...inside.querySelectorAll("[data-tile]")].map((tile) => tile.getBoundingClientRect());
    const rack = this.#root.querySelector("[data-rack]");
    const rackTiles = rack ? rects(rack) : [];
    const pieces = [...this.#root.querySelectorAll<HTMLElement>("[data-piece]")].map((piece) => ({
      key: Number(piece.dataset["piece"]),
      tiles: rects(piece),
    }));
    const reach = this.#start!.tile.offsetWidth * 0.5;
    return { rack: rack?.getBoundingClientRect() ?? null, rackTiles, pieces, reach };
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
    const geometry = this.#geometry!;
    const moved = this.#table.scrollTop - this.#scrolled;
    const overRack = geometry.rack !== null && y >= geometry.rack.top;
    return placeAt(x, overRack ? y : y + moved, geometry);
  }

  #draw = (): void => {
    this.#frame = 0;
    if (!this.#ghost) return;
    const { x, y } = this.#point();
    this.#ghost.style.transform = `translate3d(${x - this.#grip.x}px, ${y - this.#grip.y}px, 0)`;
    this.#scrollAtEdges();
    const place = this.#place();
    const shown = JSON.stringify(place);
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#handlers.over(place);
    }
  };

  #scrollAtEdges(): void {
    const table = this.#table;
    const { top, bottom } = table.getBoundingClientRect();
    const { y } = this.#at;
    const by = y < top + EDGE ? -SCROLL : y > bottom - EDGE && y < bottom ? SCROLL : 0;
    const before = table.scrollTop;
    if (by !== 0) table.scrollTop += by;
    if (table.scrollTop !== before) this.#frame = requestAnimationFrame(this.#draw);
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.id) return;
    clearTimeout(this.#rest);
    if (!this.#ghost) {
      this.#start = null;
      return;
    }
    const place = this.#place();
    const from: TileRects = new Map(
      [...this.#ghost.children].map((copy, at) => [this.#tiles[at]!, copy.getBoundingClientRect()]),
    );
    const tiles = this.#tiles;
    this.#end();
    this.#handlers.dropped(tiles, place, from);
  };

  #cancel = (event?: PointerEvent): void => {
    if (event && event.pointerId !== this.#start?.id) return;
    clearTimeout(this.#rest);
    this.#end();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.#ghost) this.#cancel();
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#ghost?.remove();
    this.#ghost = null;
    this.#start = null;
    this.#shown = "";
    this.#handlers.over(null);
    this.#handlers.ended();
  }
}
