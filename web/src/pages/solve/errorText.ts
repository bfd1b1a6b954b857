/** What the solver page has to say in words. */

import { Refusal } from "../../api/client";
import { troubleText } from "../../api/errorText";
import { words } from "../../words/words.svelte";
import type { Fault } from "./notation";

/** Return what is wrong with a text of tiles; one thing at a time. */
export function faultText(faults: readonly Fault[]): string {
  const [first] = faults;
  if (first === undefined) return "";
  const alike = faults.filter(({ kind }) => kind === first.kind);
  return words(`solve-${first.kind}`, { value: alike.map(({ value }) => value).join(", ") });
}

/** Return why there is no answer. */
export function noAnswerText(error: unknown): string {
  const code = error instanceof Refusal ? error.code : "";
  if (code === "unreachable") return words("solve-unreachable");
  if (code === "too-hard") return words("solve-too-hard");
  return troubleText(error);
}
