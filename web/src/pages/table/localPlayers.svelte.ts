/**
 * Everyone who plays at a table on this device. Mostly that is one; where several share it, it is
 * handed round, behind a curtain.
 */

import { describeError } from "../../api/errorText";
import { clearAutomaticStart, localPlayers, startsAutomatically } from "../../device/localTables";
import { TableSession } from "../../live/session.svelte";
import { forgetGuest, guestToken } from "../../players/guest.svelte";

const RETRY_AFTER = 3000;

/** Belongs to the component that makes it. */
export class LocalPlayers {
  /** Why nobody is connected. */
  errorText = $state("");
  readonly #tableId: string;
  #sessions = $state.raw<readonly TableSession[]>([]);
  /** Who has the device in hand, and whether they said so. */
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

  /** Whether several share this device, so that nobody is "you". */
  get isShared(): boolean {
    return this.#sessions.length > 1;
  }

  /** The seat that is shown. */
  get session(): TableSession | undefined {
    return this.#sessions[this.#current];
  }

  get isScreenHidden(): boolean {
    const isPlayed = this.#phase === "playing" || this.#phase === "salting";
    return this.isShared && !this.#isRevealed && isPlayed;
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

  /** The server does not know who we are: come as someone new. */
  startOver(): void {
    forgetGuest();
    for (const each of this.#sessions) each.close();
    this.#sessions = [];
    void this.connect();
  }

  /** All who share this device agree with whoever asks: first the one whose turn is concerned. */
  sendForAll(command: { type: "pause" | "take_back" }): void {
    const { session } = this;
    const asker = this.#sessions.find((each) => each.seat === session?.lastTurn?.seat) ?? session;
    for (const each of new Set([asker, ...this.#sessions])) each?.send(command);
  }

  /** All who share this device want to go on, be it with a round or with another match. */
  continueMatch(): void {
    const type = this.#phase === "over" ? "rematch" : "ready";
    for (const each of this.#sessions) each.send({ type });
  }

  /** Those who share this device sit down one after the other, in their order. */
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

  /** The device goes to whose turn it is. */
  #passDevice(): void {
    if (!this.isShared) return;
    const next = this.#sessions.findIndex((each) => each.isMyTurn);
    if (next >= 0 && next !== this.#current) {
      this.#current = next;
      this.#isRevealed = false;
    }
  }
}
