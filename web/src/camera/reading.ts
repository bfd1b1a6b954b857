/** Reading of photographs: tiles, sets and rack, as `brikke.camera.read` returns them. */

import { FACES } from "./faces";
import { facesOf, join, type SharedTiles, type Sight } from "./joining";
import { asSet, readRows, seenFace, SMALLEST } from "./legal";
import type { Photo } from "./foundTiles";

/** A tile that is less probable than this is doubtful. */
const SURE = 0.9;
const LIKELY = 3;

/** What a person said about a tile in a picture: its face, or that it is no tile (null). */
export interface Correction extends Sight {
  readonly face: string | null;
}

/** Whether the tiles that two pictures show count once. */
export interface OverlapChoice {
  readonly pictures: readonly [number, number];
  readonly once: boolean;
}

export interface ReadingRequest {
  readonly photos: readonly Photo[];
  /** Whether the pictures show tiles side by side that are no sets: a rack, or what is left. */
  readonly isRack: boolean;
  readonly corrections: readonly Correction[];
  readonly choices: readonly OverlapChoice[];
  /** Tiles that lie elsewhere: of each the box holds only two. */
  readonly elsewhere: readonly string[];
  /** Whether the rules help; if not, the answer is what the networks see. */
  readonly rules: boolean;
}

export interface ReadTile {
  readonly tile: string;
  readonly probability: number;
  readonly isDoubtful: boolean;
  /** Whether it is in no set. */
  readonly isLoose: boolean;
  /** What it shows most probably, the best first. */
  readonly likely: readonly string[];
  /** Where it is seen. */
  readonly sights: readonly Sight[];
}

export interface PhotoReading {
  readonly tiles: readonly ReadTile[];
  readonly sets: readonly (readonly string[])[];
  /** Tiles that are in no set. */
  readonly loose: readonly string[];
  readonly shared: readonly SharedTiles[];
}

/** Return what photographs show. */
export function readPhotos(request: ReadingRequest): PhotoReading {
  const photos = corrected(request.photos, request.corrections);
  const joined = join(photos, ([one, other], sure) => {
    const chosen = request.choices.find(
      ({ pictures }) => pictures[0] === one && pictures[1] === other,
    );
    return chosen?.once ?? sure;
  });
  const removed = removedBy(request.corrections);
  const isSettled = (sights: readonly Sight[]): boolean =>
    request.corrections.some((said) =>
      sights.some(({ picture, tile }) => said.picture === picture && said.tile === tile),
    );
  const rows = joined.rows
    .map((row) => row.filter((tile) => !joined.tiles[tile]!.some(removed)))
    .flatMap((row) =>
      request.isRack || row.length < SMALLEST ? row.map((tile) => [tile]) : [row],
    );
  const faces = joined.tiles.map((sights) => facesOf(sights, photos));
  const reads = readAll(rows, faces, request);
  const tiles: ReadTile[] = [];
  const loose: string[] = [];
  for (const [at, row] of rows.entries()) {
    const { faces: shown, probabilities, sets, tooMany } = reads[at]!;
    for (const [place, tile] of row.entries()) {
      const seen = seenFace(faces[tile]!);
      const probability = probabilities[place]!;
      const isDoubtful = seen !== shown[place] || probability < SURE || tooMany;
      const sights = joined.tiles[tile]!;
      tiles.push({
        tile: FACES[shown[place]!]!,
        probability,
        // Whoever looked at the tile knows better.
        isDoubtful: isDoubtful && !isSettled(sights),
        isLoose: sets.length === 0,
        likely: likelyOf(faces[tile]!, shown[place]!),
        sights,
      });
      if (sets.length === 0) loose.push(FACES[shown[place]!]!);
    }
  }
  return { tiles, loose, sets: reads.flatMap(({ sets }) => sets), shared: joined.shared };
}

function readAll(
  rows: readonly (readonly number[])[],
  faces: readonly (readonly number[])[],
  { isRack, elsewhere, rules }: ReadingRequest,
): ReturnType<typeof readRows> {
  const told = rows.map((row) => row.map((tile) => faces[tile]!));
  if (!rules)
    return told.map((tiles) => {
      const shown = tiles.map(seenFace);
      const set = isRack ? null : asSet(shown);
      const probabilities = tiles.map((each, at) => each[shown[at]!]!);
      return { faces: shown, sets: set ? [set] : [], probabilities, tooMany: false };
    });
  const known = elsewhere.map((face) => ({ tiles: [certain(face)], mayBeSet: false }));
  const here = told.map((tiles) => ({ tiles, mayBeSet: !isRack && tiles.length >= SMALLEST }));
  return readRows([...here, ...known]).slice(0, rows.length);
}

const certain = (face: string): number[] => FACES.map((each) => (each === face ? 1 : 0));

/** Return the pictures with what a person said about them. */
function corrected(photos: readonly Photo[], corrections: readonly Correction[]): Photo[] {
  return photos.map((photo, picture) => {
    const own = corrections.filter((each) => each.picture === picture && each.face !== null);
    if (own.length === 0) return photo;
    const tiles = photo.tiles.map((tile, at) => {
      const said = own.findLast((each) => each.tile === at);
      return said ? { ...tile, faces: certain(said.face!) } : tile;
    });
    return { ...photo, tiles };
  });
}

function removedBy(corrections: readonly Correction[]): (sight: Sight) => boolean {
  return ({ picture, tile }) =>
    corrections.findLast((each) => each.picture === picture && each.tile === tile)?.face === null;
}

function likelyOf(faces: readonly number[], shown: number): string[] {
  const order = [...faces.keys()].sort((one, other) => faces[other]! - faces[one]!);
  const all = [shown, ...order.filter((face) => face !== shown)];
  return all.slice(0, LIKELY).map((face) => FACES[face]!);
}
