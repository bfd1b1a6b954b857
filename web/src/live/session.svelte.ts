/**
 * Session: one seat at one live table, with the state from the server and the player's commands.
 */

import type { Event, FromServer, Refused, Seat, View } from "../api/wire";
import { setsOf } from "../board/layout/arrangement";
import { DealEvidence } from "../fair/evidence.svelte";
import { readRulebook, setRules, type Rulebook } from "../rules/rulebook";
import { Plan, type FoundOnRack } from "../turn/plan.svelte";
import { applyEvent, isApplicable, isTurnEvent } from "./applyEvent";
import { forgetSeen, rememberSeen, type LastSeen } from "./continuing";
import {
  Connection,
  type Command,
  type ConnectionListener,
  type ConnectionState,
} from "./connection";
import { SharedDrafts, type OthersDraft } from "./sharedDrafts.svelte";
import { Hints } from "./hints.svelte";
import type { RecapTurn } from "./recap";
import { RecentTurns, type LastTurn } from "./recentTurns.svelte";
import { Salt } from "./salt";
import type { ShownHint } from "./shownHint.svelte";
import { ShownTurns, type Told } from "./shownTurns.svelte";
import { TurnClock, type Timer } from "./turnClock.svelte";

/** Observer of a session: the page that announces, shows and plays sounds. */
export interface SessionObserver {
  onEvent(event: Event, before: View): void;
  onRefused(message: Refused): void;
}

const REJECTIONS = new Set([
  "no-such-table",
  "expired",
  "bad-token",
  "unreadable",
  "storage-blocked",
  "storage-newer",
]);
/** The device has no room: a rejection while there is no table to show. Connecting is retried. */
const FULL = "storage-full";

