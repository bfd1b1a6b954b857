/** Common props of all boards: labels and preferences. */

import { preferences, prefersReducedMotion } from "../device/preferences.svelte";
import { words } from "../words/words.svelte";

interface BoardProps {
  labels: Record<"table" | "rack" | "newSet" | "newSetHere" | "empty", string>;
  big: boolean;
  reduceMotion: () => boolean;
}

export function boardProps(own: { rack?: string; empty?: string } = {}): BoardProps {
  return {
    labels: {
      table: words("table-area"),
      rack: own.rack ?? words("table-rack"),
      newSet: words("table-new-set"),
      newSetHere: words("table-new-set-here"),
      empty: own.empty ?? words("table-empty"),
    },
    big: preferences.big,
    reduceMotion: prefersReducedMotion,
  };
}
