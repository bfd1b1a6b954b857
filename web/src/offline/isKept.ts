/** Whether the whole game is kept on this device; the code that keeps it is loaded on demand. */

export const KEPT_KEY = "brikke.kept";

export function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}
