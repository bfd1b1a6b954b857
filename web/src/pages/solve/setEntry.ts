/**
 * Entry of a set with few taps: two ends fill a run; one tile, and then a choice of colours, fill a
 * group. Tiles may also be tapped one by one. A tile that does not belong begins the next set.
 */

import { readSet, type SetRules } from "../../rules/sets";
import { COLOURS, faceOf, isJoker, JOKER, type Colour } from "../../rules/tiles";

/** The set that is being entered. */
export interface Unfinished {
  readonly tiles: readonly string[];
  /** Whether it was filled at once, so that the next tile begins another set. */
  readonly isFilled: boolean;
}

/** Return the set with the next tile; null if this tile begins another set. */
export function continueSet(
  { tiles, isFilled }: Unfinished,
  face: string,
  rules: SetRules,
): Unfinished | null {
  const joined = joinSet(tiles, face);
  if (joined === null) return null;
  const added = joined.length - tiles.length;
  const isComplete = readSet(tiles, rules).kind !== "flaw";
  if (isComplete && (isFilled || isJoker(face) || added > 1)) return null;
  return { tiles: joined, isFilled: added > 1 };
}

/** Return a set with another tile, a run filled up to it; null if the tile does not belong. */
export function joinSet(tiles: readonly string[], face: string): string[] | null {
  const naturals = tiles.filter((tile) => !isJoker(tile)).map(faceOf);
  const { colour, number } = faceOf(face);
  if (colour === null || naturals.length === 0) return [...tiles, face];
  const isGroup = naturals.every((each) => each.number === number && each.colour !== colour);
  if (isGroup) return tiles.length < COLOURS.length ? [...tiles, face] : null;
  return naturals.every((each) => each.colour === colour) ? joinRun(tiles, number, colour) : null;
}

/** Return a run filled up to another end. Jokers stay where they were tapped. */
function joinRun(tapped: readonly string[], end: number, colour: Colour): string[] | null {
  const numbers = tapped.filter((tile) => !isJoker(tile)).map((tile) => faceOf(tile).number);
  // Whoever taps the higher end first goes through the run from right to left.
  const tiles = numbers.length === 1 && end < numbers[0]! ? [...tapped].reverse() : tapped;
  const first = numbers[0]! - tiles.findIndex((tile) => !isJoker(tile));
  const last = first + tiles.length - 1;
  const between = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, at) => `${colour}${from + at}`);
  if (end > last) return [...tiles, ...between(last + 1, end)];
  if (end < first) return [...between(end, first - 1), ...tiles];
  return null;
}

/**
 * Return the groups that a single tile may begin, smallest first; only with tiles that are left in
 * the box.
 */
export function groupsWith(face: string, left: (face: string) => number): string[][] {
  const { colour, number } = faceOf(face);
  if (face === JOKER) return [];
  const others = COLOURS.filter((each) => each !== colour)
    .map((each) => `${each}${number}`)
    .filter((each) => left(each) > 0);
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  const choices = others.length === 3 ? [...pairs, others] : pairs;
  return choices.map((more) => inColourOrder([face, ...more]));
}

function inColourOrder(tiles: readonly string[]): string[] {
  const rank = (tile: string): number => COLOURS.indexOf(faceOf(tile).colour!);
  return [...tiles].sort((one, other) => rank(one) - rank(other));
}
