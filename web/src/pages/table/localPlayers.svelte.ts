/**
 * Local players: all players at a table on this device. If several share it, they pass it on, with
 * a privacy screen in between.
 */

import { describeError } from "../../api/errorText";
import { clearAutomaticStart, localPlayers, startsAutomatically } from "../../device/localTables";
import { TableSession } from "../../live/session.svelte";
import { forgetGuest, guestToken } from "../../players/guest.svelte";

const RETRY_AFTER = 3000;

/** Must be created in a component, because it uses effects. */
export class LocalPlayers {
  /** Why there is no connection; empty if there is one. */
  errorText = $state("");
  readonly #tableId: string;
  #sessions = $state.raw<readonly TableSession[]>([]);
  /** The player who holds the device, and whether that player has confirmed it. */
  #current = $state(0);
  #isRevealed = $state(false);
  #isClosed = false;
  readonly #phase = $derived(this.session?.phase ?? "");

  constructor(tableId: string) {
    this.#tableId = tableId;
    $effect(() => this.#takeSeats());
    $effect(() => this.#startMatch());
    $effect(() => this.#passDevice());
    $effect(() => {
      if (this.#phase !== "playing") this.#isRevealed = false;
    });
  }

  /** Whether several players share this device, so that nobody is called "you". */
  get isShared(): boolean {
    return this.#sessions.length > 1;
  }

  /** The session of the current player. */
  get session(): TableSession | undefined {
    return this.#sessions[this.#current];
  }

  get isScreenHidden(): boolean {
    const isPlayed = this.#phase === "playing" || this.#phase === "salting";
    return this.isShared && !this.#isRevealed && isPlayed;
  }

  /**
   * Whether it is known who takes the device next: not before the deal, nor while the news of a turn
   * has not reached that player's connection.
   */
  get isNextKnown(): boolean {
    const mover = this.session?.view?.round?.to_move ?? null;
    const isOther =
      mover !== this.session?.seat && this.#sessions.some(({ seat }) => seat === mover);
    return this.#phase === "playing" && !isOther;
  }

  revealScreen(): void {
    this.#isRevealed = true;
  }

  async connect(): Promise<void> {
    try {
      const tokens = localPlayers(this.#tableId)?.map((player) => player.token) ?? [
        await guestToken(),
      ];
      if (!this.#isClosed)
        this.#sessions = tokens.map((each) => new TableSession(this.#tableId, each));
    } catch (error) {
      this.errorText = describeError(error);
      setTimeout(() => this.#isClosed || void this.connect(), RETRY_AFTER);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const each of this.#sessions) each.close();
  }

  /** The server does not know the guest any more: create a new one. */
  startOver(): void {
    forgetGuest();
    for (const each of this.#sessions) each.close();
    this.#sessions = [];
    void this.connect();
  }

  /**
   * Send a command for all players on this device. The player whose turn it concerns comes first.
   */
  sendForAll(command: { type: "pause" | "take_back" }): void {
    const { session } = this;
    const asker = this.#sessions.find((each) => each.seat === session?.lastTurn?.seat) ?? session;
    for (const each of new Set([asker, ...this.#sessions])) each?.send(command);
  }

  /** Continue with the next round or a rematch, for all players on this device. */
  continueMatch(): void {
    const type = this.#phase === "over" ? "rematch" : "ready";
    for (const each of this.#sessions) each.send({ type });
  }

  /** Players who share this device take their seats one after the other. */
  #takeSeats(): void {
    if (!this.isShared) return;
    for (const [at, each] of this.#sessions.entries()) {
      if (each.phase === "waiting" && each.seat === null && each.seats.length === at) {
        each.send({ type: "sit" });
      }
    }
  }

  #startMatch(): void {
    const [host] = this.#sessions;
    if (host?.phase !== "waiting" || !host.isHost || !startsAutomatically(this.#tableId)) return;
    if (host.view!.table.capacity === host.seats.length) {
      clearAutomaticStart(this.#tableId);
      host.send({ type: "start" });
    }
  }

  /** Pass the device to the player whose turn it is. */
  #passDevice(): void {
    if (!this.isShared) return;
    const next = this.#sessions.findIndex((each) => each.isMyTurn);
    if (next >= 0 && next !== this.#current) {
      this.#current = next;
      this.#isRevealed = false;
    }
  }
}
