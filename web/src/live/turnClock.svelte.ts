/** Clock of a table: whose turn it is and until when, in the time of this device. */

import type { Clock } from "../api/wire";

export interface Timer {
  readonly toMove: number | null;
  /** In this device's time. */
  readonly endsAt: number | null;
  readonly paused: boolean;
}

/** Time that a turn needs to reach the server before its deadline. */
const LAST_MOMENT = 300;
/** Browsers treat longer timeouts as 0. */
const MAX_TIMEOUT = 2 ** 31 - 1;

export class TurnClock {
  #now = $state.raw<Timer>({ toMove: null, endsAt: null, paused: false });
  #timeout: ReturnType<typeof setTimeout> | undefined;
  readonly #isOwn: () => boolean;
  readonly #onlast: () => void;

  /** `onlast` is called in the last moment of a turn for which `isOwn` holds. */
  constructor(isOwn: () => boolean, onlast: () => void) {
    this.#isOwn = isOwn;
    this.#onlast = onlast;
  }

  get now(): Timer {
    return this.#now;
  }

  /** Follow what the server told at a time of this device. */
  set(clock: Clock, arrivedAt: number): void {
    const endsAt = clock.deadline === null ? null : arrivedAt + clock.deadline - clock.now;
    this.#now = { toMove: clock.to_move, endsAt, paused: clock.paused };
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timeout);
  }

  #schedule(): void {
    this.stop();
    const { endsAt } = this.#now;
    if (endsAt === null || !this.#isOwn()) return;
    const wait = Math.max(0, endsAt - LAST_MOMENT - Date.now());
    const isNear = wait < MAX_TIMEOUT;
    this.#timeout = setTimeout(
      () => (isNear ? this.#onlast() : this.#schedule()),
      Math.min(wait, MAX_TIMEOUT),
    );
  }
}
