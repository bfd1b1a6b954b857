/** Ratings as texts. */

import type { ShownRating } from "../api/wire";
import { words } from "../words/words.svelte";

/** Return a rating in little room: the number, and a question mark while it is provisional. */
export function ratingText({ points, doubt, provisional }: ShownRating): string {
  return provisional ? `${points}?` : `${points} ± ${doubt}`;
}

/** Return a rating in words, for screen readers. */
export function ratingWords({ points, doubt, provisional }: ShownRating): string {
  const text = words("rating-words", { points: String(points), doubt: String(doubt) });
  return provisional ? `${text}, ${words("rating-provisional")}` : text;
}
