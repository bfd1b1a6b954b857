/** Navigation: the current route, and changes of it without a page load. */

import { routeOf, type Route } from "./route";
import { addressOf, base, isFolder, pathAt } from "./site";

const here = (): Route => routeOf(pathAt(location) ?? "", location.hash);

let route = $state.raw(here());
let hash = $state(location.hash);

export const navigation = {
  get route(): Route {
    return route;
  },
  /** The hash of the address, without #. */
  get hash(): string {
    return hash.slice(1);
  },
};

function update(): void {
  route = here();
  hash = location.hash;
}

addEventListener("popstate", update);
addEventListener("hashchange", update);

export function navigate(path: string): void {
  history.pushState(null, "", addressOf(path));
  update();
}

/** Replace the hash of the address, so that it can be shared. It adds no history entry. */
export function replaceHash(hash: string): void {
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
  update();
}

/** Handle clicks on internal links without a page load. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  const path = pathAt(link);
  if (path === null || (isFolder && !link.pathname.startsWith(base))) return;
  event.preventDefault();
  navigate(path + link.hash);
}

/** Focus the heading, so that screen readers announce the new page. */
export function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
