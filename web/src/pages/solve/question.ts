/** What is asked on the solver page, and where its tiles lie. Tiles are told by their faces. */

import { DEFAULT_EDITION } from "../../rules/printed";
import { settled, type SetRules } from "../../rules/sets";
import { COPIES, counted } from "./notation";

export const TASKS = ["turn", "legal", "rebuild"] as const;
export type Task = (typeof TASKS)[number];

export const GOALS = ["tiles", "points", "fewest", "out"] as const;
export type Goal = (typeof GOALS)[number];

export type Sets = readonly (readonly string[])[];

export interface Question {
  readonly task: Task;
  /** With house rules, if any: `nordic opening_minimum=25`. */
  readonly rulebook: string;
  readonly opened: boolean;
  readonly goal: Goal;
  readonly table: Sets;
  readonly rack: readonly string[];
  /** The table as a turn left it; null while nobody has said. */
  readonly after: Sets | null;
  /** What lies about and shall become a table. */
  readonly loose: readonly string[];
}

export const NOTHING: Question = {
  task: "turn",
  rulebook: DEFAULT_EDITION,
  opened: true,
  goal: "tiles",
  table: [],
  rack: [],
  after: null,
  loose: [],
};

/** Where a tile lies, or is to go: a set by its number. */
export type Place = number | "new" | "rack" | "loose";

/** One tile among those of a place. */
export interface Spot {
  readonly place: Exclude<Place, "new">;
  readonly index: number;
}

/** Return the tiles that the task is about. */
export function tilesOf({ task, table, rack, loose }: Question): string[] {
  return task === "rebuild" ? [...loose] : [...table.flat(), ...rack];
}

/** Return how many of a face the box still holds. */
export function left(question: Question, face: string): number {
  return COPIES - (counted(tilesOf(question)).get(face) ?? 0);
}

export function at(question: Question, { place, index }: Spot): string | undefined {
  return tilesAt(question, place)[index];
}

function tilesAt(question: Question, place: Place): readonly string[] {
  if (place === "rack" || place === "loose") return question[place];
  return place === "new" ? [] : (question.table[place] ?? []);
}

/** Tiles that lie otherwise than before: a turn that was made from them is no longer one. */
function changed(question: Question, change: Partial<Question>): Question {
  return { ...question, ...change, after: null };
}

/** Put one more tile somewhere; return also where the next one goes. */
export function add(
  question: Question,
  face: string,
  place: Place,
  rules: SetRules,
): { question: Question; place: Place } {
  const { table } = question;
  if (place === "rack" || place === "loose") {
    return { question: changed(question, { [place]: [...question[place], face] }), place };
  }
  const number = place === "new" || place >= table.length ? table.length : place;
  const tiles = inOrder([...tilesAt(question, number), face], rules);
  const sets = [...table.slice(0, number), tiles, ...table.slice(number + 1)];
  return { question: changed(question, { table: sets }), place: number };
}

/** As a person would lay it; a set that could as well be two stays one, as it was meant. */
function inOrder(tiles: readonly string[], rules: SetRules): readonly string[] {
  const [first, ...more] = settled(tiles, rules);
  return first === undefined || more.length > 0 ? tiles : first;
}

/** Take a tile away. A set of which nothing is left is gone. */
export function remove(question: Question, { place, index }: Spot): Question {
  const tiles = tilesAt(question, place).filter((_, each) => each !== index);
  if (place === "rack" || place === "loose") return changed(question, { [place]: tiles });
  const sets = question.table.map((set, each) => (each === place ? tiles : set));
  return changed(question, { table: sets.filter((set) => set.length > 0) });
}

/** Put a tile that lies somewhere elsewhere. */
export function move(
  question: Question,
  spot: Spot,
  place: Place,
  rules: SetRules,
): { question: Question; place: Place } {
  const face = at(question, spot);
  if (face === undefined) return { question, place };
  const without = remove(question, spot);
  const isGone = without.table.length < question.table.length;
  const shifted =
    isGone && typeof place === "number" && place > (spot.place as number) ? place - 1 : place;
  return add(without, face, shifted, rules);
}

/** Return the question with the tiles of one field changed, as someone typed them. */
export function typed(question: Question, field: Field, sets: Sets): Question {
  const value = field === "table" ? sets : sets.flat();
  const same = JSON.stringify(value) === JSON.stringify(question[field]);
  return same ? question : changed(question, { [field]: value });
}

export type Field = "table" | "rack" | "loose";

/** Return the tiles that lie elsewhere than in one field. */
export function elsewhere({ table, rack }: Question, field: Field): readonly string[] {
  return field === "table" ? rack : field === "rack" ? table.flat() : [];
}
