/** Table lists of the home page: own tables, tables on this device, and public tables. */

import { ApiError, request } from "../../api/client";
import type { TableSummary } from "../../api/http";
import { fetchOwnTables } from "../../api/tables";
import { forgetLocalTable, localTableIds } from "../../device/localTables";
import { isFolder } from "../../navigation/site";
import { forgetGuest, guest } from "../../players/guest.svelte";

const MOST_OWN = 8;
const MOST_OPEN = 12;

export class TableLists {
  #mine = $state.raw<readonly TableSummary[]>([]);
  #open = $state.raw<readonly TableSummary[]>([]);
  #shared = $state.raw<readonly TableSummary[]>([]);
  /** Whether the own tables are known. */
  isLoaded = $state(false);

  /** The number of tables that wait for this player. */
  readonly turns = $derived(this.#mine.filter((table) => table.my_turn).length);
  /** Tables to continue: the player's turn first, then the most recent. */
  readonly latest = $derived(
    [...this.#mine, ...this.#shared]
      .filter((table) => table.phase !== "over")
      .sort(
        (left, right) =>
          Number(right.my_turn) - Number(left.my_turn) || right.updated - left.updated,
      )
      .slice(0, MOST_OWN),
  );
  /** Public tables. */
  readonly listed = $derived(
    this.#open
      .filter((table) => !this.#mine.some((each) => each.id === table.id))
      .slice(0, MOST_OPEN),
  );

  /** Whether players on this device share this table. */
  isShared(table: TableSummary): boolean {
    return this.#shared.includes(table);
  }

  /** Load all lists. */
  load(): void {
    void this.refresh();
    void this.#loadShared();
  }

  /** Reload the lists that change without an action on this device. */
  async refresh(): Promise<void> {
    try {
      this.#mine = await fetchOwnTables(guest.token);
      this.isLoaded = true;
      this.#open = isFolder
        ? []
        : await request<TableSummary[]>("GET", "/api/tables", { isServers: true });
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
