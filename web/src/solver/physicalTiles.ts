/**
 * Placing: a new table in physical tiles, its sets where the old ones lay, so that a person finds
 * every set again. As `brikke.rules.physical` does it.
 */

import { readSet } from "../rules/sets";
import { faceText } from "../rules/tiles";
import type { Sets } from "./position";

type LaidSet = readonly string[];

/** Sets by themselves, whatever the rulebook: any length, any number of jokers. */
export const ANY_RULES = { maxRunLength: 13, oneJoker: false };

export const isSame = (left: LaidSet, right: LaidSet): boolean =>
  left.length === right.length && left.every((tile, at) => tile === right[at]);

/** Return the sets of one table that do not lie on another one. */
export function without(table: Sets, other: Sets): LaidSet[] {
  return table.filter((set) => !other.some((each) => isSame(set, each)));
}

/**
 * Return for sets of a new table the old set that each came from. Pairs with the most tiles in
 * common are made first; a set is in one pair at most.
 */
export function originsOf(before: Sets, after: Sets): Map<LaidSet, LaidSet> {
  const pairs = before
    .flatMap((was) =>
      after.map((now) => ({ now, was, common: now.filter((tile) => was.includes(tile)).length })),
    )
    .filter(({ common }) => common > 0)
    .sort((left, right) => right.common - left.common);
  const found = new Map<LaidSet, LaidSet>();
  const paired = new Set<LaidSet>();
  for (const { now, was } of pairs) {
    if (found.has(now) || paired.has(was)) continue;
    found.set(now, was);
    paired.add(was);
  }
  return found;
}

/** Return the new table with each set in the place of the one it came from, new sets last. */
export function inOldPlaces(before: Sets, after: Sets): string[][] {
  const origin = originsOf(before, after);
  const place = (set: LaidSet): number => {
    const was = origin.get(set);
    return was === undefined ? before.length : before.indexOf(was);
  };
  return [...after]
    .sort((left, right) => place(left) - place(right))
    .map((set) => inOldOrder(set, origin.get(set) ?? []));
}

/** Return a group with the tiles first that lay there; the order of a run is fixed. */
function inOldOrder(set: LaidSet, origin: LaidSet): string[] {
  if (readSet(set, ANY_RULES).kind !== "group") return [...set];
  const stayed = origin.filter((tile) => set.includes(tile));
  return [...stayed, ...set.filter((tile) => !stayed.includes(tile))];
}

/** Return sets of faces in physical tiles, so that what lay together stays together. */
export function assignTiles(before: Sets, rack: LaidSet, sets: Sets): string[][] {
  const missing = sets.map(countFaces);
  const given: string[][] = sets.map(() => []);
  const needs = (at: number, tile: string): boolean => (missing[at]!.get(faceText(tile)) ?? 0) > 0;
  const give = (at: number, tile: string): void => {
    const face = faceText(tile);
    missing[at]!.set(face, missing[at]!.get(face)! - 1);
    given[at]!.push(tile);
  };
  const matches = sets
    .flatMap((faces, at) => before.map((set) => ({ at, set, likeness: likenessOf(set, faces) })))
    .filter(({ likeness }) => likeness > 0)
    .sort((left, right) => right.likeness - left.likeness || left.at - right.at);
  const placed = new Set<string>();
  for (const { at, set } of matches) {
    for (const tile of set) {
      if (placed.has(tile) || !needs(at, tile)) continue;
      placed.add(tile);
      give(at, tile);
    }
  }
  for (const tile of [...before.flat(), ...rack]) {
    if (placed.has(tile)) continue;
    const at = sets.findIndex((_, each) => needs(each, tile));
    if (at >= 0) give(at, tile);
  }
  return sets.map((faces, at) => asShown(given[at]!, faces));
}

/** Return tiles in the order of their faces. */
function asShown(tiles: readonly string[], faces: LaidSet): string[] {
  const left = [...tiles];
  return faces.map((face) => {
    const at = left.findIndex((tile) => faceText(tile) === face);
    return left.splice(at, 1)[0]!;
  });
}

function countFaces(tiles: LaidSet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(faceText(tile), (counts.get(faceText(tile)) ?? 0) + 1);
  return counts;
}

/** Return how many tiles of an old set a new one could keep, an equal set before others. */
function likenessOf(old: LaidSet, faces: LaidSet): number {
  const counts = countFaces(faces);
  let common = 0;
  for (const [face, count] of countFaces(old)) common += Math.min(count, counts.get(face) ?? 0);
  return 2 * common + Number(common === old.length && common === faces.length);
}