export class TableSession implements ConnectionListener {
  readonly tableId: string;
  readonly token: string;
  readonly plan: Plan;
  readonly evidence = new DealEvidence(() => this.#storageName("promised"));
  view = $state.raw<View | null>(null);
  seats = $state.raw<readonly Seat[]>([]);
  spectators = $state(0);
  connectionState = $state<ConnectionState>("connecting");
  /** Why the server rejects this client; null if it does not. */
  rejection = $state<string | null>(null);
  /** Whether a turn was sent and not answered yet. */
  sending = $state(false);
  /** Whether the server has confirmed that the seat was given up. */
  hasLeft = $state(false);
  /** The tiles that were drawn last. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  /** The last refusal, if there is no observer to show it. */
  refusal = $state.raw<Refused | null>(null);
  observer: SessionObserver | null = null;
  readonly #connectionState: Connection;
  readonly #clock = new TurnClock(
    () => this.isMyTurn,
    () => this.#playIfLegal(),
  );
  readonly #hints: Hints;
  readonly #drafts = new SharedDrafts((table) =>
    this.send({ type: "arrange", seen: this.view?.seq ?? 0, table }),
  );
  readonly #recent = new RecentTurns();
  readonly #shown = new ShownTurns({
    seenView: () => (this.observer === null || this.#awaitsView ? null : this.view),
    sets: () => this.othersDraft?.sets ?? this.view?.round?.table ?? [],
    show: (told, arrivedAt) => this.#show(told, arrivedAt),
  });
  #turnId: string | null = null;
  #leaveId: string | null = null;
  readonly #salt = new Salt((command) => this.send(command));
  /** An event needs a new view. Until it arrives, events only count `seq`. */
  #awaitsView = false;

  constructor(tableId: string, token: string) {
    this.tableId = tableId;
    this.token = token;
    this.plan = new Plan({
      draftName: () => (this.seat === null ? null : this.#storageName("draft")),
      rules: () => setRules(this.rulebook),
      check: (table) => (this.phase === "playing" ? this.send({ type: "check", table }) : null),
    });
    this.#hints = new Hints({
      plan: this.plan,
      view: () => this.view,
      hasOpened: () => this.hasOpened,
      ask: (aim) => this.send({ type: "hint", aim }),
    });
    this.#connectionState = new Connection(tableId, token, this);
  }

  close(): void {
    this.#clock.stop();
    this.#shown.close();
    this.plan.close();
    this.#connectionState.close();
  }

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  get phase(): string {
    return this.view?.table.phase ?? "";
  }

  get timer(): Timer {
    return this.#clock.now;
  }

  /** The seat to move; null while none is, or until the clock has followed the events. */
  get toMove(): number | null {
    const { timer, view } = this;
    return timer.toMove === view?.round?.to_move ? timer.toMove : null;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.toMove === this.seat && !this.timer.paused;
  }

  /** The last turn that laid tiles. */
  get lastTurn(): LastTurn | null {
    return this.#recent.last;
  }

  /** The turns of the others since the player's own last turn. */
  get turns(): readonly RecapTurn[] {
    return this.#recent.all;
  }

  /** The seat whose turn is just being shown, with tiles on their way; null if all have landed. */
  get shownSeat(): number | null {
    return this.#shown.seat;
  }

  /** A factor on the time in which that turn is shown. */
  get pace(): number {
    return this.#shown.pace;
  }

  /** The last that was seen of the table; null if nothing was. */
  get lastSeen(): LastSeen | null {
    return this.view && { view: this.view, seats: this.seats };
  }

  get rulebook(): Rulebook {
    return readRulebook(this.view?.table.rulebook ?? "");
  }

  get hasOpened(): boolean {
    return this.seat !== null && (this.view?.round?.opened[this.seat] ?? false);
  }

  /** Whether this player is the host, or the first person present if the host is away. */
  get isHost(): boolean {
    const { seat, seats } = this;
    if (seat === null) return false;
    if (seats[seat]?.host) return true;
    const host = seats.find((each) => each.host);
    return (
      !host?.here &&
      seats.findIndex((each) => each.bot === null && !each.program && each.here) === seat
    );
  }

  send(command: Command): string {
    return this.#connectionState.send(command);
  }

  #storageName(what: string): string {
    return `${what}.${this.tableId}.${this.seat ?? "watch"}`;
  }

  // Messages from the server

  lastSeq(): number | null {
    this.#shown.flush();
    // If the view for an event was lost, ask for the whole view again.
    return this.#awaitsView ? null : (this.view?.seq ?? null);
  }

  onState(state: ConnectionState): void {
    this.connectionState = state;
    if (state === "open") {
      this.plan.check();
      forgetSeen(this.tableId);
    } else if (this.lastSeen) rememberSeen(this.tableId, this.lastSeen);
  }

  onMessage(message: FromServer): void {
    switch (message.type) {
      case "view":
      case "clock":
      case "arranged":
        this.#shown.receive(message);
        break;
      case "events":
        for (const { seq, event } of message.events)
          this.#shown.receive({ type: "event", seq, event });
        break;
      case "presence":
        this.seats = message.seats;
        this.spectators = message.watching;
        break;
      case "checked":
        this.plan.checked(message);
        break;
      case "hint":
        this.#hints.answered(message.id, message);
        break;
      case "ack":
        this.#drafts.answered(message.id);
        if (message.id === this.#turnId) this.#endSending();
        if (message.id === this.#leaveId) this.hasLeft = true;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "bye":
        if (message.reason === "forgotten") this.rejection = "bad-token";
        break;
    }
  }

  #show(told: Told, arrivedAt: number): void {
    switch (told.type) {
      case "event":
        this.#applyEvent(told.seq, told.event);
        break;
      case "view":
        this.#setView(told);
        break;
      case "clock":
        this.#clock.set(told, arrivedAt);
        break;
      case "arranged":
        this.#drafts.show(told, this.view);
        break;
    }
  }

  #setView(view: View): void {
    const isNewRound = view.round?.commitment !== this.view?.round?.commitment;
    this.view = view;
    if (this.rejection === FULL) this.rejection = null;
    this.#awaitsView = false;
    if (isNewRound) this.#startRound(view);
    this.#recent.restore(view.round);
    this.#drafts.clear(view.round);
    this.plan.follow(view.round);
    if (view.table.phase === "over") this.plan.forget();
    this.#salt.follow(view);
  }

  #startRound(view: View): void {
    this.#recent.clear();
    this.drawn = new Set();
    this.closeHint();
    this.evidence.beginRound(view);
  }

  #applyEvent(seq: number, event: Event): void {
    const before = this.view;
    if (before === null) return;
    if (this.#awaitsView || !isApplicable(event)) {
      this.#awaitsView = true;
      this.view = { ...before, seq };
      this.#recordEvent(event, before);
      if (!isTurnEvent(event)) this.observer?.onEvent(event, before);
      return;
    }
    const after = applyEvent(before, seq, event);
    this.view = after;
    if (event.type === "played") this.#recent.played(event, before.round?.table ?? []);
    if (isTurnEvent(event)) {
      this.#recent.follow(after.round);
      this.#drafts.clear(after.round);
      this.closeHint();
      if (event.seat === before.seat) this.#ownTurnIsOver(event);
      // A spectator has no turn: rows are pushed together while nothing else moves.
      if (before.seat === null ? event.type === "drew" : event.seat === before.seat)
        this.plan.endTurn();
    }
    if (before.round !== after.round) this.plan.follow(after.round);
    this.#recordEvent(event, before);
    this.observer?.onEvent(event, before);
  }

  #recordEvent(event: Event, { seat }: View): void {
    if (event.type === "taken_back") this.#recent.last = null;
    this.evidence.addEvent(event, seat);
  }

  #ownTurnIsOver(event: Event): void {
    this.#endSending();
    const tiles =
      event.type === "drew" ? [event.tile] : event.type === "timed_out" ? event.tiles : [];
    this.drawn = new Set(tiles);
    if (event.type !== "played") this.plan.restart();
  }

  #playIfLegal(): void {
    // The verdict may still arrive as legal. If the turn is illegal, nothing is lost.
    const { state } = this.plan.verdict;
    if (this.isMyTurn && (state === "legal" || state === "asked")) this.play();
  }

  #refused(message: Refused): void {
    if (this.#drafts.answered(message.id)) return;
    if (this.#salt.isSent(message.id)) return;
    if (this.plan.refused(message.id, message.code)) return;
    if (message.id !== null && message.id === this.#turnId) {
      this.#endSending();
      if (message.code === "illegal") this.plan.judged(message.violations);
    }
    if (REJECTIONS.has(message.code) || (this.view === null && message.code === FULL))
      this.rejection = message.code;
    else if (this.observer) this.observer.onRefused(message);
    else this.refusal = message;
  }

  #endSending(): void {
    this.#turnId = null;
    this.sending = false;
  }

  // Shared drafts

  /** How the player to move rearranges the table at the moment; null if nothing is shown. */
  get othersDraft(): OthersDraft | null {
    return this.#drafts.others;
  }

  /** Whether anyone else would see this player's draft. */
  get hasCompany(): boolean {
    const isPerson = ({ bot, here }: Seat, at: number): boolean =>
      at !== this.seat && bot === null && here;
    return this.spectators > 0 || this.seats.some(isPerson);
  }

  /** Show the others how the table is being rearranged in the player's own turn. */
  shareDraft(draft: readonly (readonly string[])[]): void {
    const { view } = this;
    if (view?.round && this.isMyTurn && !this.sending && this.hasCompany)
      this.#drafts.share(draft, view.round.table);
  }

  // Commands from the player

  play(): void {
    const table = setsOf(this.plan.draft.now);
    this.#sendTurn({ type: "play", seen: this.view?.seq ?? 0, table });
  }

  draw(): void {
    const seen = this.view?.seq ?? 0;
    this.#sendTurn({ type: this.view?.round?.pool === 0 ? "pass" : "draw", seen });
  }

  #sendTurn(command: Command): void {
    if (this.sending) return;
    this.sending = true;
    this.#turnId = this.send(command);
  }

  leave(): void {
    this.#leaveId = this.send({ type: "leave" });
  }

  findRackSets(): Promise<FoundOnRack | null> {
    return this.plan.findRackSets(
      this.view?.table.rulebook ?? "",
      this.hasOpened ? "tiles" : "points",
      this.hasOpened,
    );
  }

  get hint(): ShownHint | null {
    return this.#hints.shown;
  }

  /** Ask for a hint, or show more of the one that is there. */
  askHint(): void {
    this.#hints.next();
  }

  /** Ask for most tiles instead of best chances, or the other way round. */
  askOtherHint(): void {
    this.#hints.turnAround();
  }

  closeHint(): void {
    this.#hints.close();
  }
}
