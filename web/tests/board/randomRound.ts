/** Random rounds for tests of the layout: legal tables, and how they came to be, set by set. */

import fc from "fast-check";

import { COLOURS } from "../../src/rules/tiles";

export type Random = () => number;

/** A step of a round: a new set of three, one tile more at an end, or a cut. */
export type Change =
  | { readonly kind: "add"; readonly set: number }
  | { readonly kind: "grow"; readonly set: number; readonly end: "left" | "right" }
  | { readonly kind: "cut"; readonly set: number; readonly after: number; readonly other: number };

interface Run {
  readonly colour: string;
  first: number;
  last: number;
}

/** Return random numbers from 0 to 1 that a seed determines. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const someSeed: fc.Arbitrary<number> = fc.nat(1_000_000);

/** Return the lengths of the sets of a legal table with so many tiles. */
export function randomTable(tiles: number, random: Random): number[] {
  for (;;) {
    const runs = allRuns(random);
    const groups = takeGroups(runs, random);
    const lengths = [...groups, ...runs.map(({ first, last }) => last - first + 1)];
    const some = shortened(shuffled(lengths, random), tiles, random);
    if (some !== null) return some;
  }
}

/** Cut the rows of 1 to 13, twice of each colour, into runs. */
function allRuns(random: Random): Run[] {
  return [...COLOURS, ...COLOURS].flatMap((colour) => {
    const runs: Run[] = [];
    for (let first = 1; first <= 13;) {
      const left = 14 - first;
      const cut = left < 7 ? left : 4 + Math.floor(random() * Math.min(5, left - 6));
      const length = left - cut < 3 ? left : cut;
      runs.push({ colour, first, last: first + length - 1 });
      first += length;
    }
    return runs;
  });
}

/** Take tiles out of runs to form groups. Return the lengths of the groups. */
function takeGroups(runs: Run[], random: Random): number[] {
  const groups: number[] = [];
  for (let attempt = 0; attempt < 400 && groups.length < 12; attempt += 1) {
    const number = 1 + Math.floor(random() * 13);
    const found = shuffled([...COLOURS], random).flatMap((colour) => {
      const run = runs.find((each) => each.colour === colour && canSpare(each, number, random));
      return run ? [run] : [];
    });
    if (found.length < 3) continue;
    const taken = found.slice(0, random() < 0.5 ? 4 : 3);
    for (const run of taken) takeOut(run, number, runs);
    groups.push(taken.length);
  }
  return groups;
}

function canSpare({ first, last }: Run, number: number, random: Random): boolean {
  if (number < first || number > last) return false;
  if (number === first || number === last) return last - first >= (random() < 0.75 ? 4 : 3);
  return number - first >= 3 && last - number >= 3;
}

function takeOut(run: Run, number: number, runs: Run[]): void {
  if (number === run.first) run.first += 1;
  else if (number === run.last) run.last -= 1;
  else {
    runs.push({ colour: run.colour, first: number + 1, last: run.last });
    run.last = number - 1;
  }
}

/** Leave sets out, and tiles at their ends, until so many are left. */
function shortened(lengths: readonly number[], wanted: number, random: Random): number[] | null {
  const left = [...lengths];
  let total = left.reduce((sum, length) => sum + length, 0);
  for (let attempt = 0; attempt < 300 && total > wanted; attempt += 1) {
    const at = Math.floor(random() * left.length);
    const length = left[at]!;
    const after = total - wanted - length;
    if (after >= 3 || after === 0 || (after > 0 && random() < 0.2)) {
      left.splice(at, 1);
      total -= length;
    } else if (length > 3) {
      left[at] = length - 1;
      total -= 1;
    }
  }
  return total === wanted ? left : null;
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((each) => ({ each, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ each }) => each);
}

/**
 * Return how sets of these lengths came to be: laid in threes, and grown at their ends. With cuts,
 * some pairs of sets lay as one long set before.
 */
export function randomRound(
  lengths: readonly number[],
  random: Random,
  { cuts }: { readonly cuts: boolean },
): Change[] {
  const timed: { readonly time: number; readonly change: Change }[] = [];
  const lay = (set: number, length: number, end: number): number => {
    let time = random() * end * 0.7;
    timed.push({ time, change: { kind: "add", set } });
    for (let more = 3; more < length; more += 1) {
      time += random() * (end - time);
      const side = random() < 0.5 ? "left" : "right";
      timed.push({ time, change: { kind: "grow", set, end: side } });
    }
    return time;
  };
  for (let set = 0; set < lengths.length; set += 1) {
    const both = lengths[set]! + (lengths[set + 1] ?? 99);
    if (!cuts || set % 2 === 1 || both > 9 || random() > 0.4) {
      lay(set, lengths[set]!, 1);
      continue;
    }
    const time = lay(set, both, 0.75);
    const cut: Change = { kind: "cut", set, after: lengths[set]!, other: set + 1 };
    timed.push({ time: time + random() * (1 - time), change: cut });
    set += 1;
  }
  return timed.sort((left, right) => left.time - right.time).map(({ change }) => change);
}
