/** Input of a turn: keyboard shortcuts and moves. */

import type { Place } from "../board/layout/arrangement";
import { playSound } from "../device/sound";
import { tileNames } from "../rules/text";
import { announce } from "../ui/announce.svelte";
import { words } from "../words/words.svelte";
import type { Plan } from "./plan.svelte";

/** Handle the shortcuts for undo, redo and done, unless a form field or dialog has the focus. */
export function handleShortcut(
  event: KeyboardEvent,
  changes: Pick<Plan, "undo" | "redo">,
  done: () => void,
): void {
  const isTyped = (event.target as Element).closest("dialog, input, select, textarea");
  if (!(event.ctrlKey || event.metaKey) || isTyped) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) changes.undo();
  else if (key === "y" || key === "z") changes.redo();
  else if (key === "enter") done();
  else return;
  event.preventDefault();
}

/** Move tiles and announce it. Return whether any tile moved. */
export function moveTiles(
  plan: Plan,
  tiles: readonly string[],
  place: Place,
  options: { cards: boolean; onstay: () => void },
): boolean {
  const stayed = plan.move(tiles, place);
  const gone = tiles.filter((tile) => !stayed.includes(tile));
  if (stayed.length > 0) options.onstay();
  if (gone.length > 0) {
    playSound("tile");
    announce(words("said-moved", { tiles: tileNames(gone, options.cards) }));
  }
  return gone.length > 0;
}
