/** Recap in little room: how large its tiles are, and how many sets of each turn are shown. */

import type { RecapTurn } from "../../../live/recap";

/** One set that a turn changed. */
export interface RecapSet {
  readonly tiles: readonly string[];
  /** The tiles that it took from another set, with the neighbour that stayed; may be empty. */
  readonly left: readonly { readonly tile: string; readonly isGhost: boolean }[];
}

export interface RecapFit {
  /** The width of a tile in pixels. */
  readonly size: number;
  /** The number of sets that are shown, for each turn. */
  readonly counts: readonly number[];
}

/** The most tiles that are shown of those that left one set. */
const MOST_LEFT = 3;
/** A set that is shortened shows so many tiles beside those that joined it. */
const NEAR = 2;
/** The arrow between a set and what it took, and the gap between two sets, in pixels. */
const ARROW = 26;
const GAP = 8;
/** What says how many other sets there are, in pixels. */
const OTHERS = 50;
/** More sets of one turn would be too much to take in. */
const MOST_SETS = 3;

/** The sets of some turns as they are shown, and how many of them fit. */
export interface ShownRecap extends RecapFit {
  readonly sets: readonly (readonly RecapSet[])[];
}

/** Return what is shown of turns in so much room: whole sets, or if those are small, parts of them. */
export function shownRecap(
  turns: readonly RecapTurn[],
  room: number,
  sizes: readonly number[],
): ShownRecap {
  const whole = turns.map(recapSets);
  const short = turns.map((turn, at) => shortened(whole[at]!, turn));
  const [wholeFit, shortFit] = [fitRecap(whole, room, sizes), fitRecap(short, room, sizes)];
  const isBetter =
    shortFit.size > wholeFit.size ||
    shortFit.counts.some((count, at) => count > wholeFit.counts[at]!);
  return isBetter ? { ...shortFit, sets: short } : { ...wholeFit, sets: whole };
}

/** Return the sets that a turn changed, those that took tiles from others first. */
export function recapSets({ sets, moves }: RecapTurn): RecapSet[] {
  const moved = new Map(moves.map((move) => [move.tile, move]));
  const all = sets.map((tiles) => {
    const first = tiles.map((tile) => moved.get(tile)).find((move) => move !== undefined);
    return { tiles, left: first ? leftBehind(tiles, first.tile, first.from) : [] };
  });
  return all.sort((one, other) => Number(other.left.length > 0) - Number(one.left.length > 0));
}

/** Return sets with only the nearest of the tiles that were there before, which is shorter. */
export function shortened(sets: readonly RecapSet[], { brought, moves }: RecapTurn): RecapSet[] {
  const joined = new Set([...brought, ...moves.map(({ tile }) => tile)]);
  return sets.map(({ tiles, left }) => {
    const at = tiles.flatMap((tile, index) => (joined.has(tile) ? [index] : []));
    const isNear = (index: number): boolean => at.some((each) => Math.abs(each - index) <= NEAR);
    return { tiles: tiles.filter((_, index) => isNear(index)), left };
  });
}

function leftBehind(
  set: readonly string[],
  tile: string,
  from: readonly string[],
): RecapSet["left"] {
  const gone = new Set(set);
  const at = from.indexOf(tile);
  const beside = from[at === 0 ? 1 : at - 1];
  const row = from
    .filter((each) => gone.has(each))
    .slice(0, MOST_LEFT)
    .map((each) => ({ tile: each, isGhost: true }));
  if (beside === undefined || gone.has(beside)) return row;
  const stays = { tile: beside, isGhost: false };
  return at === 0 ? [...row, stays] : [stays, ...row];
}

/**
 * Return the largest of some sizes at which everything fits into so much room. If there is none,
 * every turn has a fair share of it at the smallest size, and shows one set at least.
 */
export function fitRecap(
  turns: readonly (readonly RecapSet[])[],
  room: number,
  sizes: readonly number[],
): RecapFit {
  const smallest = sizes.at(-1)!;
  const widthsAt = (size: number): number[] => turns.map((sets) => cappedWidth(sets, size));
  const size =
    sizes.find((each) => widthsAt(each).reduce((sum, width) => sum + width, 0) <= room) ?? smallest;
  const shares = fairShares(widthsAt(size), room);
  const counts = turns.map((sets, at) => countIn(sets, shares[at]!, size));
  // Where only some sets fit at the smallest size, these may have larger tiles.
  const neededAt = (each: number): number =>
    turns.reduce(
      (sum, sets, at) =>
        sum + widthOf(sets.slice(0, counts[at]), each) + (sets.length > counts[at]! ? OTHERS : 0),
      0,
    );
  return { size: sizes.find((each) => neededAt(each) <= room) ?? smallest, counts };
}

/** Return the number of sets that fit into a share of the room, and how many others there are. */
function countIn(sets: readonly RecapSet[], share: number, size: number): number {
  const most = Math.min(sets.length, MOST_SETS);
  if (cappedWidth(sets, size) <= share) return most;
  let count = 1;
  while (count < most && widthOf(sets.slice(0, count + 1), size) + OTHERS <= share) count += 1;
  return Math.min(count, sets.length);
}

/** Return the width of the most sets that are shown of a turn. */
function cappedWidth(sets: readonly RecapSet[], size: number): number {
  const others = sets.length > MOST_SETS ? OTHERS : 0;
  return widthOf(sets.slice(0, MOST_SETS), size) + others;
}

function widthOf(sets: readonly RecapSet[], size: number): number {
  const widths = sets.map(
    ({ tiles, left }) => (tiles.length + left.length) * size + (left.length > 0 ? ARROW : 0),
  );
  return widths.reduce((sum, width) => sum + width + GAP, 0);
}

/** Share out room: who needs little leaves the rest to the others. */
function fairShares(needs: readonly number[], room: number): number[] {
  const shares = needs.map(() => 0);
  const order = needs.map((_, at) => at).sort((left, right) => needs[left]! - needs[right]!);
  let rest = room;
  for (const [done, at] of order.entries()) {
    shares[at] = Math.min(needs[at]!, rest / (order.length - done));
    rest -= shares[at]!;
  }
  return shares;
}
