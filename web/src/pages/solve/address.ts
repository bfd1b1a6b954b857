/**
 * A question in the address, so that a link shares it:
 * `rulebook=nordic&table=b4.b5.b6-o8.r8.k8&rack=b3.b8`. Only signs that no messenger changes, and
 * none at its end that it would cut off.
 */

import { readSets, type Fault } from "./notation";
import { GOALS, NOTHING, TASKS, type Question, type Sets } from "./question";

export interface Told {
  readonly question: Question;
  /** Whether the answer is to be shown, and not what is asked. */
  readonly answered: boolean;
  /** What could not be read. */
  readonly faults: readonly string[];
}

export function addressOf(question: Question, answered: boolean): string {
  const { task, rulebook, opened, goal, table, rack, after, loose } = question;
  const parts: [string, string][] = [["rulebook", rulebook.replaceAll(" ", "+")]];
  if (task !== NOTHING.task) parts.unshift(["task", task]);
  if (task === "rebuild") parts.push(["tiles", written([loose])]);
  else {
    if (!opened) parts.push(["opened", "no"]);
    if (task === "turn" && goal !== NOTHING.goal) parts.push(["goal", goal]);
    parts.push(["table", written(table)], ["rack", written([rack])]);
    if (task === "legal" && after !== null) parts.push(["after", written(after)]);
  }
  if (answered) parts.push(["view", "answer"]);
  return parts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

const written = (sets: Sets): string => sets.map((tiles) => tiles.join(".")).join("-");

/**
 * Read an address. What belongs to another task than the one it tells of stays as it was `before`.
 */
export function readAddress(
  address: string,
  before: Question,
  isEdition: (name: string) => boolean,
): Told {
  const parts = partsOf(address);
  const faults: string[] = [];
  const oneOf = <T extends string>(name: string, all: readonly T[], usual: T): T => {
    const value = parts.get(name) ?? usual;
    const found = all.find((each) => each === value);
    if (found === undefined) faults.push(value);
    return found ?? usual;
  };
  const setsIn = (name: string, elsewhere: readonly string[] | null): string[][] => {
    const read = readSets(plain(parts.get(name) ?? ""), elsewhere);
    faults.push(...read.faults.map((fault: Fault) => fault.value));
    return read.sets;
  };

  const task = oneOf("task", TASKS, NOTHING.task);
  const rulebook = (parts.get("rulebook") ?? NOTHING.rulebook).replaceAll("+", " ");
  const isKnown = isEdition(rulebook.split(" ")[0]!);
  if (!isKnown) faults.push(rulebook);
  const told = {
    ...before,
    task,
    rulebook: isKnown ? rulebook : NOTHING.rulebook,
    opened: oneOf("opened", ["yes", "no"], "yes") === "yes",
    goal: oneOf("goal", GOALS, NOTHING.goal),
  };
  const answered = oneOf("view", ["question", "answer"], "question") === "answer";
  if (task === "rebuild") {
    return { question: { ...told, loose: setsIn("tiles", []).flat() }, answered, faults };
  }
  const table = setsIn("table", []);
  const rack = setsIn("rack", table.flat()).flat();
  const after = parts.has("after") ? setsIn("after", null) : null;
  return { question: { ...told, table, rack, after }, answered, faults };
}

function partsOf(address: string): Map<string, string> {
  const parts = decoded(address)
    // Mails that were written as pages leave this behind.
    .split(/&(?:amp;)?/)
    .filter(Boolean)
    .map((part): [string, string] => {
      const [name = "", ...value] = part.split("=");
      return [name, value.join("=")];
    });
  return new Map(parts);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const plain = (tiles: string): string => tiles.replaceAll("-", "|").replaceAll("+", " ");
