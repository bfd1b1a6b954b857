/** Pace: the time for a turn, as house rules. */

import type { Parameter } from "./rulebook";

/** Times for a turn of people who sit at the table together, in seconds. */
export const SHORT_TIMES = ["30", "45", "60", "90", "120"];
/** Long times for a turn, in seconds: nobody waits at the table then. */
export const LONG_TIMES = ["3600", "14400", "43200", "86400", "172800", "259200", "604800"];
const HOUR = 3600;

/** Return the house rules by which turns last so long. Over days one without a clock never ends. */
export function paceRules(
  printed: Record<string, Parameter>,
  pace: string,
): Record<string, string> {
  const isLong = Number(pace) >= HOUR && printed["clock_before_opening"] === false;
  return { turn_seconds: pace, ...(isLong && { clock_before_opening: "yes" }) };
}

/** Return the text of a rulebook with some house rules changed. */
export function withRules(rulebook: string, rules: Record<string, string>): string {
  const rest = rulebook.split(" ").filter((part) => !(part.split("=")[0]! in rules));
  return [...rest, ...Object.entries(rules).map(([name, value]) => `${name}=${value}`)].join(" ");
}
