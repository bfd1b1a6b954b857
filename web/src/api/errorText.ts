/** Error messages: a refusal of the server as text. */

import { hasWords, words } from "../words/words.svelte";
import { Refusal } from "./client";

export function refusalText(code: string, detail: string): string {
  const key = `refused-${code}`;
  if (hasWords(key)) return words(key);
  return code === "unreachable"
    ? words("app-unreachable")
    : words("app-failed", { reason: detail || code });
}

/** What went wrong with a question to the server, whatever was thrown. */
export function troubleText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error.code, error.detail);
  return words("app-failed", { reason: String(error) });
}
