import { isFolder } from "../../navigation/site";
import { words } from "../../words/words.svelte";

/** The other pages, in the order in which the home page lists them. */
const MORE_PAGES = [
  { href: "/learn", key: "learn", icon: "bulb" },
  { href: "/rules", key: "rules", icon: "book" },
  { href: "/puzzle", key: "puzzle", icon: "gaps" },
  { href: "/solve", key: "solve", icon: "find" },
  { href: "/score", key: "score", icon: "clock" },
  { href: "/replay", key: "replay", icon: "replay" },
  // Results are kept by a server.
  ...(isFolder
    ? []
    : ([
        { href: "/club", key: "club", icon: "people" },
        { href: "/games", key: "games", icon: "person" },
        { href: "/tournament", key: "tournament", icon: "flag" },
      ] as const)),
] as const;

/** Return cards that lead to all other pages, or to some of them. */
export function cardsOfPages(some?: readonly string[]) {
  return MORE_PAGES.filter(({ key }) => some?.includes(key) ?? true).map(({ href, key, icon }) => ({
    href,
    icon,
    name: words(`home-more-${key}`),
    about: words(`home-more-${key}-about`),
  }));
}
