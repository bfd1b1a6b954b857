/** Putting tiles back before drawing: work that took long is not lost by one tap. */

import { isChanged, movedOnTable, playedTiles, type Draft } from "../board/draft";

/** So many tiles are laid again at once. */
const FEW = 3;

/** Whether the draft is only put back, which can be undone, and the next tap draws. */
export function putsBackFirst(draft: Draft): boolean {
  return isChanged(draft) && playedTiles(draft).length + movedOnTable(draft).length > FEW;
}
