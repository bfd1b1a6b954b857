/** Rows: tiles that lie side by side, in the order in which they are read. */

import type { FoundTile, Place } from "./foundTiles";
import { seenFrom } from "./foundTiles";

/** To the next centre, in halves of a tile's width. */
const NEAREST = 1.5;
const FARTHEST = 2.7;
/** Up or down, in halves of its height. */
const STRAY = 0.6;
/** The sine of the angle between neighbours. */
const CROOKED = 0.25;

/**
 * Return all tiles in rows, by their index, from left to right as read; a loose tile is a row of one.
 * The tiles of a row say together which way round it is read.
 */
export function rowsOf(tiles: readonly FoundTile[]): number[][] {
  const beside = neighbours(tiles.map(({ place }) => place));
  const rows: number[][] = [];
  const seen = new Set<number>();
  for (const start of tiles.keys()) {
    if (seen.has(start)) continue;
    const row = [start];
    seen.add(start);
    for (const isForward of [true, false]) {
      let at = isForward ? row.at(-1)! : row[0]!;
      for (;;) {
        const step = beside[at]!.find((each) => !seen.has(each));
        if (step === undefined) break;
        if (!isForward || row.length === 1 || beside[row.at(-1)!]!.includes(step))
          row.splice(isForward ? row.length : 0, 0, step);
        seen.add(step);
        at = step;
      }
    }
    rows.push(inOrder(row, tiles));
  }
  const height = (row: readonly number[]): number =>
    Math.round(tiles[row[0]!]!.place.centre[1] * 1000);
  return rows.sort((one, other) => height(one) - height(other) || one[0]! - other[0]!);
}

/** Return for each tile its neighbours: at most one on either side, and both agree. */
function neighbours(places: readonly Place[]): number[][] {
  const sides = places.map((place) =>
    [true, false].flatMap((right) => nearest(place, places, right)),
  );
  return sides.map((side, at) => side.filter((other) => sides[other]!.includes(at)));
}

function nearest(place: Place, places: readonly Place[], right: boolean): number[] {
  let best: number[] = [];
  let least = Infinity;
  for (const [at, other] of places.entries()) {
    const [along, across] = seenFrom(place, other.centre);
    const far = Math.abs(across);
    if (far <= NEAREST || far >= FARTHEST || across > 0 !== right) continue;
    if (Math.abs(along) >= STRAY || lean(place, other) >= CROOKED) continue;
    if (far + Math.abs(along) < least) {
      least = far + Math.abs(along);
      best = [at];
    }
  }
  return best;
}

/** Return the sine of the angle between two tiles. */
function lean({ long: one }: Place, { long: other }: Place): number {
  const size = Math.max(Math.hypot(...one) * Math.hypot(...other), 1e-6);
  return Math.abs(other[0] * one[1] - other[1] * one[0]) / size;
}

/** Return a row from left to right, as its tiles are read. */
function inOrder(row: readonly number[], tiles: readonly FoundTile[]): number[] {
  const ahead = tiles[row[0]!]!.place.short;
  const along = ([x, y]: readonly [number, number]): number => x * ahead[0] + y * ahead[1];
  let votes = 0;
  for (const at of row) {
    const { place, turned } = tiles[at]!;
    votes += along(place.short) > 0 ? -turned : turned;
  }
  const where = (at: number): number => along(tiles[at]!.place.centre);
  const ordered = [...row].sort((one, other) => where(one) - where(other) || one - other);
  return votes >= 0 ? ordered : ordered.reverse();
}
