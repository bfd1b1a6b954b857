/** After an upgrade of the server, files that this page would load later are there no more. */

const KEY = "upgraded";
const ONCE_IN = 60_000;

/** Load the page anew, unless that was done a moment ago and did not help. */
export function loadAnew(
  storage: Pick<Storage, "getItem" | "setItem">,
  now: number,
  reload: () => void,
): void {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < ONCE_IN) return;
  storage.setItem(KEY, String(now));
  reload();
}
