/**
 * Overlapping photographs: which tiles of two pictures are the same ones. This is
 * `brikke.camera.overlap` again, and test vectors compare the two.
 *
 * A tile of the first picture and one of the second that show the same face say together, by their
 * axes, where their neighbours should be. From such a pair the overlap grows from neighbour to
 * neighbour, as long as faces and places agree. A tile that should be there and is not speaks
 * against it.
 */

import { COPIES } from "./faces";
import { seenFace } from "./legal";
import { seenFrom, type Photo, type Place, type Vector } from "./foundTiles";

/** Neighbours are no farther than this, in halves of a tile's axes. */
const FAR: Vector = [8, 10];
/** A tile lies where it is expected, in the same measure. */
const NEAR = 0.75;
/** The sine of the angle to the expected axis. */
const CROOKED = 0.35;
/** The probability that two tiles show the same face. */
const ALIKE = 0.2;
/** What a missing tile weighs, compared with one that is there. */
const AGAINST = 1.5;
/** The tiles of an overlap; fewer are chance. */
const FEWEST = 3;
/** The tiles of an overlap that is sure. */
const ENOUGH = 5;

/**
 * Tiles that two pictures show: pairs of their numbers in the first and in the second. It is not
 * sure if equal sets that lie in two places would look the same.
 */
export interface Overlap {
  readonly pairs: readonly (readonly [number, number])[];
  readonly sure: boolean;
}

/** A picture: its tiles, and for each tile those around it, the nearest first. */
interface View {
  readonly photo: Photo;
  readonly near: readonly (readonly number[])[];
}

/** The tile of the other picture, and 1, or -1 if it is turned half round. */
type Partner = readonly [tile: number, turn: 1 | -1];

/** An overlap while it grows. */
interface Growth {
  readonly partner: ReadonlyMap<number, Partner>;
  readonly score: number;
}

/** Return the tiles that two pictures both show; `rows` are those of the first. */
export function findOverlap(
  first: Photo,
  second: Photo,
  rows: readonly (readonly number[])[],
): Overlap | null {
  const one = viewOf(first);
  const other = viewOf(second);
  const alike = first.tiles.map((tile) =>
    second.tiles.map((each) => dot(tile.faces, each.faces) > ALIKE),
  );
  const found: Growth[] = [];
  const known = new Set<string>();
  for (const [at, row] of alike.entries())
    for (const [there, isAlike] of row.entries())
      for (const turn of [1, -1] as const) {
        if (!isAlike || known.has(`${at} ${there} ${turn}`)) continue;
        const growth = grow(one, other, alike, at, [there, turn]);
        for (const [tile, partner] of growth.partner) known.add(`${tile} ${partner.join(" ")}`);
        const { size } = growth.partner;
        if (size >= FEWEST && growth.score >= size / 2) found.push(growth);
      }
  const best = found.reduce<Growth | null>(
    (most, each) => (most === null || isBetter(each, most) ? each : most),
    null,
  );
  if (best === null) return null;
  const pairs = pairsOf(best).map(([at, [there]]) => [at, there] as const);
  const rival = Math.max(
    0,
    ...found.filter((each) => !agree(each, best)).map(({ score }) => score),
  );
  const spread = rows.filter((row) => row.some((tile) => best.partner.has(tile))).length;
  const isClear = pairs.length >= ENOUGH && spread >= 2 && rival <= best.score / 2;
  return { pairs, sure: isClear || isNeeded(first, second, pairs) };
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, at) => sum + each * other[at]!, 0);

const pairsOf = ({ partner }: Growth): [number, Partner][] =>
  [...partner].sort(([one], [other]) => one - other);

/** Whether an overlap is better, or as good and before the other in the order of its numbers. */
function isBetter(one: Growth, other: Growth): boolean {
  if (one.score !== other.score) return one.score > other.score;
  const [mine, yours] = [one, other].map((each) =>
    pairsOf(each).flatMap(([at, partner]) => [at, ...partner]),
  );
  const at = mine!.findIndex((each, place) => each !== yours![place]);
  return at >= 0 && (yours![at] === undefined ? false : mine![at]! < yours![at]!);
}

/** Whether two overlaps say the same of a tile, so that they are parts of one. */
function agree(one: Growth, other: Growth): boolean {
  return [...one.partner].some(([tile, [there, turn]]) => {
    const known = other.partner.get(tile);
    return known?.[0] === there && known[1] === turn;
  });
}

