/** What every board has from its page: the words around it, and how its reader likes tiles. */

import { isCalm, preferences } from "../device/preferences.svelte";
import { words } from "../words/words.svelte";

interface BoardLook {
  words: Record<"table" | "rack" | "newSet" | "newSetHere" | "empty", string>;
  symbols: boolean;
  big: boolean;
  calm: () => boolean;
}

export function boardLook(own: { rack?: string; empty?: string } = {}): BoardLook {
  return {
    words: {
      table: words("table-area"),
      rack: own.rack ?? words("table-rack"),
      newSet: words("table-new-set"),
      newSetHere: words("table-new-set-here"),
      empty: own.empty ?? words("table-empty"),
    },
    symbols: preferences.symbols,
    big: preferences.big,
    calm: isCalm,
  };
}
