/** What a screen reader is told. What is said at one moment is read as one, and nothing twice. */

import { untrack } from "svelte";

const MOMENT = 80;
const AGAIN = "\u00A0";

let polite = $state("");
let urgent = $state("");
let saying: string[] = [];

export const said = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};

export function say(text: string): void {
  if (saying.length === 0) setTimeout(speak, MOMENT);
  if (!saying.includes(text)) saying.push(text);
}

function speak(): void {
  polite = different(polite, saying.join(" "));
  saying = [];
}

/** Say something that cannot wait. */
export function sayNow(text: string): void {
  urgent = different(
    untrack(() => urgent),
    text,
  );
}

/** The same text again is read only if it is not quite the same. */
function different(before: string, text: string): string {
  return before === text ? text + AGAIN : text;
}
