/** Whether the whole game is kept on this device, so that it works without the server. */

const KEY = "brikke.kept";

export function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
