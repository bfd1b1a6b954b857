/** Error messages of the solve page. */

import { ApiError } from "../../api/client";
import { describeError } from "../../api/errorText";
import { words } from "../../words/words.svelte";
import type { Fault } from "./notation";

/** Return the message for faults in a text, one kind at a time. */
export function describeFaults(faults: readonly Fault[]): string {
  const [first] = faults;
  if (first === undefined) return "";
  const alike = faults.filter(({ kind }) => kind === first.kind);
  return words(`solve-${first.kind}`, { value: alike.map(({ value }) => value).join(", ") });
}

/** Return the message for a failed request. */
export function describeSolverError(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "unreachable") return words("solve-unreachable");
  if (code === "too-hard") return words("solve-too-hard");
  return describeError(error);
}
