/** Sees a round before its seed is told, and keeps what the proof that it was fair will need. */

import type { Event, View } from "../api/wire";
import { getItem, setItem } from "../device/storage";
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
    const before = getItem<Promised>(this.#name());
    if (before && before.commitment === commitment) this.promised = before;
    else if (commitment && table.phase === "salting") {
      this.#store({ commitment, number: table.rounds.length, seat, salt: null, rack: null });
    } else this.promised = null;
  }

  see(event: Event, seat: number | null): void {
    if (this.promised === null || seat === null) return;
    if (event.type === "salt_sent" && event.seat === seat) {
      this.#store({ ...this.promised, seat, salt: event.salt });
    }
    if (event.type === "dealt") {
      this.#store({ ...this.promised, seat, rack: event.racks[seat] ?? null });
    }
  }

  #store(promised: Promised): void {
    this.promised = promised;
    setItem(this.#name(), { ...promised, at: Date.now() });
  }
}
