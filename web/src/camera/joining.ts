/** Joining: the tiles and rows of one or several pictures, each tile once. */

import { findOverlap, type Overlap } from "./overlap";
import type { Photo } from "./foundTiles";
import { rowsOf } from "./rows";

/** A picture, and the number of a tile in it. */
export interface Sight {
  readonly picture: number;
  readonly tile: number;
}

/** Tiles that two pictures both show. */
export interface SharedTiles {
  readonly pictures: readonly [number, number];
  readonly overlap: Overlap;
  /** Whether they are counted once. */
  readonly once: boolean;
}

export interface Joined {
  /** The tiles of all pictures, each with everything that shows it. */
  readonly tiles: readonly (readonly Sight[])[];
  /** Rows of these tiles, by their number. */
  readonly rows: readonly (readonly number[])[];
  readonly shared: readonly SharedTiles[];
}

/**
 * Return the tiles of pictures of one table. `isOnce` says whether tiles that two pictures show
 * count once.
 */
export function join(
  photos: readonly Photo[],
  isOnce: (pictures: readonly [number, number], sure: boolean) => boolean = (_, sure) => sure,
): Joined {
  const tiles: Sight[][] = [];
  let rows: number[][] = [];
  const shared: SharedTiles[] = [];
  const numbers = photos.map(({ tiles: all }) => all.map((): number | null => null));
  const own = photos.map((photo) => rowsOf(photo.tiles));
  for (const [picture, photo] of photos.entries()) {
    const number = numbers[picture]!;
    for (let before = 0; before < picture; before += 1) {
      const overlap = findOverlap(photos[before]!, photo, own[before]!);
      if (overlap === null) continue;
      const pictures = [before, picture] as const;
      const once = isOnce(pictures, overlap.sure);
      shared.push({ pictures, overlap, once });
      if (once)
        for (const [there, here] of overlap.pairs) {
          const known = numbers[before]![there]!;
          // Two other pictures may disagree; a tile lies in a picture only once.
          if (!number.includes(known)) number[here] ??= known;
        }
    }
    for (const tile of photo.tiles.keys()) {
      const at = (number[tile] ??= tiles.length);
      (tiles[at] ??= []).push({ picture, tile });
    }
    for (const row of own[picture]!)
      rows = withRow(
        rows,
        row.map((tile) => number[tile]!),
      );
  }
  return { tiles, rows, shared };
}

/** Return the probabilities of a tile's faces: the mean of all pictures that show it. */
export function facesOf(sights: readonly Sight[], photos: readonly Photo[]): readonly number[] {
  const all = sights.map(({ picture, tile }) => photos[picture]!.tiles[tile]!.faces);
  if (all.length === 1) return all[0]!;
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((one, other) => one + other, 0);
  const mixed = all[0]!.map((_, face) =>
    Math.exp(sum(all.map((faces) => Math.log(Math.max(faces[face]!, 1e-12)))) / all.length),
  );
  const shown = sum(all.map(sum)) / all.length;
  const whole = sum(mixed);
  return mixed.map((each) => (each / whole) * shown);
}

/** Add a row; those with which it shares tiles become one with it, where the first one was. */
function withRow(rows: readonly number[][], added: readonly number[]): number[][] {
  const result = [...rows];
  let row = [...added];
  let place = result.length;
  for (let at = result.length - 1; at >= 0; at -= 1) {
    if (!rows[at]!.some((tile) => added.includes(tile))) continue;
    row = woven(result[at]!, row);
    result.splice(at, 1);
    place = at;
  }
  result.splice(place, 0, row);
  return result;
}

/** Return two rows that share tiles as one. */
function woven(one: readonly number[], other: readonly number[]): number[] {
  const common = one.filter((tile) => other.includes(tile));
  const isReversed = other.indexOf(common[0]!) > other.indexOf(common.at(-1)!);
  let rest = isReversed ? [...other].reverse() : [...other];
  const result: number[] = [];
  for (const tile of one) {
    const cut = rest.indexOf(tile);
    if (cut >= 0) {
      result.push(...rest.slice(0, cut));
      rest = rest.slice(cut + 1);
    }
    result.push(tile);
  }
  return [...result, ...rest.filter((tile) => !result.includes(tile))];
}
