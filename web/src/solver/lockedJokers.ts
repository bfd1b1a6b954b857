/**
 * Judge of locked jokers, as `brikke.rules.judge.locked_jokers`, which explains the rule: a set with a
 * joker is kept, or its joker is swapped for the exact tile from the rack and lies in a new set. Two
 * equal tiles are interchangeable: a turn is legal if some way of telling them apart makes it so.
 */

import type { Violation } from "../api/wire";
import { readSet, type SetRules } from "../rules/sets";
import { COLOURS, faceOf, isJoker } from "../rules/tiles";
import type { Sets } from "./position";

const COPIES = 2;
const RACK = -1;
const NOWHERE = -1;

type Faces = ReadonlySet<string>;

/** A set as it lay before the turn. */
interface Before {
  readonly place: number;
  readonly naturals: Faces;
  /** The faces that its joker may stand for; empty without a joker. */
  readonly joker: readonly string[];
  /** Whether it was laid as an opening in this turn: its joker cannot be freed yet. */
  readonly isFresh: boolean;
}

/** A set as it lies after the turn. */
interface After {
  readonly place: number;
  readonly naturals: Faces;
  readonly jokers: number;
  /** What its joker stands for in a run; null elsewhere, where it is not looked at. */
  readonly inRun: string | null;
}

type Code =
  | "locked-set-broken"
  | "joker-swapped-from-table"
  | "freed-joker-not-in-new-set"
  | "freed-joker-not-from-rack";

/** What was done with a locked set. */
type Change =
  | { readonly kind: "kept"; readonly locked: Before; readonly into: After }
  | {
      readonly kind: "swapped";
      readonly locked: Before;
      readonly by: string;
      /** The set with the joker; null if the joker is gone, which is another violation. */
      readonly into: After | null;
    }
  | { readonly kind: "broken"; readonly locked: Before; readonly code: Code };
type Kept = Extract<Change, { kind: "kept" }>;
type Swapped = Extract<Change, { kind: "swapped" }>;

/** For faces whose two tiles must be told apart: whether they went crossed. */
type Crossings = ReadonlyMap<string, boolean>;

/** The tile of a face in the set at a place did not come from an origin. */
type Escape = readonly [face: string, place: number, origin: number];

/** A turn in faces; the last sets before it may be an opening of this very turn. */
export interface LockedTurn {
  readonly before: Sets;
  readonly after: Sets;
  readonly played: ReadonlyMap<string, number>;
  readonly fresh: number;
  readonly rules: SetRules;
  /** Whether all other tiles of a freed joker's set must come from the rack. */
  readonly ownRack: boolean;
}

/** Return the violations of a turn that concern locked jokers. */
export function lockedJokerViolations(turn: LockedTurn): Violation[] {
  const { before, after } = turn;
  const written = (set: readonly string[]): string => set.join(" ");
  const now = after.map(written);
  const isChanged = before
    .filter((set) => set.some(isJoker))
    .some((set) => {
      const at = now.indexOf(written(set));
      if (at >= 0) now.splice(at, 1);
      return at < 0;
    });
  // More jokers than there are is a violation that other checks find.
  if (!isChanged || after.flat().filter(isJoker).length > COPIES) return [];
  return new Judge(turn).violations();
}

/** One turn: its sets before and after, and the ways to explain it. */
class Judge {
  readonly #turn: LockedTurn;
  readonly #before: readonly Before[];
  readonly #after: readonly After[];
  readonly #locked: readonly Before[];
  readonly #ways: Ways;

