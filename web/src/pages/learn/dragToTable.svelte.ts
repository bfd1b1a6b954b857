/** Drag of a tile from the rack onto the question of a lesson. A tap or a drag chooses the tile. */

interface Options {
  readonly onchoose: (index: number, isDragged: boolean) => void;
  readonly ondrop: () => void;
}

/** The distance in pixels from which a press is a drag. */
const THRESHOLD = 6;

export class DragToTable {
  readonly #options: Options;
  #start: { readonly index: number; readonly x: number; readonly y: number } | null = null;
  #moved = $state.raw<{ index: number; x: number; y: number } | null>(null);

  constructor(options: Options) {
    this.#options = options;
  }

  /** The event handlers of the rack. Its choices have the attribute `data-choice`. */
  readonly handlers = {
    onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
      const index = choiceAt(event);
      if (index === null || event.button !== 0) return;
      this.#start = { index, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onpointermove: (event: PointerEvent): void => {
      if (this.#start === null) return;
      const { index, x, y } = this.#start;
      const moved = { index, x: event.clientX - x, y: event.clientY - y };
      if (this.#moved === null && Math.hypot(moved.x, moved.y) < THRESHOLD) return;
      if (this.#moved === null) this.#options.onchoose(index, true);
      this.#moved = moved;
    },
    onpointerup: (event: PointerEvent): void => {
      const [start, moved] = [this.#start, this.#moved];
      this.#start = this.#moved = null;
      if (start === null) return;
      if (moved === null) this.#options.onchoose(start.index, false);
      else if (isOverQuestion(event)) this.#options.ondrop();
    },
    onpointercancel: (): void => {
      this.#start = this.#moved = null;
    },
    // Keys and screen readers click without a pointer.
    onclick: (event: MouseEvent): void => {
      const index = choiceAt(event);
      if (index !== null && event.detail === 0) this.#options.onchoose(index, false);
    },
  };

  /** Return the CSS transform of a choice while it is dragged. */
  offset(index: number): string | undefined {
    const moved = this.#moved;
    return moved?.index === index ? `translate(${moved.x}px, ${moved.y}px)` : undefined;
  }
}

function choiceAt({ target }: Event): number | null {
  const choice = (target as Element).closest<HTMLElement>("[data-choice]");
  return choice === null ? null : Number(choice.dataset["choice"]);
}

/** Whether the pointer is over the question, which has the attribute `data-drop`. */
function isOverQuestion({ clientX, clientY }: PointerEvent): boolean {
  const under = document.elementsFromPoint(clientX, clientY);
  return under.some((each) => each.closest("[data-drop]") !== null);
}
