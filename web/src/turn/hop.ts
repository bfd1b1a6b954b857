/** Hop animation: tiles jump once, one after the other, to celebrate; not with reduced motion. */

import { prefersReducedMotion } from "../device/preferences.svelte";

const DURATION = 420;
/** Milliseconds between two tiles; all begin within a second. */
const APART = 60;
const LONGEST = 1000;

/** Let tiles of the board hop, in this order. */
export function hop(tiles: readonly string[]): void {
  if (prefersReducedMotion()) return;
  const apart = Math.min(APART, LONGEST / tiles.length);
  for (const [at, tile] of tiles.entries()) {
    const element = document.querySelector(`[data-tile="${CSS.escape(tile)}"]`);
    element?.animate(
      { translate: ["0", "0 -24%", "0"], rotate: ["0deg", "-2deg", "0deg"] },
      {
        duration: DURATION,
        delay: at * apart,
        easing: "cubic-bezier(0.3, 1.4, 0.5, 1)",
      },
    );
  }
}
