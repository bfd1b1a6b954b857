/**
 * Everyone who plays at a table on this device. Mostly that is one; where several share it, it is
 * handed round, behind a curtain.
 */

import { troubleText } from "../../api/errorText";
import { beginsByItself, hasBegun, playersHere } from "../../device/localTables";
import { TableSession } from "../../live/session.svelte";
import { forgetHere, token } from "../../players/guest.svelte";

const TRY_AGAIN_AFTER = 3000;

/** Belongs to the component that makes it. */
export class Company {
  /** Why nobody is connected. */
  trouble = $state("");
  readonly #tableId: string;
  #sessions = $state.raw<readonly TableSession[]>([]);
  /** Who has the device in hand, and whether they said so. */
  #holder = $state(0);
  #isHanded = $state(false);
  #isGone = false;
  readonly #phase = $derived(this.session?.phase ?? "");

  constructor(tableId: string) {
    this.#tableId = tableId;
    $effect(() => this.#sitDown());
    $effect(() => this.#begin());
    $effect(() => this.#handOn());
    $effect(() => {
      if (this.#phase !== "playing") this.#isHanded = false;
    });
  }

  /** Whether several share this device, so that nobody is "you". */
  get isShared(): boolean {
    return this.#sessions.length > 1;
  }

  /** The seat that is shown. */
  get session(): TableSession | undefined {
    return this.#sessions[this.#holder];
  }

  get isBehindCurtain(): boolean {
    const isPlayed = this.#phase === "playing" || this.#phase === "salting";
    return this.isShared && !this.#isHanded && isPlayed;
  }

  openCurtain(): void {
    this.#isHanded = true;
  }

  async connect(): Promise<void> {
    try {
      const tokens = playersHere(this.#tableId)?.map((player) => player.token) ?? [await token()];
      if (!this.#isGone)
        this.#sessions = tokens.map((each) => new TableSession(this.#tableId, each));
    } catch (error) {
      this.trouble = troubleText(error);
      setTimeout(() => this.#isGone || void this.connect(), TRY_AGAIN_AFTER);
    }
  }

  close(): void {
    this.#isGone = true;
    for (const each of this.#sessions) each.close();
  }

  /** The server does not know who we are: come as someone new. */
  startAnew(): void {
    forgetHere();
    for (const each of this.#sessions) each.close();
    this.#sessions = [];
    void this.connect();
  }

  /** All who share this device agree with whoever asks: first the one whose turn is concerned. */
  tell(command: { type: "pause" | "take_back" }): void {
    const { session } = this;
    const asker = this.#sessions.find((each) => each.seat === session?.lastTurn?.seat) ?? session;
    for (const each of new Set([asker, ...this.#sessions])) each?.send(command);
  }

  /** All who share this device want to go on, be it with a round or with another match. */
  goOn(): void {
    const type = this.#phase === "over" ? "rematch" : "ready";
    for (const each of this.#sessions) each.send({ type });
  }

  /** Those who share this device sit down one after the other, in their order. */
  #sitDown(): void {
    if (!this.isShared) return;
    for (const [at, each] of this.#sessions.entries()) {
      if (each.phase === "waiting" && each.seat === null && each.seats.length === at) {
        each.send({ type: "sit" });
      }
    }
  }

  #begin(): void {
    const [host] = this.#sessions;
    if (host?.phase !== "waiting" || !host.isHost || !beginsByItself(this.#tableId)) return;
    if (host.view!.table.capacity === host.seats.length) {
      hasBegun(this.#tableId);
      host.send({ type: "start" });
    }
  }

  /** The device goes to whose turn it is. */
  #handOn(): void {
    if (!this.isShared) return;
    const next = this.#sessions.findIndex((each) => each.isMyTurn);
    if (next >= 0 && next !== this.#holder) {
      this.#holder = next;
      this.#isHanded = false;
    }
  }
}
