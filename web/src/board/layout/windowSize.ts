/** Window size: width and height of the layout viewport, as the media queries of CSS see them. */

import { createSubscriber } from "svelte/reactivity";

// `innerWidth` and `innerHeight` will not do: when a phone is turned, a page that is still too wide
// is zoomed out, they tell the larger area at the event, and no event follows when it fits again.
const subscribe = createSubscriber((update) => {
  addEventListener("resize", update);
  return () => removeEventListener("resize", update);
});

/** Reactive: whoever reads it in an effect or a derived value follows the window. */
export const windowSize = {
  get width(): number {
    subscribe();
    return document.documentElement.clientWidth;
  },
  get height(): number {
    subscribe();
    return document.documentElement.clientHeight;
  },
};
