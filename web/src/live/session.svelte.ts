/** One seat at one table, as the page shows it: what the server told, and what was said to it. */

import type { Clock, Event, FromServer, HintGiven, Played, Refused, Seat, View } from "../api/wire";
import { setsOf } from "../board/arrangement";
import { SALT_BYTES } from "../fair/deal";
import { Witness } from "../fair/evidence.svelte";
import { readRulebook, setRules, type Rulebook } from "../rules/rulebook";
import { Plan } from "../turn/plan.svelte";
import { broughtBy, followed, isFollowed, isTurn } from "./applyEvent";
import { Connection, newId, type Command, type Line, type Listening } from "./connection";

export interface LastTurn {
  readonly seat: number;
  readonly brought: readonly string[];
  readonly before: readonly string[][];
}

export interface Timer {
  readonly toMove: number | null;
  /** On this device's clock. */
  readonly endsAt: number | null;
  readonly paused: boolean;
}

/** What the page may want to say, show or sound. */
export interface Watching {
  happened(event: Event, before: View): void;
  refused(message: Refused): void;
}

/** A turn that is sent at the last moment must still travel. */
const BEFORE_THE_END = 300;
/** Browsers turn a longer wait than this into none at all. */
const LONGEST_TIMER = 2 ** 31 - 1;
const TURNED_AWAY = new Set(["no-such-table", "expired", "bad-token"]);

export class TableSession implements Listening {
  readonly tableId: string;
  readonly token: string;
  readonly plan: Plan;
  readonly witness = new Witness(() => this.#name("promised"));
  view = $state.raw<View | null>(null);
  seats = $state.raw<readonly Seat[]>([]);
  watching = $state(0);
  line = $state<Line>("connecting");
  /** Why the server will not have us back. */
  turnedAway = $state<string | null>(null);
  timer = $state.raw<Timer>({ toMove: null, endsAt: null, paused: false });
  /** A turn of ours is on its way. */
  sending = $state(false);
  /** The seat was given up, and the server knows. */
  hasLeft = $state(false);
  lastTurn = $state.raw<LastTurn | null>(null);
  /** Tiles that came to the own rack last. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  hint = $state.raw<HintGiven | null>(null);
  /** How much of the hint is shown: that there is a turn, with which tiles, and how. */
  hintStep = $state(0);
  /** What was refused last, where nobody watches who could tell it better. */
  refusal = $state.raw<Refused | null>(null);
  watcher: Watching | null = null;

  readonly #connection: Connection;
  #lastMoment: ReturnType<typeof setTimeout> | undefined;
  #turnId: string | null = null;
  #hintId: string | null = null;
  #leaveId: string | null = null;
  #saltId: string | null = null;
  #saltedRound: string | null = null;
  /** Something happened that only a new view can tell: until it comes, events are just counted. */
  #awaitsView = false;

  constructor(tableId: string, token: string) {
    this.tableId = tableId;
    this.token = token;
    this.plan = new Plan({
      draftName: () => (this.seat === null ? null : this.#name("draft")),
      rules: () => setRules(this.rulebook),
      check: (table) => (this.phase === "playing" ? this.send({ type: "check", table }) : null),
    });
    this.#connection = new Connection(tableId, token, this);
  }

  close(): void {
    clearTimeout(this.#lastMoment);
    this.plan.close();
    this.#connection.close();
  }

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  get phase(): string {
    return this.view?.table.phase ?? "";
  }

  get isMyTurn(): boolean {
    const { seat, timer, view } = this;
    // The clock is told last: until then the round may know better.
    const isMine = seat !== null && timer.toMove === seat && view?.round?.to_move === seat;
    return isMine && !timer.paused;
  }

  get rulebook(): Rulebook {
    return readRulebook(this.view?.table.rulebook ?? "");
  }

  get hasOpened(): boolean {
    return this.seat !== null && (this.view?.round?.opened[this.seat] ?? false);
  }

  /** Whether this person looks after the table: its host, or the first who is here meanwhile. */
  get isHost(): boolean {
    const { seat, seats } = this;
    if (seat === null) return false;
    if (seats[seat]?.host) return true;
    const host = seats.find((each) => each.host);
    return !host?.here && seats.findIndex((each) => each.bot === null && each.here) === seat;
  }

  send(command: Command): string {
    return this.#connection.send(command);
  }

  #name(what: string): string {
    return `${what}.${this.tableId}.${this.seat ?? "watch"}`;
  }

  // What the server says

  known(): number | null {
    // Events whose view was lost on its way are not known: all that they changed comes anew.
    return this.#awaitsView ? null : (this.view?.seq ?? null);
  }

  lineIs(line: Line): void {
    this.line = line;
    if (line === "open") this.plan.check();
  }

  heard(message: FromServer): void {
    switch (message.type) {
      case "view":
        this.#take(message);
        break;
      case "events":
        for (const { seq, event } of message.events) this.#follow(seq, event);
        break;
      case "presence":
        this.seats = message.seats;
        this.watching = message.watching;
        break;
      case "clock":
        this.#set(message);
        break;
      case "checked":
        this.plan.checked(message);
        break;
      case "hint":
        if (message.id === this.#hintId) {
          this.hint = message;
          this.hintStep = 1;
        }
        break;
      case "ack":
        if (message.id === this.#turnId) this.#turnAnswered();
        if (message.id === this.#leaveId) this.hasLeft = true;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "bye":
        if (message.reason === "forgotten") this.turnedAway = "bad-token";
        break;
    }
  }

  #take(view: View): void {
    const isNewRound = view.round?.commitment !== this.view?.round?.commitment;
    this.view = view;
    this.#awaitsView = false;
    if (isNewRound) this.#roundIs(view);
    this.plan.follow(view.round);
    if (view.table.phase === "over") this.plan.forget();
    this.#salt(view);
  }

  #roundIs(view: View): void {
    this.lastTurn = null;
    this.drawn = new Set();
    this.closeHint();
    this.witness.begin(view);
  }

  #follow(seq: number, event: Event): void {
    const before = this.view;
    if (before === null) return;
    if (this.#awaitsView || !isFollowed(event)) {
      this.#awaitsView = true;
      this.view = { ...before, seq };
      this.#see(event, before);
      if (!isTurn(event)) this.watcher?.happened(event, before);
      return;
    }
    const after = followed(before, seq, event);
    this.view = after;
    if (event.type === "played") this.#played(event, before);
    if (isTurn(event)) {
      this.closeHint();
      if (event.seat === before.seat) this.#ownTurnIsOver(event);
    }
    if (before.round !== after.round) this.plan.follow(after.round);
    this.#see(event, before);
    this.watcher?.happened(event, before);
  }

  #see(event: Event, { seat }: View): void {
    if (event.type === "taken_back") this.lastTurn = null;
    this.witness.see(event, seat);
  }

