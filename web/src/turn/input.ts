/** What hands do to a turn that is being tried out, wherever that is. */

import type { Place } from "../board/arrangement";
import { sound } from "../device/sound";
import { tileNames } from "../rules/text";
import { say } from "../ui/announce.svelte";
import { words } from "../words/words.svelte";
import type { Plan } from "./plan.svelte";

/** Follow the keys for undoing, doing again and being done, unless something else has them. */
export function pressed(
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

/** Put tiles somewhere, and tell of it; return whether any moved. */
export function moved(
  plan: Plan,
  tiles: readonly string[],
  place: Place,
  options: { cards: boolean; onstay: () => void },
): boolean {
  const stayed = plan.move(tiles, place);
  const gone = tiles.filter((tile) => !stayed.includes(tile));
  if (stayed.length > 0) options.onstay();
  if (gone.length > 0) {
    sound("tile");
    say(words("said-moved", { tiles: tileNames(gone, options.cards) }));
  }
  return gone.length > 0;
}
