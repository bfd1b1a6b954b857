/**
 * The site that this page belongs to. A server answers every address with the page. A folder of files
 * has one page alone, at any address; what it shows stands behind a question mark: `?/solve`.
 */

const root = typeof document === "undefined" ? null : document.documentElement;

/** Whether this page came from a folder of files, without a server. */
export const isFolder = root?.dataset["site"] === "folder";

/** The path of the site: `/`, or that of the folder, with a slash at its end. */
export const base = isFolder ? new URL(".", location.href).pathname : "/";

/** Return the address of a page of this site, from its path such as `/solve#text`. */
export function addressOf(path: string): string {
  return isFolder ? `${base}?${path}` : path;
}

/** Return the path of the page at an address of this site; null for other addresses. */
export function pathAt({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  if (!isFolder) return pathname;
  if (search.startsWith("?/")) return decodeURI(search.slice(1));
  return pathname === base || pathname === `${base}index.html` ? "/" : null;
}

/**
 * Give all links the addresses that they have in a folder. Pages name paths alone, and do not know
 * where they are.
 */
export function adaptLinks(): void {
  if (!isFolder || !root) return;
  const adapt = (link: Element): void => {
    const path = link.getAttribute("href") ?? "";
    if (/^\/(?!\/|api\/)/.test(path) && !path.startsWith(`${base}?`))
      link.setAttribute("href", addressOf(path));
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) adapt(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLAnchorElement) adapt(node);
        for (const link of node.querySelectorAll("a[href]")) adapt(link);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}

/** The file of a folder that names a server, where people play with others. */
const SERVER_FILE = "server.txt";

/** Return the address of the server that a folder names; null if it names none. */
export async function serverOfFriends(): Promise<URL | null> {
  if (!isFolder) return null;
  try {
    const answer = await fetch(base + SERVER_FILE);
    const address = new URL((await answer.text()).trim());
    return answer.ok && /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}
