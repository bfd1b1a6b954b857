/** Times of day: minutes since midnight, and as fields for times write them. */

const two = (number: number): string => String(number).padStart(2, "0");

export function timeText(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Return the minutes of a time as 07:30; null if it is none. */
export function readTime(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? 60 * Number(found[1]) + Number(found[2]) : null;
}
