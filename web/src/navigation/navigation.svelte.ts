/** Where the reader is, and going elsewhere without loading the page anew. */

import { routeOf, type Route } from "./route";

let route = $state.raw(routeOf(location.pathname, location.hash));
let hash = $state(location.hash);

export const here = {
  get route(): Route {
    return route;
  },
  /** What stands behind the # in the address, as the page itself wrote it. */
  get hash(): string {
    return hash.slice(1);
  },
};

function look(): void {
  route = routeOf(location.pathname, location.hash);
  hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
}

/** Write down in the address what is shown, so that it can be shared; going back skips it. */
export function note(hash: string): void {
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname);
  look();
}

/** Follow links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** Who does not see the page change is told by its heading. */
export function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
