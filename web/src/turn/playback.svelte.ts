/** Playback: shows steps one after the other, automatically or by hand. */

interface Steps {
  /** The current step; 0 is the start. */
  now(): number;
  last(): number;
  show(step: number): void;
  /** The duration of a step, in milliseconds. */
  pace(step: number): number;
}

export class Playback {
  playing = $state(false);
  readonly #steps: Steps;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Start or stop. At the end it starts from the beginning. */
  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.#steps.now() >= this.#steps.last()) this.#steps.show(0);
    this.playing = this.#steps.last() > 0;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Stop, and show a step within the range. */
  goTo(step: number): void {
    this.stop();
    this.#steps.show(Math.min(Math.max(step, 0), this.#steps.last()));
  }

  #wait(): void {
    if (!this.playing) return;
    this.#timer = setTimeout(() => {
      this.#steps.show(this.#steps.now() + 1);
      this.playing = this.#steps.now() < this.#steps.last();
      this.#wait();
    }, this.#steps.pace(this.#steps.now()));
  }
}