function viewOf(photo: Photo): View {
  const near = photo.tiles.map(({ place }, at) => {
    const far = photo.tiles.map((other) => {
      const [along, across] = seenFrom(place, other.place.centre);
      return Math.hypot(along / FAR[0], across / FAR[1]);
    });
    const around = [...far.keys()].filter((each) => each !== at && far[each]! < 1);
    return around.sort((first, second) => far[first]! - far[second]! || first - second);
  });
  return { photo, near };
}

/** Return the overlap that grows from one pair. */
function grow(
  one: View,
  other: View,
  alike: readonly (readonly boolean[])[],
  start: number,
  first: Partner,
): Growth {
  const partner = new Map([[start, first]]);
  const taken = new Map<number, Partner>([[first[0], [start, first[1]]]]);
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const there = partner.get(at)!;
    for (const tile of one.near[at]!) {
      if (partner.has(tile)) continue;
      const free = [there[0], ...other.near[there[0]]!].filter(
        (each) => !taken.has(each) && alike[tile]![each],
      );
      const { point, axis } = expected(one, other, at, tile, there);
      const found = match(other, free, point, axis);
      if (found === null) continue;
      partner.set(tile, found);
      taken.set(found[0], [tile, found[1]]);
      queue.push(tile);
    }
  }
  const against = missing(one, other, partner) + missing(other, one, taken);
  return { partner, score: partner.size - AGAINST * against };
}

const placeOf = (view: View, tile: number): Place => view.photo.tiles[tile]!.place;

/**
 * Return where a tile should be in the other picture, and its long axis there. A neighbour that is
 * known there says it, if perspective is the same around it.
 */
function expected(
  one: View,
  other: View,
  at: number,
  tile: number,
  [there, turn]: Partner,
): { point: Vector; axis: Vector } {
  const here = placeOf(one, at);
  const { centre, long, short } = placeOf(other, there);
  const carried = ([along, across]: Vector): Vector => [
    (along * long[0] + across * short[0]) * turn,
    (along * long[1] + across * short[1]) * turn,
  ];
  const way = carried(seenFrom(here, placeOf(one, tile).centre));
  const own = placeOf(one, tile).long;
  const axis = carried(seenFrom({ ...here, centre: [0, 0] }, own));
  return { point: [centre[0] + way[0], centre[1] + way[1]], axis };
}

/** Return the tile that lies where it should, and whether it is turned half round. */
function match(other: View, free: readonly number[], point: Vector, axis: Vector): Partner | null {
  let best: Partner | null = null;
  let least = NEAR;
  for (const each of free) {
    const place = placeOf(other, each);
    const { long } = place;
    const [along, across] = seenFrom(place, point);
    const size = Math.max(Math.hypot(...long) * Math.hypot(...axis), 1e-6);
    const lean = Math.abs(long[0] * axis[1] - long[1] * axis[0]) / size;
    const off = Math.max(Math.abs(along), Math.abs(across));
    if (off >= least || lean >= CROOKED) continue;
    best = [each, long[0] * axis[0] + long[1] * axis[1] > 0 ? 1 : -1];
    least = off;
  }
  return best;
}

/** Return how many tiles should be well inside the other picture and are not there. */
function missing(one: View, other: View, partner: ReadonlyMap<number, Partner>): number {
  const lost = new Set<number>();
  const { width, height } = other.photo;
  for (const [at, known] of partner) {
    const margin = Math.hypot(...placeOf(other, known[0]).long) * 1.5;
    for (const tile of one.near[at]!) {
      if (partner.has(tile)) continue;
      const [x, y] = expected(one, other, at, tile, known).point;
      if (margin < x && x < width - margin && margin < y && y < height - margin) lost.add(tile);
    }
  }
  return lost.size;
}

/** Whether the box would not hold the paired tiles twice. */
function isNeeded(first: Photo, second: Photo, pairs: Overlap["pairs"]): boolean {
  const shown = [first, second].map(({ tiles }) => tiles.map(({ faces }) => seenFace(faces)));
  const many = new Map<number, number>();
  for (const face of shown.flat()) many.set(face, (many.get(face) ?? 0) + 1);
  return pairs.some(([at]) => many.get(shown[0]![at]!)! > COPIES);
}
