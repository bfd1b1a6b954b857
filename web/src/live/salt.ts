/** Salt of a fair deal: a random number of this player, sent once a round. */

import type { View } from "../api/wire";
import { newId, type Command } from "./connection";

/**
 * The longest salt of a fair deal. It is not in the module that repeats deals, because that one
 * brings a hash function, which nobody needs before the end of a round.
 */
const SALT_BYTES = 32;

export class Salt {
  readonly #send: (command: Command) => string;
  #sentId: string | null = null;
  #round: string | null = null;

  constructor(send: (command: Command) => string) {
    this.#send = send;
  }

  /** Send a salt if the round waits for one. */
  follow({ seat, round, table }: View): void {
    if (seat === null || !round?.commitment || table.phase !== "salting") return;
    if (round.salted.includes(seat) || this.#round === round.commitment) return;
    this.#round = round.commitment;
    this.#sentId = this.#send({ type: "salt", salt: newId(SALT_BYTES) });
  }

  /** Whether this is the id of the salt that was sent. */
  isSent(id: string | null): boolean {
    return id !== null && id === this.#sentId;
  }
}
