/**
 * What a screen reader is told: a short log, in which whatever is new is read. What is said at one
 * moment is read as one; nothing is lost because something else is said right after it.
 */

const MOMENT = 80;
const REMEMBERED = 10_000;

interface Saying {
  readonly key: number;
  readonly text: string;
}

let polite = $state.raw<readonly Saying[]>([]);
let urgent = $state.raw<readonly Saying[]>([]);
let saying: string[] = [];
let lastKey = 0;

export const said = {
  get polite(): readonly Saying[] {
    return polite;
  },
  get urgent(): readonly Saying[] {
    return urgent;
  },
};

export function say(text: string): void {
  if (saying.length === 0) setTimeout(speak, MOMENT);
  if (!saying.includes(text)) saying.push(text);
}

function speak(): void {
  const now = newSaying(saying.join(" "));
  saying = [];
  polite = [...polite, now];
  setTimeout(() => (polite = polite.filter((each) => each !== now)), REMEMBERED);
}

/** Say something that cannot wait; what was urgent before no longer is. */
export function sayNow(text: string): void {
  urgent = [newSaying(text)];
}

function newSaying(text: string): Saying {
  lastKey += 1;
  return { key: lastKey, text };
}
