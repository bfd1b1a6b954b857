/** Seat toasts: values shown at a seat for a few seconds. */

const SHOWN = 3500;
/** What is shown when the player's own turn begins goes sooner. */
const SOON = 1500;

interface Toast<T> {
  readonly seat: number;
  readonly value: T;
}

export class SeatToasts<T> {
  #shown = $state.raw<readonly Toast<T>[]>([]);

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
    setTimeout(() => this.#hide([toast]), SHOWN);
  }

  /** Let go of everything that is shown now. */
  endSoon(): void {
    const toasts = this.#shown;
    if (toasts.length > 0) setTimeout(() => this.#hide(toasts), SOON);
  }

  #hide(gone: readonly Toast<T>[]): void {
    this.#shown = this.#shown.filter((toast) => !gone.includes(toast));
  }
}
