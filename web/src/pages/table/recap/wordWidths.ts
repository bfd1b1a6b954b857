/** Widths of the words of the recap, about as wide as they are set. */

import { words } from "../../../words/words.svelte";
import type { WordWidths } from "./recapLines";

/** The average width of a letter in a line of the recap, in pixels; rather too wide. */
const LETTER = 8;

export function wordWidths(): WordWidths {
  return {
    laid: LETTER * words("recap-laid").length,
    moved: LETTER * words("recap-moved").length,
    from: LETTER * words("recap-from").length,
  };
}
