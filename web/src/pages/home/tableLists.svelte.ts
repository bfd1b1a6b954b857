/** The tables that the front page offers: one's own, those of this device, and open ones. */

import { ask, Refusal } from "../../api/client";
import type { TableSummary } from "../../api/http";
import { forgetTableHere, tablesHere } from "../../device/localTables";
import { forgetHere, me } from "../../players/guest.svelte";

const MOST_OWN = 8;
const MOST_OPEN = 12;

export class Tables {
  #mine = $state.raw<readonly TableSummary[]>([]);
  #open = $state.raw<readonly TableSummary[]>([]);
  #shared = $state.raw<readonly TableSummary[]>([]);

  /** How many wait for the reader. */
  readonly turns = $derived(this.#mine.filter((table) => table.my_turn).length);
  /** To go on with: first where it is one's turn, then what was touched last. */
  readonly latest = $derived(
    [...this.#mine, ...this.#shared]
      .filter((table) => table.phase !== "over")
      .sort(
        (left, right) =>
          Number(right.my_turn) - Number(left.my_turn) || right.updated - left.updated,
      )
      .slice(0, MOST_OWN),
  );
  /** Whose hosts have nothing against company. */
  readonly listed = $derived(
    this.#open
      .filter((table) => !this.#mine.some((each) => each.id === table.id))
      .slice(0, MOST_OPEN),
  );

  /** Whether those who share this device play there. */
  isShared(table: TableSummary): boolean {
    return this.#shared.includes(table);
  }

  /** Ask for all of them. */
  look(): void {
    void this.lookAgain();
    void this.#lookHere();
  }

  /** Ask for what changes without anything being done here. */
  async lookAgain(): Promise<void> {
    try {
      this.#open = await ask<TableSummary[]>("GET", "/api/tables");
      const { token } = me;
      this.#mine = token ? await ask<TableSummary[]>("GET", "/api/me/tables", { token }) : [];
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) forgetHere();
    }
  }

  async #lookHere(): Promise<void> {
    const found = tablesHere().map(async (id) => {
      try {
        return [await ask<TableSummary>("GET", `/api/tables/${id}`)];
      } catch (error) {
        if (error instanceof Refusal && error.status === 404) forgetTableHere(id);
        return [];
      }
    });
    this.#shared = (await Promise.all(found)).flat();
  }
}
