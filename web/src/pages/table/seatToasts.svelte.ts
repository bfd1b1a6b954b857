/** Seat toasts: values shown at a seat for a few seconds. */

const SHOWN = 3500;
/** What is shown when the next turn begins goes once it could be read. */
const READ = 1200;

interface Toast<T> {
  readonly seat: number;
  readonly value: T;
}

export class SeatToasts<T> {
  #shown = $state.raw<readonly Toast<T>[]>([]);
  readonly #since = new WeakMap<Toast<T>, number>();

  at(seat: number): T | undefined {
    return this.#shown.find((toast) => toast.seat === seat)?.value;
  }

  /** What came last. */
  get newest(): Toast<T> | null {
    return this.#shown.at(-1) ?? null;
  }

  show(seat: number, value: T): void {
    const toast = { seat, value };
    this.#shown = [...this.#shown.filter((each) => each.seat !== seat), toast];
    this.#since.set(toast, Date.now());
    setTimeout(() => this.#hide(toast), SHOWN);
  }

  /** The next turn begins: let go of everything that is shown now, once it could be read. */
  endWithTurn(): void {
    for (const toast of this.#shown) {
      const wait = READ - (Date.now() - this.#since.get(toast)!);
      if (wait > 0) setTimeout(() => this.#hide(toast), wait);
      else this.#hide(toast);
    }
  }

  #hide(gone: Toast<T>): void {
    this.#shown = this.#shown.filter((toast) => toast !== gone);
  }
}
