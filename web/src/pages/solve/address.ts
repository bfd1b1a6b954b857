/**
 * Address of a question, so that a link can share it:
 * `rulebook=nordic&table=b4.b5.b6-o8.r8.k8&rack=b3.b8`. It uses only characters that messengers
 * neither change nor cut off.
 */

import { readSets, type Fault } from "./notation";
import { EMPTY, GOALS, TASKS, type Question, type Sets } from "./question";

export interface AddressContent {
  readonly question: Question;
  /** Whether to show the answer instead of the question. */
  readonly answered: boolean;
  /** The parts that could not be read. */
  readonly faults: readonly string[];
}

export function writeAddress(question: Question, answered: boolean): string {
  const { task, rulebook, opened, goal, table, rack, after, loose } = question;
  const parts: [string, string][] = [["rulebook", rulebook.replaceAll(" ", "+")]];
  if (task !== EMPTY.task) parts.unshift(["task", task]);
  if (task === "rebuild") parts.push(["tiles", written([loose])]);
  else {
    if (!opened) parts.push(["opened", "no"]);
    if (task === "turn" && goal !== EMPTY.goal) parts.push(["goal", goal]);
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

/** Read an address. Fields of other tasks keep their values from `before`. */
export function readAddress(
  address: string,
  before: Question,
  isEdition: (name: string) => boolean,
): AddressContent {
  const parts = partsOf(address);
  const faults: string[] = [];
  const oneOf = <T extends string>(name: string, all: readonly T[], fallback: T): T => {
    const value = parts.get(name) ?? fallback;
    const found = all.find((each) => each === value);
    if (found === undefined) faults.push(value);
    return found ?? fallback;
  };
  const setsIn = (name: string, elsewhere: readonly string[] | null): string[][] => {
    const read = readSets(plain(parts.get(name) ?? ""), elsewhere);
    faults.push(...read.faults.map((fault: Fault) => fault.value));
    return read.sets;
  };

  const task = oneOf("task", TASKS, EMPTY.task);
  const rulebook = (parts.get("rulebook") ?? EMPTY.rulebook).replaceAll("+", " ");
  const isKnown = isEdition(rulebook.split(" ")[0]!);
  if (!isKnown) faults.push(rulebook);
  const common = {
    ...before,
    task,
    rulebook: isKnown ? rulebook : EMPTY.rulebook,
    opened: oneOf("opened", ["yes", "no"], "yes") === "yes",
    goal: oneOf("goal", GOALS, EMPTY.goal),
  };
  const answered = oneOf("view", ["question", "answer"], "question") === "answer";
  if (task === "rebuild") {
    return { question: { ...common, loose: setsIn("tiles", []).flat() }, answered, faults };
  }
  const table = setsIn("table", []);
  const rack = setsIn("rack", table.flat()).flat();
  const after = parts.has("after") ? setsIn("after", null) : null;
  return { question: { ...common, table, rack, after }, answered, faults };
}

function partsOf(address: string): Map<string, string> {
  const parts = decoded(address)
    // HTML mails may leave "amp;" behind.
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
