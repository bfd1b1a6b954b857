/** Sees a round before its seed is told, and keeps what the proof that it was fair will need. */

import type { Event, View } from "../api/wire";
import { keep, kept } from "../device/storage";
import type { Promised } from "./deal";

export class Witness {
  promised = $state.raw<Promised | null>(null);
  readonly #name: () => string;

  /** Under this name it outlives a reload. */
  constructor(name: () => string) {
    this.#name = name;
  }

  /** Another round is shown: one that begins, or one that was seen to begin before a reload. */
  begin({ round, seat, table }: View): void {
    const commitment = round?.commitment;
    const before = kept<Promised>(this.#name());
    if (before && before.commitment === commitment) this.promised = before;
    else if (commitment && table.phase === "salting") {
      this.#keep({ commitment, number: table.rounds.length, seat, salt: null, rack: null });
    } else this.promised = null;
  }

  see(event: Event, seat: number | null): void {
    if (this.promised === null || seat === null) return;
    if (event.type === "salt_sent" && event.seat === seat) {
      this.#keep({ ...this.promised, seat, salt: event.salt });
    }
    if (event.type === "dealt") {
      this.#keep({ ...this.promised, seat, rack: event.racks[seat] ?? null });
    }
  }

  #keep(promised: Promised): void {
    this.promised = promised;
    keep(this.#name(), { ...promised, at: Date.now() });
  }
}
