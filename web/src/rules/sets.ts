/**
 * Sets: whether tiles form a valid set, and its value. With it a set can be
 * checked while it is laid; whole turns are judged by the authority over the table, and elsewhere by
 * `solver/judge.ts`. `make vectors` compares it with the engine.
 */

import { COLOURS, faceOf, isJoker, sortTiles, type Face } from "./tiles";

export type Flaw =
  | "too-short"
  | "only-jokers"
  | "mixed"
  | "colours-repeat"
  | "group-too-large"
  | "not-consecutive"
  | "past-13"
  | "below-1"
  | "run-too-long"
  | "too-many-jokers";

export interface Valid {
  kind: "group" | "run";
  value: number;
}

/** The parameters of a rulebook that define valid sets. */
export interface SetRules {
  maxRunLength: number;
  oneJoker: boolean;
}

/** The rules by which a set on the table is read: any set that some rules allow. */
export const ANY_RULES: SetRules = { maxRunLength: 13, oneJoker: false };

export type Reading = Valid | { kind: "flaw"; flaw: Flaw };

const HIGHEST = 13;
const ALL_FACES = COLOURS.flatMap((colour) =>
  Array.from({ length: HIGHEST }, (_, at) => `${colour}${at + 1}`),
);

export function readSet(tiles: readonly string[], rules: SetRules): Reading {
  const faces = tiles.map(faceOf);
  const read = readFaces(faces);
  if (read.kind === "flaw") return read;
  if (read.kind === "run" && faces.length > rules.maxRunLength) return flaw("run-too-long");
  const jokers = faces.filter((face) => face.colour === null).length;
  return rules.oneJoker && jokers > 1 ? flaw("too-many-jokers") : read;
}

function readFaces(faces: readonly Face[]): Reading {
  const naturals = faces.filter((face) => face.colour !== null);
  if (faces.length > 0 && naturals.length === 0) return flaw("only-jokers");
  if (faces.length < 3) return flaw("too-short");
  if (naturals.length === 1) return better(readGroup(faces, naturals), readRun(faces, naturals));
  if (new Set(naturals.map((face) => face.number)).size === 1) return readGroup(faces, naturals);
  if (new Set(naturals.map((face) => face.colour)).size === 1) return readRun(faces, naturals);
  return flaw("mixed");
}

function better(group: Reading, run: Reading): Reading {
  if (group.kind === "flaw") return run;
  if (run.kind === "flaw") return group;
  return run.value > group.value ? run : group;
}

function readGroup(faces: readonly Face[], naturals: readonly Face[]): Reading {
  if (faces.length > 4) return flaw("group-too-large");
  const colours = new Set(naturals.map((face) => face.colour));
  if (colours.size < naturals.length) return flaw("colours-repeat");
  return { kind: "group", value: naturals[0]!.number * faces.length };
}

function readRun(faces: readonly Face[], naturals: readonly Face[]): Reading {
  const shown = naturals.length === faces.length ? ascending(naturals) : faces;
  const starts = new Set(
    shown.flatMap((face, place) => (face.colour === null ? [] : [face.number - place])),
  );
  if (starts.size > 1) {
    const around = new Set([...starts].map((start) => ((start % HIGHEST) + HIGHEST) % HIGHEST));
    return flaw(around.size === 1 ? "past-13" : "not-consecutive");
  }
  const first = [...starts][0]!;
  if (first < 1) return flaw("below-1");
  if (first + shown.length - 1 > HIGHEST) return flaw("past-13");
  return { kind: "run", value: (shown.length * (2 * first + shown.length - 1)) / 2 };
}

/** Sort a run without jokers. A run from 13 to 1 keeps 13 before 1. */
function ascending(naturals: readonly Face[]): Face[] {
  const ordered = [...naturals].sort((left, right) => left.number - right.number);
  const numbers = ordered.map((face) => face.number);
  if (numbers[0] === 1 && numbers.at(-1) === HIGHEST) {
    const gaps = numbers.flatMap((number, at) =>
      at > 0 && number !== numbers[at - 1]! + 1 ? [at] : [],
    );
    if (gaps.length === 1) return [...ordered.slice(gaps[0]), ...ordered.slice(0, gaps[0])];
  }
  return ordered;
}

function flaw(name: Flaw): Reading {
  return { kind: "flaw", flaw: name };
}

/** Sort the tiles of a set as players expect. A run with a repeated number becomes two runs. */
export function settled(tiles: readonly string[], rules: SetRules): string[][] {
  const naturals = tiles.filter((tile) => !isJoker(tile));
  const colours = new Set(naturals.map((tile) => faceOf(tile).colour));
  const numbers = new Set(naturals.map((tile) => faceOf(tile).number));
  if (colours.size !== 1 || (numbers.size === 1 && naturals.length > 1)) return [[...tiles]];
  if (naturals.length < tiles.length) return [orderedWithJokers(tiles, naturals, rules)];
  const run = sortTiles(tiles, "number");
  return readSet(run, rules).kind === "flaw" ? splitAtRepetition(run, rules) : [run];
}

/** Whether one more tile can make a set of these. */
export function lacksOne(tiles: readonly string[], rules: SetRules): boolean {
  return ALL_FACES.some((tile) => fitIn(tiles, [tile], rules) !== null);
}

/** Return the index at which tiles fit into a set, or null if they do not. */
export function fitIn(
  set: readonly string[],
  tiles: readonly string[],
  rules: SetRules,
): number | null {
  const sets = settled([...set, ...tiles], rules);
  if (sets.some((each) => readSet(each, rules).kind === "flaw")) return null;
  return sets.flat().findIndex((tile) => tiles.includes(tile));
}

function orderedWithJokers(
  tiles: readonly string[],
  naturals: readonly string[],
  rules: SetRules,
): string[] {
  if (readSet(tiles, rules).kind !== "flaw") return [...tiles];
  const jokers = tiles.filter(isJoker);
  const run: string[] = [];
  let next = Infinity;
  for (const tile of sortTiles(naturals, "number")) {
    const { number } = faceOf(tile);
    for (; next < number && jokers.length > 0; next += 1) run.push(jokers.shift()!);
    run.push(tile);
    next = number + 1;
  }
  // Jokers that fill no gap go to the end, or to the front if there is no room.
  const choices = jokers.map((_, at) => [...jokers.slice(0, at), ...run, ...jokers.slice(at)]);
  choices.push([...jokers, ...run]);
  return choices.find((choice) => readSet(choice, rules).kind !== "flaw") ?? [...tiles];
}

function splitAtRepetition(run: readonly string[], rules: SetRules): string[][] {
  const numbers = run.map((tile) => faceOf(tile).number);
  const twice = numbers.findIndex((number, at) => number === numbers[at - 1]);
  const halves = [run.slice(0, twice), run.slice(twice)].map((half) => [...half]);
  const both = twice > 0 && halves.every((half) => readSet(half, rules).kind !== "flaw");
  return both ? halves : [[...run]];
}
