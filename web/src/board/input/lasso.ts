/** Lasso: a rectangle drawn with the mouse on free table or rack selects the tiles in it. */

import { overlap, type Rect } from "../layout/geometry";

const FAR_ENOUGH = 6;

export class Lasso {
  readonly #root: HTMLElement;
  readonly #select: (tiles: readonly string[]) => void;
  #start: { x: number; y: number; id: number; area: Element } | null = null;
  #frame: HTMLElement | null = null;
  #tiles: readonly { readonly tile: string; readonly rect: Rect }[] = [];
  #chosen = "";
  /** Whether the next click belongs to a lasso. */
  wasLasso = false;

  constructor(root: HTMLElement, select: (tiles: readonly string[]) => void) {
    this.#root = root;
    this.#select = select;
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("pointermove", this.#move);
    root.addEventListener("pointerup", this.#end);
    root.addEventListener("pointercancel", this.#end);
  }

  destroy(): void {
    this.#end();
  }

  #down = (event: PointerEvent): void => {
    this.wasLasso = false;
    if (!event.isPrimary || event.button !== 0 || event.pointerType !== "mouse") return;
    const target = event.target as Element;
    const area = target.closest("[data-table], [data-rack]");
    if (!area || target.closest("button, a, input")) return;
    this.#start = { x: event.clientX, y: event.clientY, id: event.pointerId, area };
  };

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    const { clientX: x, clientY: y } = event;
    if (event.buttons === 0) {
      this.#end();
      return;
    }
    if (!this.#frame && Math.hypot(x - start.x, y - start.y) > FAR_ENOUGH) this.#begin(start);
    if (this.#frame) this.#draw(start, x, y);
  };

  #begin({ id, area }: { id: number; area: Element }): void {
    this.wasLasso = true;
    this.#root.setPointerCapture(id);
    this.#tiles = [...area.querySelectorAll<HTMLElement>("[data-tile]")].map((tile) => ({
      tile: tile.dataset["tile"]!,
      rect: tile.getBoundingClientRect(),
    }));
    this.#frame = document.createElement("div");
    this.#frame.className = "lasso";
    this.#root.append(this.#frame);
  }

  #draw(start: { x: number; y: number }, x: number, y: number): void {
    const rect = {
      left: Math.min(start.x, x),
      top: Math.min(start.y, y),
      right: Math.max(start.x, x),
      bottom: Math.max(start.y, y),
    };
    const { style } = this.#frame!;
    style.left = `${rect.left}px`;
    style.top = `${rect.top}px`;
    style.width = `${rect.right - rect.left}px`;
    style.height = `${rect.bottom - rect.top}px`;
    const tiles = this.#tiles.filter((each) => overlap(each.rect, rect)).map(({ tile }) => tile);
    if (tiles.join() === this.#chosen) return;
    this.#chosen = tiles.join();
    this.#select(tiles);
  }

  #end = (): void => {
    this.#frame?.remove();
    this.#frame = null;
    this.#start = null;
    this.#chosen = "";
  };
}
