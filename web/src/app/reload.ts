/** Reload after an upgrade: the server no longer has the files that an old page would load. */

const KEY = "upgraded";
const ONCE_IN = 60_000;

/**
 * Reload the page, at most once a minute: if that did not help, a second time would not, either.
 */
export function reloadOnce(
  storage: Pick<Storage, "getItem" | "setItem">,
  now: number,
  reload: () => void,
): void {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < ONCE_IN) return;
  storage.setItem(KEY, String(now));
  reload();
}
