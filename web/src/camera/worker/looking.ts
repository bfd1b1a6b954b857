/** Looking at a picture: the tiles in it, where they lie and what they show. */

import { CROP, cutOut, HIGH, WIDE } from "../crops";
import { JOKER_FACE, NUMBERS } from "../faces";
import {
  allRows,
  areLarge,
  CELLS,
  decoded,
  FAR,
  NEAR,
  partsOf,
  STRIDE,
  together,
  type Rows,
} from "../finding";
import type { FoundTile, Place } from "../foundTiles";
import { resized, type Pixels } from "../resize";
import { describe, FEATURES, find, read, type Answers, type Planes, type Seen } from "./networks";
import { elsewhere, isSecondFree } from "./secondWorker";

const COLOURS = 4;
/** What a tile may show besides numbers: a joker, its back, and nothing that is a tile. */
const KINDS = 16;
/** A picture with more tiles than a box holds is read in parts, so that memory is bounded. */
const AT_ONCE = 128;
/** A face so probable needs no second look. */
const SURE_FACE = Math.log(0.97);
/** Nor does a turn so sure, as logarithm of the odds. */
const SURE_TURN = 3;
/** Fewer tiles are not worth a message to the second worker. */
const WORTH_SHARING = 8;

/**
 * Return the tiles in a picture: where they lie and what they show. Tiles that lie face down, and
 * what is no tile after all, are left out.
 */
export async function findTiles(picture: Pixels): Promise<FoundTile[]> {
  const places = await findPlaces(picture);
  const crops = cutOut(picture, places);
  const tiles: FoundTile[] = [];
  for (let from = 0; from < places.length; from += AT_ONCE) {
    const some = places.slice(from, from + AT_ONCE);
    tiles.push(...(await readTiles(some, crops.slice(from * CROP, (from + AT_ONCE) * CROP))));
  }
  return tiles;
}

async function findPlaces(picture: Pixels): Promise<Place[]> {
  const long = Math.max(picture.width, picture.height);
  // The second worker begins with the look from near, before it is known whether that is needed.
  let near = isSecondFree() ? shrunk(picture, NEAR) : null;
  const begun = near && elsewhere({ type: "find", planes: rowsOf(near, partsOf(near.height)[0]!) });
  const small = shrunk(picture, FAR);
  const far = placesOf([[await find(small), allRows(small.height)]], long / FAR);
  if (areLarge(far, long / FAR)) return together([far]);
  near ??= shrunk(picture, NEAR);
  const [upper, ...lower] = partsOf(near.height);
  const seen: [Seen, Rows][] = [];
  for (const rows of lower) seen.push([await find(rowsOf(near, rows)), rows]);
  seen.unshift([(await begun) ?? (await find(rowsOf(near, upper!))), upper!]);
  return together([placesOf(seen, long / NEAR), far]);
}

/** Return a picture with a long side of so many pixels; what is added at its edges is black. */
function shrunk(picture: Pixels, side: number): Planes {
  const scale = side / Math.max(picture.width, picture.height);
  const small = resized(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const width = Math.ceil(small.width / CELLS) * CELLS;
  const height = Math.ceil(small.height / CELLS) * CELLS;
  const data = new Float32Array(3 * width * height);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let part = 0; part < 3; part += 1)
        data[(part * height + y) * width + x] = small.data[(y * small.width + x) * 4 + part]! / 255;
  return { data, width, height };
}

function rowsOf({ data, width, height }: Planes, { first, end }: Rows): Planes {
  if (end - first === height) return { data, width, height };
  const size = (end - first) * width;
  const part = new Float32Array(3 * size);
  for (let colour = 0; colour < 3; colour += 1) {
    const from = (colour * height + first) * width;
    part.set(data.subarray(from, from + size), colour * size);
  }
  return { data: part, width, height: end - first };
}

