/** Origin of a tile that flies: the face of who laid it, or the pool; null if it was not there. */

import type { TableSession } from "../../live/session.svelte";

export function tileOrigin(tile: string, { lastTurn, drawn }: TableSession): DOMRect | null {
  const from = lastTurn?.played.includes(tile)
    ? `[data-seat="${lastTurn.seat}"] [data-avatar]`
    : drawn.has(tile)
      ? "[data-pool]"
      : null;
  return (from && document.querySelector(from)?.getBoundingClientRect()) || null;
}
