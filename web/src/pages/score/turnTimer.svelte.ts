/** The timer of a game as it runs: kept, heard, and with the screen on. */

import { drop, keep, kept } from "../../device/storage";
import { Alarm } from "./alarm";
import type { Terms } from "./editions";
import { begin, isPaused, pause, remaining, resume, setOpened, step, type Turn } from "./timer";
import { Awake } from "./wakeLock";

const TIMER = "score-timer";
const SOUND = "score-sound";
const OFTEN = 200;
const FORGOTTEN = 5 * 60_000;

export class Ticking {
  turn = $state.raw<Turn | null>(null);
  now = $state(Date.now());
  hasSound = $state(kept<boolean>(SOUND) ?? true);

  readonly #game: string;
  readonly #terms: () => Terms;
  readonly #alarm = new Alarm(() => this.#secondsToHear());
  readonly #awake = new Awake();

  constructor(game: string, terms: () => Terms) {
    this.#game = game;
    this.#terms = terms;
    const stored = kept<Turn>(TIMER);
    if (stored?.game === game) this.turn = stored;
  }

  /** Milliseconds left; null without a clock. */
  get left(): number | null {
    return this.turn && remaining(this.turn, this.now);
  }

  get isPaused(): boolean {
    return this.turn !== null && isPaused(this.turn);
  }

  get isTimeUp(): boolean {
    return this.left === 0;
  }

  /** Whether its time has been up for so long that nobody can be playing it any more. */
  get isForgotten(): boolean {
    const endsAt = this.turn?.endsAt ?? null;
    return endsAt !== null && this.now > endsAt + FORGOTTEN;
  }

  begin(starter: number, seats: number): void {
    this.#set(begin(this.#game, starter, seats, this.#terms(), Date.now()));
  }

  step(by: 1 | -1): void {
    if (this.turn) this.#set(step(this.turn, by, this.#terms(), Date.now()));
  }

  stopOrGoOn(): void {
    if (this.turn) this.#set((this.isPaused ? resume : pause)(this.turn, Date.now()));
  }

  setOpened(opened: boolean): void {
    if (this.turn) this.#set(setOpened(this.turn, opened));
  }

  setSound(on: boolean): void {
    this.hasSound = on;
    keep(SOUND, on);
    this.#alarm.set();
  }

  end(): void {
    this.#set(null);
  }

  #set(turn: Turn | null): void {
    this.turn = turn;
    if (turn) keep(TIMER, turn);
    else drop(TIMER);
    this.#look();
    this.#alarm.set();
  }

  #secondsToHear(): number | null {
    if (!this.hasSound || this.turn?.endsAt == null) return null;
    return remaining(this.turn, Date.now())! / 1000;
  }

  #look(): void {
    this.now = Date.now();
    this.#awake.set(this.turn?.endsAt != null && !this.isForgotten);
  }

  /** Run until the function that is returned is called. */
  run(): () => void {
    // Whoever comes back to the page, or touches it, hears again what is due.
    const back = (): void => {
      this.#look();
      this.#alarm.set();
    };
    const touched = (): void => this.#alarm.set();
    const timer = setInterval(() => this.#look(), OFTEN);
    document.addEventListener("visibilitychange", back);
    addEventListener("pointerdown", touched, { once: true });
    this.#alarm.set();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
      removeEventListener("pointerdown", touched);
      this.#alarm.close();
      this.#awake.set(false);
    };
  }
}
