/** Reload after an upgrade: the server no longer has the files that an old page would load. */

const KEY = "upgraded";
const ONCE_IN = 60_000;

interface Browser {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** The path of the first script of this page within its site. */
  readonly script: string;
  /** Fetch the page that the server has now. */
  fetchPage(): Promise<string>;
  now(): number;
  reload(): void;
}

/**
 * Reload the page if the server has another one by now. A file also fails to load when there is no
 * connection, or when the page is being left: then a reload would not help, or would keep the page.
 */
export async function reloadIfUpgraded(browser: Browser): Promise<void> {
  let page: string;
  try {
    page = await browser.fetchPage();
  } catch {
    return;
  }
  // A server's page names its files as `/assets/…`, that of a folder as `./assets/…`.
  if (!page.includes(`${browser.script}"`)) reloadOnce(browser);
}

/** Reload at most once a minute: if that did not help, a second time would not, either. */
function reloadOnce({ storage, now, reload }: Browser): void {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now() - last < ONCE_IN) return;
  storage.setItem(KEY, String(now()));
  reload();
}
