/** The tables that the front page offers: one's own, those of this device, and open ones. */

import { ApiError, request } from "../../api/client";
import type { TableSummary } from "../../api/http";
import { forgetLocalTable, localTableIds } from "../../device/localTables";
import { forgetGuest, guest } from "../../players/guest.svelte";

const MOST_OWN = 8;
const MOST_OPEN = 12;

export class TableLists {
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
  load(): void {
    void this.refresh();
    void this.#loadShared();
  }

  /** Ask for what changes without anything being done here. */
  async refresh(): Promise<void> {
    try {
      this.#open = await request<TableSummary[]>("GET", "/api/tables");
      const { token } = guest;
      this.#mine = token ? await request<TableSummary[]>("GET", "/api/me/tables", { token }) : [];
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) forgetGuest();
    }
  }

  async #loadShared(): Promise<void> {
    const found = localTableIds().map(async (tableId) => {
      try {
        return [await request<TableSummary>("GET", `/api/tables/${tableId}`)];
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) forgetLocalTable(tableId);
        return [];
      }
    });
    this.#shared = (await Promise.all(found)).flat();
  }
}
