/** Seat toasts: values shown at a seat for a few seconds. */

const SHOWN = 4500;

export class SeatToasts<T> {
  #shown = $state.raw<ReadonlyMap<number, { readonly value: T }>>(new Map());

  at(seat: number): T | undefined {
    return this.#shown.get(seat)?.value;
  }

  show(seat: number, value: T): void {
    const shown = { value };
    this.#shown = new Map(this.#shown).set(seat, shown);
    setTimeout(() => this.#hide(seat, shown), SHOWN);
  }

  #hide(seat: number, gone: { readonly value: T }): void {
    // Do not hide a newer value.
    if (this.#shown.get(seat) !== gone) return;
    const shown = new Map(this.#shown);
    shown.delete(seat);
    this.#shown = shown;
  }
}
