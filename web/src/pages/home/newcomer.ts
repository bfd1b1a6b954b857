/** Newcomers: people who have neither played nor learned on this device. */

import { localTableIds } from "../../device/localTables";
import { getItem } from "../../device/storage";
import { guest } from "../../players/guest.svelte";

/** The first lesson of the basics. */
export const FIRST_LESSON = "/learn/groups-and-runs";

export function isNewcomer(): boolean {
  const hasLearned = getItem<string[]>("lessons") !== null;
  return guest.token === null && !hasLearned && localTableIds().length === 0;
}
