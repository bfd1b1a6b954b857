/** Running timer of a game: stored, with sound, and with the screen kept on. */

import { getItem, removeItem, setItem } from "../../device/storage";
import { Alarm } from "./alarm";
import type { Terms } from "./editions";
import { begin, isPaused, pause, remaining, resume, setOpened, step, type Turn } from "./timer";
import { ScreenWakeLock } from "./wakeLock";

const TIMER = "score-timer";
const SOUND = "score-sound";
const INTERVAL = 200;
const ABANDONED_AFTER = 5 * 60_000;

export class TurnTimer {
  turn = $state.raw<Turn | null>(null);
  now = $state(Date.now());
  hasSound = $state(getItem<boolean>(SOUND) ?? true);

  readonly #gameId: string;
  readonly #terms: () => Terms;
  readonly #alarm = new Alarm(() => this.#secondsLeft());
  readonly #wakeLock = new ScreenWakeLock();

  constructor(gameId: string, terms: () => Terms) {
    this.#gameId = gameId;
    this.#terms = terms;
    const stored = getItem<Turn>(TIMER);
    if (stored?.game === gameId) this.turn = stored;
  }

  /** The milliseconds left; null without a clock. */
  get left(): number | null {
    return this.turn && remaining(this.turn, this.now);
  }

  get isPaused(): boolean {
    return this.turn !== null && isPaused(this.turn);
  }

  get isTimeUp(): boolean {
    return this.left === 0;
  }

  /** Whether the time was up so long ago that nobody is playing any more. */
  get isAbandoned(): boolean {
    const endsAt = this.turn?.endsAt ?? null;
    return endsAt !== null && this.now > endsAt + ABANDONED_AFTER;
  }

  begin(starter: number, seats: number): void {
    this.#set(begin(this.#gameId, starter, seats, this.#terms(), Date.now()));
  }

  step(by: 1 | -1): void {
    if (this.turn) this.#set(step(this.turn, by, this.#terms(), Date.now()));
  }

  togglePause(): void {
    if (this.turn) this.#set((this.isPaused ? resume : pause)(this.turn, Date.now()));
  }

  setOpened(opened: boolean): void {
    if (this.turn) this.#set(setOpened(this.turn, opened));
  }

  setSound(on: boolean): void {
    this.hasSound = on;
    setItem(SOUND, on);
    this.#alarm.schedule();
  }

  end(): void {
    this.#set(null);
  }

  #set(turn: Turn | null): void {
    this.turn = turn;
    if (turn) setItem(TIMER, turn);
    else removeItem(TIMER);
    this.#tick();
    this.#alarm.schedule();
  }

  #secondsLeft(): number | null {
    if (!this.hasSound || this.turn?.endsAt == null) return null;
    return remaining(this.turn, Date.now())! / 1000;
  }

  #tick(): void {
    this.now = Date.now();
    this.#wakeLock.set(this.turn?.endsAt != null && !this.isAbandoned);
  }

  /** Run the timer. The returned function stops it. */
  run(): () => void {
    // Schedule the tones again when the user returns to the page or touches it.
    const back = (): void => {
      this.#tick();
      this.#alarm.schedule();
    };
    const touched = (): void => this.#alarm.schedule();
    const timer = setInterval(() => this.#tick(), INTERVAL);
    document.addEventListener("visibilitychange", back);
    addEventListener("pointerdown", touched, { once: true });
    this.#alarm.schedule();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
      removeEventListener("pointerdown", touched);
      this.#alarm.close();
      this.#wakeLock.set(false);
    };
  }
}
