/**
 * Judge of turns, as `brikke.rules.judge`: tiles of the rack are played, every set is valid, and no
 * tile leaves the table. Opening turns that go on, and turns that change a set with a locked joker,
 * are judged only by the engine; here they are null.
 */

import type { Judgement } from "../api/http";
import type { Violation } from "../api/wire";
import { setRules } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { faceText, isJoker, markCopies } from "../rules/tiles";
import { openingViolations } from "./opening";
import { opensAlone, type Position, type Sets } from "./position";

const COPIES = 2;

/** Judge a turn by the table that it leaves, given in faces. */
export function judgeTurn(position: Position, after: Sets): Judgement | null {
  if (!position.opened && !opensAlone(position)) return null;
  if (changesLockedSet(position, after)) return null;
  const counts = new TileCounts(position, markCopies(after));
  const violations = [...counts.violations(), ...flawedSets(position, after)];
  if (counts.played.size === 0) violations.push(violation("nothing-played"));
  if (!position.opened) violations.push(...openingViolations(position, after, counts.played));
  return { legal: violations.length === 0, violations };
}

function violation(code: string, sets: Sets = [], tiles: readonly string[] = []): Violation {
  return {
    code,
    sets: sets.map((set) => set.map(faceText)),
    tiles: tiles.map(faceText),
  };
}

/** Whether a set with a locked joker is no longer there as it lay. */
function changesLockedSet({ table, rulebook }: Position, after: Sets): boolean {
  if (!setRules(rulebook).oneJoker || after.flat().filter(isJoker).length > COPIES) return false;
  const written = (set: readonly string[]): string => set.map(faceText).join(" ");
  const left = after.map(written);
  return table
    .filter((set) => set.some(isJoker))
    .some((set) => {
      const at = left.indexOf(written(set));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
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
