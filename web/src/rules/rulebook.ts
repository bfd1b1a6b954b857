/** A rulebook as text, such as `nordic opening_minimum=30 …`, read for the few things shown. */

import type { Edition } from "../api/http";
import type { SetRules } from "./sets";

/** The value of a rulebook's parameter. */
export type Parameter = Edition["parameters"][string];

export interface Rulebook {
  readonly edition: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A rulebook by its short name, as lists tell it: `nordic`, or `custom (from nordic)`. */
export function readName(name: string): { edition: string; isCustom: boolean } {
  const from = /^custom \(from ([\w-]+)\)$/.exec(name)?.[1];
  return { edition: from ?? name, isCustom: from !== undefined };
}

export function readRulebook(text: string): Rulebook {
  const [edition = "", ...changes] = text.split(/\s+/);
  return { edition, parameters: Object.fromEntries(changes.map((each) => each.split("="))) };
}

/** A parameter as a rulebook's text writes it. */
export function parameterText(value: Parameter): string {
  if (value === null) return "off";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

export function setRules({ parameters }: Rulebook): SetRules {
  return {
    maxRunLength: Number(parameters["max_run_length"] ?? 13),
    oneJoker: (parameters["jokers"] ?? "free") !== "free",
  };
}

/** Return a rulebook with what is printed in its edition filled in, as far as that is known. */
export function wholeRulebook(text: string, editions: readonly Edition[]): Rulebook {
  const { edition, parameters } = readRulebook(text);
  const printed = editions.find((each) => each.edition === edition)?.parameters ?? {};
  const all = Object.entries(printed).map(([name, value]) => [name, parameterText(value)] as const);
  return { edition, parameters: { ...Object.fromEntries(all), ...parameters } };
}