  #played(event: Played, before: View): void {
    const was = before.round?.table ?? [];
    this.lastTurn = { seat: event.seat, brought: broughtBy(was, event.table), before: was };
  }

  #ownTurnIsOver(event: Event): void {
    this.#turnAnswered();
    const tiles =
      event.type === "drew" ? [event.tile] : event.type === "timed_out" ? event.tiles : [];
    this.drawn = new Set(tiles);
    if (event.type !== "played") this.plan.reset();
  }

  #set(clock: Clock): void {
    const endsAt = clock.deadline === null ? null : Date.now() + clock.deadline - clock.now;
    this.timer = { toMove: clock.to_move, endsAt, paused: clock.paused };
    this.#armLastMoment();
  }

  #armLastMoment(): void {
    clearTimeout(this.#lastMoment);
    const { endsAt } = this.timer;
    if (endsAt === null || !this.isMyTurn) return;
    const wait = Math.max(0, endsAt - BEFORE_THE_END - Date.now());
    const isNear = wait < LONGEST_TIMER;
    this.#lastMoment = setTimeout(
      () => (isNear ? this.#playIfLegal() : this.#armLastMoment()),
      Math.min(wait, LONGEST_TIMER),
    );
  }

  #playIfLegal(): void {
    // An answer that is still on its way may be a yes; if it is a no, nothing is lost.
    const { state } = this.plan.verdict;
    if (this.isMyTurn && (state === "legal" || state === "asked")) this.play();
  }

  #refused(message: Refused): void {
    if (message.id !== null && message.id === this.#saltId) return;
    if (this.plan.refused(message.id, message.code)) return;
    if (message.id !== null && message.id === this.#turnId) {
      this.#turnAnswered();
      if (message.code === "illegal") this.plan.judged(message.violations);
    }
    if (TURNED_AWAY.has(message.code)) this.turnedAway = message.code;
    else if (this.watcher) this.watcher.refused(message);
    else this.refusal = message;
  }

  #turnAnswered(): void {
    this.#turnId = null;
    this.sending = false;
  }

  #salt({ seat, round, table }: View): void {
    if (seat === null || !round?.commitment || table.phase !== "salting") return;
    if (round.salted.includes(seat) || this.#saltedRound === round.commitment) return;
    this.#saltedRound = round.commitment;
    this.#saltId = this.send({ type: "salt", salt: newId(SALT_BYTES) });
  }

  // What the player says

  play(): void {
    const table = setsOf(this.plan.draft.now);
    this.#turn({ type: "play", seen: this.view?.seq ?? 0, table });
  }

  draw(): void {
    const seen = this.view?.seq ?? 0;
    this.#turn({ type: this.view?.round?.pool === 0 ? "pass" : "draw", seen });
  }

  #turn(command: Command): void {
    if (this.sending) return;
    this.sending = true;
    this.#turnId = this.send(command);
  }

  leave(): void {
    this.#leaveId = this.send({ type: "leave" });
  }

  lift(): Promise<number | null> {
    return this.plan.lift(this.view?.table.rulebook ?? "", this.hasOpened ? "tiles" : "points");
  }

  askHint(): void {
    if (this.hint) this.hintStep = Math.min(3, this.hintStep + 1);
    else this.#hintId = this.send({ type: "hint" });
  }

  closeHint(): void {
    this.#hintId = null;
    this.hint = null;
    this.hintStep = 0;
  }
}
