/** Which page an address means, and which table an invitation. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "move"; readonly code: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "lost" };

const TABLE = /^\/t\/([a-z0-9]+)\/?$/;

export function routeOf(path: string, hash: string): Route {
  const id = TABLE.exec(path)?.[1];
  if (id !== undefined) return { page: "table", id };
  if (path !== "/") return { page: "lost" };
  const code = /^#move=(.+)$/.exec(hash)?.[1];
  return code === undefined ? { page: "home" } : { page: "move", code };
}

/** Return the id of the table that someone was sent, as a link or a code; null if it is neither. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const path = trimmed.includes("/t/")
    ? trimmed.slice(trimmed.indexOf("/t/"))
    : `/t/${trimmed.replaceAll(/[\s-]/g, "")}`;
  const id = TABLE.exec(path.split(/[?#]/)[0]!)?.[1];
  return id !== undefined && id.length === 16 ? id : null;
}
