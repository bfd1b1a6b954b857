/** Problems with photographs as text. */

import { words } from "../words/words.svelte";
import type { PhotoError } from "./photoError";

export function photoProblem({ problem, value }: PhotoError): string {
  return words(`photo-problem-${problem}`, { value });
}

/** Return bytes in megabytes, with one digit. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
