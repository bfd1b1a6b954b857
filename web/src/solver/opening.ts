/**
 * Judge of openings, as `brikke.rules.judge.opening`: own sets that reach the minimum. In most
 * editions they leave the table as it is; in others the turn may go on.
 */

import type { Violation } from "../api/wire";
import { setRules } from "../rules/rulebook";
import { readSet } from "../rules/sets";
import { faceText, isJoker } from "../rules/tiles";
import { bestOpeningValue, openings } from "./openings";
import { ANY_RULES } from "./physicalTiles";
import type { Position, Sets } from "./position";

type Counts = ReadonlyMap<string, number>;

/** Return the violations of an opening that is the whole turn, beside those of every turn. */
export function openingViolations(position: Position, after: Sets, played: Counts): Violation[] {
  const before = position.table.map((set) => set.map(faceText));
  const touched = except(before, after);
  const added = except(after, before);
  const own = touched.length > 0 ? madeOf(played, added) : added;
  const low = played.size > 0 ? tooLow(position, own) : [];
  if (touched.length === 0) return low;
  const isEarly = low.length > 0 || own.length === 0;
  const code = isEarly ? "table-touched-before-opening" : "table-touched-in-opening";
  return [violation(code, touched), ...low];
}

/**
 * Return the violations of an opening that may go on, beside those of every turn. It names no
 * opening sets: it is legal if any choice of them makes it so, and only locked jokers are judged
 * differently with them.
 */
export function openingThatGoesOn(
  { table, rulebook }: Position,
  after: Sets,
  played: Counts,
  found: readonly Violation[],
  lockedAfter: (opening: Sets) => Violation[],
): Violation[] {
  if (played.size === 0 || found.some(({ code }) => code === "not-owned")) return [];
  let best: Violation[] | null = null;
  for (const opening of openings(played, rulebook)) {
    const locked = found.length === 0 ? lockedAfter(opening) : [];
    if (locked.length === 0) return [];
    if (best === null || locked.length < best.length) best = locked;
  }
  if (best !== null) return best;
  const touched = except(
    table.map((set) => set.map(faceText)),
    after,
  );
  const needed = Number(rulebook.parameters["opening_minimum"]);
  const low = { ...violation("opening-too-low", []), reached: bestOpeningValue(played, rulebook) };
  return [
    ...(touched.length > 0 ? [violation("table-touched-before-opening", touched)] : []),
    { ...low, needed },
  ];
}

function violation(code: string, sets: Sets): Violation {
  return { code, sets: sets.map((set) => [...set]), tiles: [] };
}

/** Return violations if these sets are too low for an opening, or too many. */
function tooLow({ rulebook }: Position, sets: Sets): Violation[] {
  const rules = setRules(rulebook);
  const values = sets.map((set) => {
    const read = readSet(set, rules);
    return read.kind === "flaw" ? 0 : read.value;
  });
  const isSingle = rulebook.parameters["opening_single_set"] === "yes";
  const needed = Number(rulebook.parameters["opening_minimum"]);
  const reached = isSingle ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
  const found: Violation[] = [];
  if (isSingle && sets.length > 1) found.push(violation("opening-not-one-set", sets));
  if (sets.length === 0 || reached < needed)
    found.push({ ...violation("opening-too-low", sets), reached, needed });
  return found;
}

/** Return the sets that do not lie on the other table as well. */
function except(sets: Sets, others: Sets): Sets {
  const left = others.map(meaningOf);
  return sets.filter((set) => {
    const at = left.indexOf(meaningOf(set));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Return the kind of a set and its faces, sorted unless their order has a meaning. */
function meaningOf(set: readonly string[]): string {
  const { kind } = readSet(set, ANY_RULES);
  const isOrdered = set.some(isJoker) && kind !== "group";
  return `${kind} ${(isOrdered ? set : [...set].sort()).join(" ")}`;
}

/** Return the sets that can be laid with tiles of these faces, the first ones first. */
function madeOf(counts: Counts, sets: Sets): Sets {
  const left = new Map(counts);
  return sets.filter((set) => {
    const needed = new Map<string, number>();
    for (const face of set) needed.set(face, (needed.get(face) ?? 0) + 1);
    const isOwn = [...needed].every(([face, count]) => (left.get(face) ?? 0) >= count);
    if (isOwn) for (const [face, count] of needed) left.set(face, left.get(face)! - count);
    return isOwn;
  });
}
