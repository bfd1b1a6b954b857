/** What this browser keeps: small values as JSON, gone without harm where nothing may be kept. */

const PREFIX = "brikke.";

export function kept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keep something, and tell whether that was possible. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    // Full, or not allowed: the page works without it.
    return false;
  }
}

export function drop(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** Return the names of all that is kept and begins like this. */
export function keptNames(beginning: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!);
    return all
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

export function dropAllBut(name: string): void {
  for (const each of keptNames("")) if (each !== name) drop(each);
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Drop what says of itself that it is from more than a month ago: games that nobody will end. */
export function dropOld(beginning: string, now: number): void {
  for (const name of keptNames(beginning)) {
    const { at } = kept<{ at?: number }>(name) ?? {};
    if (at !== undefined && at < now - MONTH) drop(name);
  }
}
