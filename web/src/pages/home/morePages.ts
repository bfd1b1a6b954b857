import { isFolder } from "../../navigation/site";

/** The other pages, in the order in which the home page lists them. */
export const MORE_PAGES = [
  { href: "/learn", key: "learn", inHeader: true },
  { href: "/rules", key: "rules", inHeader: false },
  { href: "/puzzle", key: "puzzle", inHeader: false },
  { href: "/solve", key: "solve", inHeader: true },
  { href: "/score", key: "score", inHeader: true },
  { href: "/replay", key: "replay", inHeader: true },
  // Results are kept by a server.
  ...(isFolder ? [] : ([{ href: "/games", key: "games", inHeader: false }] as const)),
] as const;
