/** Goes through the steps of something, by itself or when told to. */

interface Steps {
  /** Which step is shown: 0 is how everything lay before. */
  now(): number;
  last(): number;
  show(step: number): void;
  /** How long a step is looked at, in milliseconds. */
  pace(step: number): number;
}

export class Pacing {
  playing = $state(false);
  readonly #steps: Steps;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Go on by itself, from the beginning again if it was at its end; or stop. */
  play(): void {
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

  /** Show a step, or the nearest there is, and stay there. */
  go(step: number): void {
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
