/**
 * Judge of turns, as `brikke.rules.judge`: tiles of the rack are played, every set is valid, and no
 * tile leaves the table.
 */

import type { Judgement } from "../api/http";
import type { Violation } from "../api/wire";
import { setRules } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { faceText, isJoker, markCopies } from "../rules/tiles";
import { lockedJokerViolations } from "./lockedJokers";
import { openingThatGoesOn, openingViolations } from "./opening";
import { opensAlone, type Position, type Sets } from "./position";

/** Judge a turn by the table that it leaves, given in faces. */
export function judgeTurn(position: Position, after: Sets): Judgement {
  const counts = new TileCounts(position, markCopies(after));
  const { played } = counts;
  const violations = [...counts.violations(), ...flawedSets(position, after)];
  if (played.size === 0) violations.push(violation("nothing-played"));
  const locked = (opening: Sets): Violation[] => lockedViolations(position, after, played, opening);
  violations.push(...locked([]));
  if (opensAlone(position)) violations.push(...openingViolations(position, after, played));
  else if (!position.opened)
    violations.push(...openingThatGoesOn(position, after, played, violations, locked));
  return { legal: violations.length === 0, violations };
}

function violation(code: string, sets: Sets = [], tiles: readonly string[] = []): Violation {
  return {
    code,
    sets: sets.map((set) => set.map(faceText)),
    tiles: tiles.map(faceText),
  };
}

/** Return the violations that concern locked jokers, if sets were laid as an opening first. */
function lockedViolations(
  { table, rulebook }: Position,
  after: Sets,
  played: ReadonlyMap<string, number>,
  opening: Sets,
): Violation[] {
  const rules = setRules(rulebook);
  if (!rules.oneJoker) return [];
  const left = new Map(played);
  for (const face of opening.flat()) left.set(face, left.get(face)! - 1);
  return lockedJokerViolations({
    before: [...table.map((set) => set.map(faceText)), ...opening],
    after,
    played: left,
    fresh: opening.length,
    rules,
    ownRack: rulebook.parameters["jokers"] === "locked-own-rack",
  });
}

function flawedSets({ rulebook }: Position, after: Sets): Violation[] {
  const rules = setRules(rulebook);
  return after.flatMap((set) => {
    const read = readSet(set, rules);
    return read.kind === "flaw" ? [violation(read.flaw, [set], set)] : [];
  });
}

/** Tiles by faces: on the table before, on the rack, and on the table after. */
class TileCounts {
  readonly #position: Position;
  readonly #after: readonly string[];
  readonly #faces: readonly { face: string; before: number; rack: number; after: number }[];

  constructor(position: Position, laid: Sets) {
    this.#position = position;
    this.#after = laid.flat();
    const before = position.table.flat();
    const faces = new Set([...before, ...position.rack, ...this.#after].map(faceText));
    const count = (tiles: readonly string[], face: string): number =>
      tiles.filter((tile) => faceText(tile) === face).length;
    this.#faces = [...faces].map((face) => ({
      face,
      before: count(before, face),
      rack: count(position.rack, face),
      after: count(this.#after, face),
    }));
  }

  /** How many tiles of each face were not on the table before. */
  get played(): Map<string, number> {
    const more = this.#faces.map(({ face, before, after }) => [face, after - before] as const);
    return new Map(more.filter(([, count]) => count > 0));
  }

  /** Return violations for tiles from nowhere, and for tiles that are missing. */
  violations(): Violation[] {
    const before = this.#position.table.flat();
    const held = new Set([...before, ...this.#position.rack]);
    const tooMany = new Map(
      this.#faces.map((each) => [each.face, each.after - each.before - each.rack]),
    );
    const tooFew = new Map(this.#faces.map((each) => [each.face, each.before - each.after]));
    const foreign = pick(tooMany, this.#after, held);
    const missing = pick(tooFew, before, new Set(this.#after));
    const found: [string, string[]][] = [
      ["not-owned", foreign],
      ["joker-taken", missing.filter(isJoker)],
      ["missing-from-table", missing.filter((tile) => !isJoker(tile))],
    ];
    return found.flatMap(([code, tiles]) => (tiles.length > 0 ? [violation(code, [], tiles)] : []));
  }
}

/** Pick tiles by counts of faces, first those that the other side does not have. */
function pick(
  wanted: ReadonlyMap<string, number>,
  tiles: readonly string[],
  unlike: ReadonlySet<string>,
): string[] {
  const left = new Map(wanted);
  const ordered = [
    ...tiles.filter((tile) => !unlike.has(tile)),
    ...tiles.filter((tile) => unlike.has(tile)),
  ];
  return ordered.filter((tile) => {
    const count = left.get(faceText(tile)) ?? 0;
    left.set(faceText(tile), count - 1);
    return count > 0;
  });
}
