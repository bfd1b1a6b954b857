/** Local storage: small values as JSON. Everything works without it, too. */

const PREFIX = "brikke.";

export function getItem<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Store a value. Return whether that was possible. */
export function setItem(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    // Storage is full or not allowed. The page works without it.
    return false;
  }
}

export function removeItem(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Not allowed, as above.
  }
}

/** Return the names of all items with this prefix. */
export function itemNames(beginning: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!);
    return all
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

export function removeAllExcept(name: string): void {
  for (const each of itemNames("")) if (each !== name) removeItem(each);
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Remove items that are older than a month, such as drafts of games that nobody will finish. */
export function removeOldItems(beginning: string, now: number): void {
  for (const name of itemNames(beginning)) {
    const { at } = getItem<{ at?: number }>(name) ?? {};
    if (at !== undefined && at < now - MONTH) removeItem(name);
  }
}
