import { isFolder } from "../../navigation/site";

/** The other pages, in the order in which the home page lists them. */
export const MORE_PAGES = [
  { href: "/learn", key: "learn", inHeader: true },
  { href: "/rules", key: "rules" },
  { href: "/puzzle", key: "puzzle" },
  { href: "/solve", key: "solve", inHeader: true },
  { href: "/score", key: "score", inHeader: true },
  { href: "/replay", key: "replay" },
  // Results are kept by a server.
  ...(isFolder
    ? []
    : ([
        { href: "/club", key: "club", inHeader: true },
        { href: "/games", key: "games" },
        { href: "/tournament", key: "tournament" },
      ] as const)),
] as const;
