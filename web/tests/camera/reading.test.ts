import { expect, test } from "vitest";

import { FACES } from "../../src/camera/faces";
import type { Photo } from "../../src/camera/foundTiles";
import { readPhotos, type ReadingRequest } from "../../src/camera/reading";
import text from "./vectors.json?raw";

type Sights = [picture: number, tile: number][];

interface Vector {
  photos: {
    width: number;
    height: number;
    tiles: [number, number, number, number, number, number, number, Record<string, number>][];
  }[];
  tiles: [face: string, probability: number, doubtful: boolean, sights: Sights][];
  sets: string[][];
  shared: [pictures: [number, number], pairs: [number, number][], sure: boolean][];
}

const VECTORS = JSON.parse(text) as Vector[];

function photosOf({ photos }: Vector): Photo[] {
  return photos.map(({ width, height, tiles }) => ({
    width,
    height,
    tiles: tiles.map(([x, y, lx, ly, sx, sy, turned, faces]) => ({
      place: { centre: [x, y], long: [lx, ly], short: [sx, sy], sure: 1 },
      faces: FACES.map((face) => faces[face] ?? 0),
      turned,
    })),
  }));
}

const request = (photos: readonly Photo[], more: Partial<ReadingRequest> = {}): ReadingRequest => ({
  photos,
  isRack: false,
  corrections: [],
  choices: [],
  elsewhere: [],
  rules: true,
  ...more,
});

test.each(VECTORS.map((vector, number) => ({ vector, number })))(
  "photographs $number are read as the package reads them",
  ({ vector }) => {
    const reading = readPhotos(request(photosOf(vector)));
    expect(reading.tiles.map(({ tile }) => tile)).toEqual(vector.tiles.map(([face]) => face));
    expect(reading.tiles.map(({ isDoubtful }) => isDoubtful)).toEqual(
      vector.tiles.map(([, , doubtful]) => doubtful),
    );
    expect(
      reading.tiles.map(({ sights }) => sights.map(({ picture, tile }) => [picture, tile])),
    ).toEqual(vector.tiles.map(([, , , sights]) => sights));
    for (const [at, { probability }] of reading.tiles.entries())
      expect(probability).toBeCloseTo(vector.tiles[at]![1], 5);
    expect(reading.sets).toEqual(vector.sets);
    expect(
      reading.shared.map(({ pictures, overlap }) => [pictures, overlap.pairs, overlap.sure]),
    ).toEqual(vector.shared);
  },
);

test("the vectors hold overlaps that are sure, that are not, and corrected tiles", () => {
  const sure = VECTORS.flatMap(({ shared }) => shared.map(([, , each]) => each));
  expect(new Set(sure)).toEqual(new Set([true, false]));
  expect(
    VECTORS.filter(({ tiles }) => tiles.some(([, , doubtful]) => doubtful)).length,
  ).toBeGreaterThan(10);
  expect(
    VECTORS.filter(({ tiles }) => tiles.some(([, , , sights]) => sights.length > 1)).length,
  ).toBeGreaterThan(5);
});

test("what a person says about a tile counts, and it is no longer asked about", () => {
  const photos = photosOf(VECTORS[0]!);
  const before = readPhotos(request(photos));
  const first = before.tiles[0]!;
  const said = { ...first.sights[0]!, face: first.tile === "k1" ? "b1" : "k1" };
  const after = readPhotos(request(photos, { corrections: [said] }));
  const same = after.tiles.find(({ sights }) => sights[0]!.tile === said.tile)!;
  expect(same.tile).toBe(said.face);
  expect(same.isDoubtful).toBe(false);
  const none = readPhotos(request(photos, { corrections: [{ ...said, face: null }] }));
  expect(none.tiles.length).toBe(before.tiles.length - 1);
});

test("an overlap counts once or twice, as somebody chooses", () => {
  const vector = VECTORS.find(({ shared }) => shared.length > 0)!;
  const photos = photosOf(vector);
  const [pictures, pairs] = vector.shared[0]!;
  const all = photos[0]!.tiles.length + photos[1]!.tiles.length;
  const counted = (once: boolean): number =>
    readPhotos(request(photos, { choices: [{ pictures, once }] })).tiles.length;
  expect(counted(false)).toBe(all);
  expect(counted(true)).toBe(all - pairs.length);
});

test("a face that lies elsewhere twice is not read a third time, if it may be another", () => {
  const faces = FACES.map((face) => (face === "r7" ? 0.6 : face === "o7" ? 0.39 : 0));
  const place = { centre: [50, 50], long: [0, 20], short: [15, 0], sure: 1 } as const;
  const photo = { width: 100, height: 100, tiles: [{ place, faces, turned: -1 }] };
  expect(readPhotos(request([photo], { isRack: true })).loose).toEqual(["r7"]);
  const reading = readPhotos(request([photo], { isRack: true, elsewhere: ["r7", "r7"] }));
  expect(reading.loose).toEqual(["o7"]);
  expect(reading.tiles[0]!.isDoubtful).toBe(true);
});
