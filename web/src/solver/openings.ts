/** Openings that tiles can make, as `brikke.rules.possible_sets`: sets that reach the minimum together. */

import { setRules, type Rulebook } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { COLOURS, JOKER } from "../rules/tiles";
import type { Sets } from "./position";

type Counts = ReadonlyMap<string, number>;
type Faces = readonly string[];

interface ValuedSet {
  readonly faces: Faces;
  readonly value: number;
}

const SMALLEST = 3;
const HIGHEST = 13;

/** Yield openings with these tiles. Every opening that needs each of its sets is among them. */
export function* openings(counts: Counts, rulebook: Rulebook): Generator<Sets> {
  const sets = valuedSets(counts, rulebook);
  const isSingle = rulebook.parameters["opening_single_set"] === "yes";
  function* extend(chosen: Sets, start: number, missing: number, left: Counts): Generator<Sets> {
    if (missing <= 0) yield chosen;
    else if (!isSingle || chosen.length === 0)
      for (let place = start; place < sets.length; place += 1) {
        const { faces, value } = sets[place]!;
        const rest = without(left, faces);
        if (rest !== null) yield* extend([...chosen, faces], place, missing - value, rest);
      }
  }
  yield* extend([], 0, Math.max(1, Number(rulebook.parameters["opening_minimum"])), counts);
}

/** Return the highest value of an opening with these tiles, which do not reach the minimum. */
export function bestOpeningValue(counts: Counts, rulebook: Rulebook): number {
  const sets = valuedSets(counts, rulebook);
  if (rulebook.parameters["opening_single_set"] === "yes") return sets[0]?.value ?? 0;
  const best = (start: number, left: Counts): number => {
    let most = 0;
    for (let place = start; place < sets.length; place += 1) {
      const rest = without(left, sets[place]!.faces);
      if (rest !== null) most = Math.max(most, sets[place]!.value + best(place, rest));
    }
    return most;
  };
  return best(0, counts);
}

function without(counts: Counts, faces: Faces): Counts | null {
  const left = new Map(counts);
  for (const face of faces) {
    const count = left.get(face) ?? 0;
    if (count === 0) return null;
    left.set(face, count - 1);
  }
  return left;
}

/** Return every set of a rulebook that these tiles can make with its value, best first. */
function valuedSets(counts: Counts, rulebook: Rulebook): ValuedSet[] {
  const rules = setRules(rulebook);
  const found: ValuedSet[] = [];
  for (const faces of [...groups(counts), ...runs(counts, rules.maxRunLength)]) {
    const read = readSet(faces, rules);
    if (read.kind !== "flaw") found.push({ faces, value: read.value });
  }
  return found.sort((left, right) => right.value - left.value);
}

function* groups(counts: Counts): Generator<Faces> {
  const jokers = counts.get(JOKER) ?? 0;
  for (let number = 1; number <= HIGHEST; number += 1) {
    const colours = COLOURS.map((colour) => `${colour}${number}`).filter((face) =>
      counts.get(face),
    );
    for (let count = 0; count <= jokers; count += 1)
      for (let size = Math.max(1, SMALLEST - count); size <= COLOURS.length - count; size += 1)
        for (const naturals of combinations(colours, size))
          yield [...naturals, ...Array<string>(count).fill(JOKER)];
  }
}

function* runs(counts: Counts, longest: number): Generator<Faces> {
  const jokers = counts.get(JOKER) ?? 0;
  for (const colour of COLOURS)
    for (let first = 1; first <= HIGHEST - SMALLEST + 1; first += 1) {
      const faces: string[] = [];
      let missing = 0;
      for (let last = first; last <= HIGHEST && faces.length < longest; last += 1) {
        const face = `${colour}${last}`;
        faces.push(face);
        if (!counts.get(face)) missing += 1;
        if (missing > jokers) break;
        if (faces.length >= SMALLEST) yield* withJokers(faces, counts, jokers);
      }
    }
}

/** Yield a run with jokers in place of missing tiles, and in place of any others. */
function* withJokers(faces: Faces, counts: Counts, most: number): Generator<Faces> {
  const [first, ...others] = faces;
  if (first === undefined) return yield [];
  const isThere = Boolean(counts.get(first));
  if (isThere) for (const rest of withJokers(others, counts, most)) yield [first, ...rest];
  if (most > 0) for (const rest of withJokers(others, counts, most - 1)) yield [JOKER, ...rest];
}

function* combinations<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) return yield [];
  for (const [at, item] of items.entries())
    for (const rest of combinations(items.slice(at + 1), size - 1)) yield [item, ...rest];
}
