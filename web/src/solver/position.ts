/**
 * Positions for the core: tiles and rules as its bytes. What is not surely a position that the
 * engine accepts is null here, so that the server is asked, whose refusals say what is wrong.
 */

import { LIMITS, PRINTED } from "../rules/printed";
import { completeRulebook, setRules, type Rulebook } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { COLOURS, faceOf, JOKER, markCopies } from "../rules/tiles";

export type Sets = readonly (readonly string[])[];

/** The position before a turn, in physical tiles: r7, r7'. */
export interface Position {
  readonly table: Sets;
  readonly rack: readonly string[];
  readonly opened: boolean;
  readonly rulebook: Rulebook;
}

const NUMBERS = 13;
const JOKERS = ["free", "locked", "locked-own-rack"];
const FACE = /^(?:[krbo](?:[1-9]|1[0-3])|j)$/;
const HOUSE_RULE = /^(\w+)=([\w-]+)$/;

export function areFaces(sets: Sets): boolean {
  return sets.flat().every((face) => FACE.test(face));
}

/** Read a position that is given in faces. */
export function readPosition(
  table: Sets,
  rack: readonly string[],
  opened: boolean,
  rulebookText: string,
): Position | null {
  const rulebook = readWholeRulebook(rulebookText);
  if (rulebook === null || !areFaces([...table, rack])) return null;
  const rules = setRules(rulebook);
  if (table.some((set) => readSet(set, rules).kind === "flaw")) return null;
  const tiles = markCopies([...table, rack]);
  if (tiles.flat().some((tile) => tile.endsWith("''"))) return null;
  return { table: tiles.slice(0, -1), rack: tiles.at(-1)!, opened, rulebook };
}

/** Read a rulebook with all parameters; null unless its edition and values are known to be good. */
function readWholeRulebook(text: string): Rulebook | null {
  const [edition, ...changes] = text.split(" ");
  if (!PRINTED.some((each) => each.edition === edition)) return null;
  const isGood = (change: string): boolean => {
    const [, name = "", value = ""] = HOUSE_RULE.exec(change) ?? [];
    return isAllowed(LIMITS[name], value);
  };
  return changes.every(isGood) ? completeRulebook(text, PRINTED) : null;
}

/** Whether a value is within a limit such as `0 to 50`, `4 or 13`, `off, or 15 to 90 seconds`. */
function isAllowed(limit: string | undefined, value: string): boolean {
  if (limit === undefined) return false;
  const range = /(\d+) to (\d+)/.exec(limit);
  if (range === null) return limit.split(" or ").includes(value);
  if (value === "off") return limit.startsWith("off");
  return (
    /^\d+$/.test(value) && Number(value) >= Number(range[1]) && Number(value) <= Number(range[2])
  );
}

/** Return the number of a face in the core. */
function kindOf(tile: string): number {
  const { colour, number } = faceOf(tile);
  return colour === null
    ? COLOURS.length * NUMBERS
    : COLOURS.indexOf(colour) * NUMBERS + number - 1;
}

/** Return the face with a number in the core. */
export function faceOfKind(kind: number): string {
  const colour = COLOURS[Math.floor(kind / NUMBERS)];
  return colour === undefined ? JOKER : `${colour}${(kind % NUMBERS) + 1}`;
}

/** Return the bytes of a position, as `pack_position` of the core reads it. */
export function positionBytes({ table, rack, opened, rulebook }: Position): Uint8Array {
  const { parameters } = rulebook;
  const number = (name: string): number => Number(parameters[name]);
  const flag = (name: string): number => Number(parameters[name] === "yes");
  const rules = [
    JOKERS.indexOf(parameters["jokers"]!),
    number("max_run_length"),
    Number(opened),
    number("opening_minimum"),
    flag("opening_single_set"),
    flag("opening_goes_on"),
    number("joker_value"),
  ];
  const tiles = [rack, ...table].flatMap((each) => [each.length, ...each.map(kindOf)]);
  return Uint8Array.from([...rules, ...tiles]);
}

/** Whether the next turn is an opening that leaves the table as it is. */
export function opensAlone({ opened, rulebook }: Position): boolean {
  return !opened && rulebook.parameters["opening_goes_on"] !== "yes";
}