  constructor(turn: LockedTurn) {
    const { before, after, fresh, rules, played } = turn;
    this.#turn = turn;
    this.#before = before.map((set, place) => ({
      place,
      naturals: naturalsOf(set),
      joker: set.some(isJoker) ? meanings(set, rules) : [],
      isFresh: place >= before.length - fresh,
    }));
    this.#after = after.map((set, place) => ({
      place,
      naturals: naturalsOf(set),
      jokers: set.filter(isJoker).length,
      inRun:
        set.some(isJoker) && readSet(set, rules).kind === "run" ? meanings(set, rules)[0]! : null,
    }));
    this.#locked = this.#before.filter(({ joker }) => joker.length > 0);
    this.#ways = new Ways(this.#before, this.#after, played);
  }

  /** Return the violations of the explanation that has the fewest. */
  violations(): Violation[] {
    let best: Violation[] | null = null;
    for (const explanation of this.#explanations()) {
      const found = this.#judge(explanation);
      if (found.length === 0) return [];
      if (best === null || found.length < best.length) best = found;
    }
    return best ?? [];
  }

  /** Yield every explanation: what was done with each locked set. */
  *#explanations(): Generator<Change[]> {
    const holders: (After | null)[] = this.#after.flatMap((now) =>
      Array<After>(now.jokers).fill(now),
    );
    while (holders.length < this.#locked.length) holders.push(null);
    for (const assigned of arrangements(holders, this.#locked.length))
      yield* choices(this.#locked.map((locked, at) => this.#changes(locked, assigned[at]!)));
  }

  #changes(locked: Before, into: After | null): Change[] {
    const changes: Change[] = [];
    if (into !== null && isKept(locked, into)) changes.push({ kind: "kept", locked, into });
    if (!locked.isFresh)
      for (const by of locked.joker)
        if (this.#played(by) > 0) changes.push({ kind: "swapped", locked, by, into });
    return changes.length > 0
      ? changes
      : [{ kind: "broken", locked, code: this.#howBroken(locked) }];
  }

  #played(face: string): number {
    return this.#turn.played.get(face) ?? 0;
  }

  #howBroken({ naturals, joker, isFresh }: Before): Code {
    const isFilled = this.#after.some(
      (now) =>
        now.jokers === 0 &&
        naturals.size < now.naturals.size &&
        isWithin(naturals, now.naturals) &&
        joker.some((face) => now.naturals.has(face)),
    );
    return isFilled && !isFresh ? "joker-swapped-from-table" : "locked-set-broken";
  }

  #judge(explanation: readonly Change[]): Violation[] {
    const broken: [Before, Code][] = [];
    const swaps: Swapped[] = [];
    const kept: Kept[] = [];
    for (const change of explanation) {
      if (change.kind === "swapped") swaps.push(change);
      else if (change.kind === "kept") kept.push(change);
      else broken.push([change.locked, change.code]);
    }
    for (const face of new Set(swaps.map(({ by }) => by)))
      for (const { locked } of swaps.filter(({ by }) => by === face).slice(this.#played(face)))
        broken.push([locked, "locked-set-broken"]);
    let ways: Crossings = new Map();
    for (const change of kept) {
      const extended = this.#ways.keep(change, ways);
      if (extended === null) broken.push([change.locked, "locked-set-broken"]);
      else ways = extended;
    }
    const { before } = this.#turn;
    return [
      ...broken.map(([{ place }, code]) => violation(code, before[place]!)),
      ...this.#misplaced(swaps, ways),
    ];
  }

  /** Return a violation for each freed joker that does not lie in a new set. */
  #misplaced(swaps: readonly Swapped[], ways: Crossings): Violation[] {
    const placed = swaps.flatMap((swap) =>
      swap.into === null
        ? []
        : [{ into: swap.into, conditions: this.#conditions(swap, swap.into, swaps) }],
    );
    const together = placed.flatMap(({ conditions }) => conditions);
    if (this.#ways.canEscape(together, ways)) return [];
    const alone = placed.filter(({ conditions }) => !this.#ways.canEscape(conditions, ways));
    const { ownRack, after } = this.#turn;
    const code = ownRack ? "freed-joker-not-from-rack" : "freed-joker-not-in-new-set";
    return (alone.length > 0 ? alone : placed).map(({ into }) =>
      violation(code, after[into.place]!),
    );
  }

  /** Return the conditions for the set of a freed joker, each a choice of escapes. */
  #conditions({ by }: Swapped, into: After, swaps: readonly Swapped[]): Escape[][] {
    if (this.#turn.ownRack) {
      const conditions = [...into.naturals].flatMap((face) =>
        this.#before
          .filter(({ naturals }) => naturals.has(face))
          .map(({ place }): Escape[] => [[face, into.place, place]]),
      );
      // The tile that freed the joker is elsewhere: another of its face came from the rack.
      if (into.naturals.has(by) && this.#played(by) < 2) conditions.push([]);
      return conditions;
    }
    const openedUp = new Set(swaps.map(({ locked }) => locked.place));
    return this.#before
      .filter(
        ({ naturals, joker, place }) =>
          isWithin(naturals, into.naturals) && (joker.length === 0 || openedUp.has(place)),
      )
      .map(({ naturals, place }) => [...naturals].map((face): Escape => [face, into.place, place]));
  }
}

/** Which of two equal tiles went where: straight or crossed, for each face that has two. */
class Ways {
  readonly #routes = new Map<string, { origins: number[]; places: number[] }>();

  constructor(
    private readonly before: readonly Before[],
    private readonly after: readonly After[],
    private readonly played: ReadonlyMap<string, number>,
  ) {}

  /** Return the origins and the destinations of the tiles of a face: sets, or the rack. */
  #route(face: string): { origins: number[]; places: number[] } {
    const known = this.#routes.get(face);
    if (known) return known;
    const holding = (sets: readonly (Before | After)[]): number[] =>
      sets.filter(({ naturals }) => naturals.has(face)).map(({ place }) => place);
    const origins = holding(this.before);
    const places = holding(this.after);
    const more = Math.max(this.played.get(face) ?? 0, places.length - origins.length);
    for (let count = 0; count < more; count += 1) origins.push(RACK);
    while (places.length < origins.length) places.push(NOWHERE);
    const route = { origins, places };
    this.#routes.set(face, route);
    return route;
  }

  /** Return the ways, extended by a face, in which its tile came from an origin, or did not. */
  #extended(ways: Crossings, [face, place, origin]: Escape, came: boolean): Crossings[] {
    const { origins, places } = this.#route(face);
    const known = ways.get(face);
    return (known === undefined ? [false, true] : [known])
      .filter((isCrossed) => {
        const from = origins.length === 2 && isCrossed ? [...origins].reverse() : origins;
        return (from[places.indexOf(place)] === origin) === came;
      })
      .map((isCrossed) => new Map(ways).set(face, isCrossed));
  }

  /** Return the ways in which all tiles of a kept set go into its one set; null if there are none. */
  keep({ locked, into }: Kept, ways: Crossings): Crossings | null {
    let extended: Crossings | undefined = ways;
    for (const face of locked.naturals) {
      extended = this.#extended(extended, [face, into.place, locked.place], true)[0];
      if (extended === undefined) return null;
    }
    return extended;
  }

  /** Whether every condition has an escape, all at the same time. */
  canEscape([first, ...others]: readonly (readonly Escape[])[], ways: Crossings): boolean {
    if (first === undefined) return true;
    return first.some((escape) =>
      this.#extended(ways, escape, false).some((extended) => this.canEscape(others, extended)),
    );
  }
}

function violation(code: Code, set: readonly string[]): Violation {
  return { code, sets: [[...set]], tiles: [] };
}

function naturalsOf(set: readonly string[]): Faces {
  return new Set(set.filter((face) => !isJoker(face)));
}

function isWithin(some: Faces, all: Faces): boolean {
  return [...some].every((face) => all.has(face));
}

/** Return the faces that the joker of a set may stand for; none if it is no set. */
function meanings(set: readonly string[], rules: SetRules): string[] {
  const { kind } = readSet(set, rules);
  if (kind === "flaw") return [];
  const at = set.findIndex((face) => !isJoker(face));
  const { colour, number } = faceOf(set[at]!);
  if (kind === "run") return [`${colour}${number - at + set.findIndex(isJoker)}`];
  return COLOURS.map((each) => `${each}${number}`).filter((face) => !set.includes(face));
}

/**
 * Whether a locked set lies whole in a set whose joker stands for the same tile. In a group the
 * joker's colours follow from the others.
 */
function isKept({ naturals, joker }: Before, { naturals: all, inRun }: After): boolean {
  return isWithin(naturals, all) && (inRun === null || (joker.length === 1 && joker[0] === inRun));
}

/** Yield each way to choose so many items in order. */
function* arrangements<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count === 0) return yield [];
  for (const [at, item] of items.entries())
    for (const rest of arrangements([...items.slice(0, at), ...items.slice(at + 1)], count - 1))
      yield [item, ...rest];
}

/** Yield each way to take one item of every list. */
function* choices<T>([first, ...others]: readonly (readonly T[])[]): Generator<T[]> {
  if (first === undefined) return yield [];
  for (const item of first) for (const rest of choices(others)) yield [item, ...rest];
}