/** Return the places in the answers about the parts of a picture. */
function placesOf(parts: readonly (readonly [Seen, Rows])[], scale: number): Place[] {
  const lines = parts.map(([{ heat, shape, columns }, { first, countsFrom, countsTo }]) => {
    const from = ((countsFrom - first) / STRIDE) * columns;
    const to = ((countsTo - first) / STRIDE) * columns;
    const planes = Array.from({ length: shape.length / heat.length }, (_, plane) =>
      shape.subarray(plane * heat.length + from, plane * heat.length + to),
    );
    return { heat: heat.subarray(from, to), planes };
  });
  const shape = lines[0]!.planes.flatMap((_, plane) => lines.map(({ planes }) => planes[plane]!));
  const { columns } = parts[0]![0];
  return decoded(joined(lines.map(({ heat }) => heat)), joined(shape), columns, scale);
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Read tiles that share one light. Which way up a tile lies is not known: one that is not sure is
 * also read upside down, beside the others as they are, and its answers are averaged.
 */
async function readTiles(places: readonly Place[], crops: Float32Array): Promise<FoundTile[]> {
  const features = await describeAll(crops);
  const told = await read(features);
  const unsure = places.flatMap((_, at) => (isSure(told, at) ? [] : [at]));
  let again = told;
  if (unsure.length > 0) {
    const turned = await describe(upsideDown(crops, unsure));
    for (const [each, at] of unsure.entries())
      features.set(turned.subarray(each * FEATURES, (each + 1) * FEATURES), at * FEATURES);
    again = await read(features);
  }
  const isUnsure = new Set(unsure);
  return places.flatMap((place, at) => {
    const other = isUnsure.has(at) ? again : told;
    const number = mean(told.number, other.number, at, KINDS);
    const colour = mean(told.colour, other.colour, at, COLOURS);
    const faces = colour.flatMap((ink) => number.slice(0, NUMBERS).map((each) => ink * each));
    faces[JOKER_FACE] = number[NUMBERS]!;
    const shown = faces.reduce((sum, each) => sum + each, 0) > 0.5;
    const turn = told.turn[at]!;
    const turned = isUnsure.has(at) ? (turn - again.turn[at]!) / 2 : turn;
    return shown ? [{ place, faces, turned }] : [];
  });
}

/** Describe tiles, half of them in the second worker. */
async function describeAll(crops: Float32Array): Promise<Float32Array> {
  const count = crops.length / CROP;
  const half = count < WORTH_SHARING ? 0 : Math.floor(count / 2) * CROP;
  if (half === 0 || !isSecondFree()) return describe(crops);
  const begun = elsewhere({ type: "describe", crops: crops.slice(0, half) });
  const rest = await describe(crops.subarray(half));
  return joined([(await begun) ?? (await describe(crops.subarray(0, half))), rest]);
}

/** Whether face and turn of a tile are sure at first sight. */
function isSure({ number, colour, turn }: Answers, at: number): boolean {
  const numbers = number.subarray(at * KINDS, (at + 1) * KINDS);
  const best = Math.max(...numbers);
  const hasColour = numbers.indexOf(best) < NUMBERS;
  const ink = Math.max(...colour.subarray(at * COLOURS, (at + 1) * COLOURS));
  return best >= SURE_FACE && (!hasColour || ink >= SURE_FACE) && Math.abs(turn[at]!) >= SURE_TURN;
}

/** Return some of the crops, turned by half a turn. */
function upsideDown(crops: Float32Array, which: readonly number[]): Float32Array {
  const turned = new Float32Array(which.length * CROP);
  const size = HIGH * WIDE;
  for (const [to, from] of which.entries())
    for (let plane = 0; plane < CROP; plane += size)
      for (let at = 0; at < size; at += 1)
        turned[to * CROP + plane + at] = crops[from * CROP + plane + size - 1 - at]!;
  return turned;
}

/** Return the mean of two answers about a tile, as probabilities. */
function mean(one: Float32Array, other: Float32Array, at: number, size: number): number[] {
  const mixed = Array.from({ length: size }, (_, each) =>
    Math.exp((one[at * size + each]! + other[at * size + each]!) / 2),
  );
  const sum = mixed.reduce((all, each) => all + each, 0);
  return mixed.map((each) => each / sum);
}
