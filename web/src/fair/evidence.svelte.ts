/** Evidence of a fair deal: records what is seen of a round before its seed is revealed. */

import type { Event, View } from "../api/wire";
import { getItem, setItem } from "../device/storage";
import type { Evidence } from "./deal";

export class DealEvidence {
  seen = $state.raw<Evidence | null>(null);
  readonly #name: () => string;

  /** The name under which the evidence is stored, so that it survives a reload. */
  constructor(name: () => string) {
    this.#name = name;
  }

  /** Start a round: a new one, or one whose evidence was stored before a reload. */
  beginRound({ round, seat, table }: View): void {
    const commitment = round?.commitment;
    const before = getItem<Evidence>(this.#name());
    if (before && before.commitment === commitment) this.seen = before;
    else if (commitment && table.phase === "salting") {
      this.#store({ commitment, number: table.rounds.length, seat, salt: null, rack: null });
    } else this.seen = null;
  }

  addEvent(event: Event, seat: number | null): void {
    if (this.seen === null || seat === null) return;
    if (event.type === "salt_sent" && event.seat === seat) {
      this.#store({ ...this.seen, seat, salt: event.salt });
    }
    if (event.type === "dealt") {
      this.#store({ ...this.seen, seat, rack: event.racks[seat] ?? null });
    }
  }

  #store(seen: Evidence): void {
    this.seen = seen;
    setItem(this.#name(), { ...seen, at: Date.now() });
  }
}
