/** Question of the solve page: the task, the rules and the tiles, as faces. */

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
  /** With optional house rules: `nordic opening_minimum=25`. */
  readonly rulebook: string;
  readonly opened: boolean;
  readonly goal: Goal;
  readonly table: Sets;
  readonly rack: readonly string[];
  /** The table after the turn; null if it is unknown. */
  readonly after: Sets | null;
  /** Loose tiles, to be arranged as a table. */
  readonly loose: readonly string[];
}

export const EMPTY: Question = {
  task: "turn",
  rulebook: DEFAULT_EDITION,
  opened: true,
  goal: "tiles",
  table: [],
  rack: [],
  after: null,
  loose: [],
};

/** A place for tiles: a set by its index, a new set, the rack or the loose tiles. */
export type Place = number | "new" | "rack" | "loose";

/** The position of one tile in a place. */
export interface TilePosition {
  readonly place: Exclude<Place, "new">;
  readonly index: number;
}

/** Return the tiles of the current task. */
export function tilesOf({ task, table, rack, loose }: Question): string[] {
  return task === "rebuild" ? [...loose] : [...table.flat(), ...rack];
}

/** Return how many tiles of a face are left in the box. */
export function left(question: Question, face: string): number {
  return COPIES - (counted(tilesOf(question)).get(face) ?? 0);
}

export function at(question: Question, { place, index }: TilePosition): string | undefined {
  return tilesAt(question, place)[index];
}

function tilesAt(question: Question, place: Place): readonly string[] {
  if (place === "rack" || place === "loose") return question[place];
  return place === "new" ? [] : (question.table[place] ?? []);
}

/** Change the tiles. The table after the turn no longer applies. */
function changed(question: Question, change: Partial<Question>): Question {
  return { ...question, ...change, after: null };
}

/** Add a tile. Return also the place of the next one. */
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
  return { question: withSet(question, number, tiles), place: number };
}

/** Return the question with a set in its place on the table, or behind the others. */
export function withSet(question: Question, place: number, tiles: readonly string[]): Question {
  const { table } = question;
  return changed(question, { table: [...table.slice(0, place), tiles, ...table.slice(place + 1)] });
}

/** Replace a tile by another one. */
export function replace(
  question: Question,
  { place, index }: TilePosition,
  face: string,
  rules: SetRules,
): Question {
  const tiles = tilesAt(question, place).map((each, at) => (at === index ? face : each));
  if (place === "rack" || place === "loose") return changed(question, { [place]: tiles });
  return withSet(question, place, inOrder(tiles, rules));
}

/** Sort the tiles of a set. It is never split in two. */
function inOrder(tiles: readonly string[], rules: SetRules): readonly string[] {
  const [first, ...more] = settled(tiles, rules);
  return first === undefined || more.length > 0 ? tiles : first;
}

/** Remove a tile. A set without tiles is removed, too. */
export function remove(question: Question, { place, index }: TilePosition): Question {
  const tiles = tilesAt(question, place).filter((_, each) => each !== index);
  if (place === "rack" || place === "loose") return changed(question, { [place]: tiles });
  const sets = question.table.map((set, each) => (each === place ? tiles : set));
  return changed(question, { table: sets.filter((set) => set.length > 0) });
}

/** Move a tile to another place. */
export function move(
  question: Question,
  spot: TilePosition,
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

/** Return the question with typed tiles in one field. */
export function typed(question: Question, field: Field, sets: Sets): Question {
  const value = field === "table" ? sets : sets.flat();
  const same = JSON.stringify(value) === JSON.stringify(question[field]);
  return same ? question : changed(question, { [field]: value });
}

export type Field = "table" | "rack" | "loose";

/** Return the tiles outside one field. */
export function elsewhere({ table, rack }: Question, field: Field): readonly string[] {
  return field === "table" ? rack : field === "rack" ? table.flat() : [];
}
