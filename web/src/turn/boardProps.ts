/** Common props of all boards: labels and preferences. */

import { preferences, prefersReducedMotion } from "../device/preferences.svelte";
import { words } from "../words/words.svelte";
import type { StripLabels } from "../board/LiftedStrip.svelte";

interface BoardProps {
  labels: Record<"table" | "rack" | "newSet" | "newSetHere" | "empty", string> & {
    strip: StripLabels;
  };
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
      strip: {
        hint: words("lift-hint"),
        singleHint: words("lift-hint-single"),
        chosenHint: words("lift-hint-chosen"),
        fitsHint: words("lift-hint-fits"),
        close: words("lift-close"),
        splitAfter: (tile) => words("lift-split", { tile }),
        addBefore: (tile) => words("lift-add-before", { tile }),
        addAfter: (tile) => words("lift-add-after", { tile }),
      },
    },
    big: preferences.big,
    reduceMotion: prefersReducedMotion,
  };
}
