/** Error messages: a refusal of the server as text. */

import { hasWords, words } from "../words/words.svelte";
import { ApiError } from "./client";

export function describeRefusal(code: string, detail: string): string {
  const key = `refused-${code}`;
  if (hasWords(key)) return words(key);
  return code === "unreachable"
    ? words("app-unreachable")
    : words("app-failed", { reason: detail || code });
}

/** Return the message for any error that a request has thrown. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) return describeRefusal(error.code, error.detail);
  return words("app-failed", { reason: String(error) });
}
