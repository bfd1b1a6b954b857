/** Rulebook: reads the text form, such as `nordic opening_minimum=30 …`. */

import type { Edition } from "../api/http";
import type { SetRules } from "./sets";

/** The value of a rulebook's parameter. */
export type Parameter = Edition["parameters"][string];

export interface Rulebook {
  readonly edition: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Read the short name of a rulebook: `nordic`, or `custom (from nordic)`. */
export function readRulebookName(name: string): { edition: string; isCustom: boolean } {
  const from = /^custom \(from ([\w-]+)\)$/.exec(name)?.[1];
  return { edition: from ?? name, isCustom: from !== undefined };
}

export function readRulebook(text: string): Rulebook {
  const [edition = "", ...changes] = text.split(/\s+/);
  return { edition, parameters: Object.fromEntries(changes.map((each) => each.split("="))) };
}

/** Return a parameter's value as text. */
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

/** Return a rulebook with the parameters of its edition filled in, if they are known. */
export function completeRulebook(
  text: string,
  editions: readonly Pick<Edition, "edition" | "parameters">[],
): Rulebook {
  const { edition, parameters } = readRulebook(text);
  const printed = editions.find((each) => each.edition === edition)?.parameters ?? {};
  const all = Object.entries(printed).map(([name, value]) => [name, parameterText(value)] as const);
  return { edition, parameters: { ...Object.fromEntries(all), ...parameters } };
}
