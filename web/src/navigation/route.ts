/** Routes: from addresses to pages, and from invitations to tables. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "transfer"; readonly code: string }
  | { readonly page: "table"; readonly tableId: string }
  /** A finished round by its commitment, a record by its id, or null to import a record. */
  | { readonly page: "replay"; readonly id: string | null }
  | { readonly page: "solve" }
  | { readonly page: "learn"; readonly lesson: string | null }
  | { readonly page: "rules"; readonly edition: string | null }
  | { readonly page: "score" }
  | { readonly page: "games" }
  /** A club by its id; null: one's own clubs. */
  | { readonly page: "club"; readonly club: string | null }
  | { readonly page: "host" }
  /** How one is told of turns. */
  | { readonly page: "notices" }
  /** A tournament by its id; null for those of the guest. */
  | { readonly page: "tournament"; readonly id: string | null }
  | { readonly page: "tournament-screen"; readonly id: string }
  /** A deal of a tournament: `ID/deal/NUMBER`. */
  | { readonly page: "tournament-deal"; readonly deal: string }
  /** A puzzle by its day or number; null means today's. */
  | { readonly page: "puzzle"; readonly which: string | null }
  /** A puzzle from a mistake by its number, one's `own`, or null for the next one. */
  | { readonly page: "mistakes"; readonly which: string | null }
  | { readonly page: "not-found" };

/** The addresses of all pages. Each may contain one parameter. */
const ADDRESSES: readonly (readonly [RegExp, (found: string | null) => Route])[] = [
  [/^\/t\/([a-z0-9]+)$/, (found) => ({ page: "table", tableId: found! })],
  [/^\/replay(?:\/([0-9a-f]{32}|[0-9a-f]{64}))?$/, (id) => ({ page: "replay", id })],
  [/^\/solve$/, () => ({ page: "solve" })],
  [/^\/learn(?:\/([a-z0-9-]+))?$/, (lesson) => ({ page: "learn", lesson })],
  [/^\/rules(?:\/([a-z-]+))?$/, (edition) => ({ page: "rules", edition })],
  [/^\/score$/, () => ({ page: "score" })],
  [/^\/games$/, () => ({ page: "games" })],
  [/^\/club(?:\/([a-z0-9]+))?$/, (club) => ({ page: "club", club })],
  [/^\/host$/, () => ({ page: "host" })],
  [/^\/notices$/, () => ({ page: "notices" })],
  [/^\/tournament(?:\/([a-z0-9]+))?$/, (id) => ({ page: "tournament", id })],
  [/^\/tournament\/([a-z0-9]+)\/screen$/, (id) => ({ page: "tournament-screen", id: id! })],
  [
    /^\/tournament\/([a-z0-9]+\/deal\/[0-9]+)$/,
    (deal) => ({ page: "tournament-deal", deal: deal! }),
  ],
  [/^\/puzzle(?:\/([0-9-]+))?$/, (which) => ({ page: "puzzle", which })],
  [/^\/mistakes(?:\/([0-9]+|own))?$/, (which) => ({ page: "mistakes", which })],
];
const [TABLE] = ADDRESSES[0]!;

export function routeOf(path: string, hash: string): Route {
  if (path === "/") {
    const code = /^#move=(.+)$/.exec(hash)?.[1];
    return code === undefined ? { page: "home" } : { page: "transfer", code };
  }
  const plain = path.replace(/\/$/, "");
  for (const [address, route] of ADDRESSES) {
    const found = address.exec(plain);
    if (found) return route(found[1] ?? null);
  }
  return { page: "not-found" };
}

const ID_LENGTH = 16;
const CODE_LENGTH = 6;

/** Return the short code of a table that waits for players, as it is read aloud. */
export function codeOf(tableId: string): string {
  const code = tableId.slice(0, CODE_LENGTH).toUpperCase();
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Return the short code in an invitation; null if it is none. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, "");
  return code.length === CODE_LENGTH && /^[a-z0-9]+$/.test(code) ? code : null;
}

/** Return where an invitation leads, which is a link or the id of a table; null if it is neither. */
export function readLink(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const club = /\/club\/([a-z0-9]{6})\/?(?:[?#].*)?$/.exec(trimmed)?.[1];
  if (club !== undefined) return `/club/${club}`;
  const path = trimmed.includes("/t/")
    ? trimmed.slice(trimmed.indexOf("/t/"))
    : `/t/${trimmed.replaceAll(/[\s-]/g, "")}`;
  const id = TABLE.exec(path.split(/[?#]/)[0]!.replace(/\/$/, ""))?.[1];
  return id !== undefined && id.length === ID_LENGTH ? `/t/${id}` : null;
}
