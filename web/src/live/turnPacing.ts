/**
 * Pacing of turns: what the server tells is shown one turn after the other, each when the tiles of
 * the last one have landed. Whoever is far behind catches up.
 */

/**
 * Nothing waits longer than this to be shown, in milliseconds: long enough to follow the large turn of
 * a bot that the next one has answered already.
 */
const LONGEST_WAIT = 5000;
/** Turns that would have to be faster than this are shown at once. */
const FASTEST = 0.3;
/** The rest between two turns, in milliseconds. */
const REST = 100;

interface Waiting<Message> {
  readonly message: Message;
  readonly arrivedAt: number;
}

export interface Timing {
  /** A factor on the time that a turn takes; 0 if it is shown at once. */
  readonly pace: number;
  /** Whether the next message waits until this one has landed. */
  readonly isAwaited: boolean;
}

export interface Pacer<Message> {
  /** Return how long a message takes to be shown, in milliseconds; 0 if it is no turn. */
  timeOf(message: Message): number;
  /** Whether a message is a turn that takes time to be shown. */
  isTurn(message: Message): boolean;
  /** Show a message that arrived at a time of this device. */
  show(message: Message, arrivedAt: number, timing: Timing): void;
  /** What was shown last has landed. */
  landed(): void;
}

export class TurnPacing<Message> {
  readonly #pacer: Pacer<Message>;
  #waiting: Waiting<Message>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pacer: Pacer<Message>) {
    this.#pacer = pacer;
  }

  receive(message: Message): void {
    this.#waiting.push({ message, arrivedAt: Date.now() });
    if (this.#timer === undefined) this.#showNext();
  }

  /** Show all that waits, at once. */
  flush(): void {
    this.#land();
    for (const { message, arrivedAt } of this.#waiting.splice(0))
      this.#pacer.show(message, arrivedAt, { pace: 0, isAwaited: false });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  /** Show messages up to the next turn that takes time. */
  #showNext(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const time = this.#pacer.timeOf(next.message);
      const pace = time > 0 ? this.#paceOf(time + REST) : 1;
      const isAwaited = time > 0 && pace > 0;
      this.#pacer.show(next.message, next.arrivedAt, { pace, isAwaited });
      if (!isAwaited) continue;
      this.#timer = setTimeout(
        () => {
          this.#land();
          this.#showNext();
        },
        (time + REST) * pace,
      );
      return;
    }
  }

  #land(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pacer.landed();
  }

  /** Return the factor at which a turn is shown, so that nothing behind it waits too long. */
  #paceOf(time: number): number {
    let pace = Math.min(1, LONGEST_WAIT / time);
    let turns = 1;
    for (const { message, arrivedAt } of this.#waiting) {
      const left = arrivedAt + LONGEST_WAIT - Date.now();
      // A turn that waits is about as long as this one.
      pace = Math.min(pace, left / (time * turns));
      if (this.#pacer.isTurn(message)) turns += 1;
    }
    return pace < FASTEST ? 0 : pace;
  }
}
