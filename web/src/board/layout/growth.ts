/** Growth: at which ends of a set tiles can be added, told from the numbers on its tiles. */

import { COLOURS, faceOf } from "../../rules/tiles";
import type { Piece } from "./arrangement";

export interface Growth {
  readonly left: boolean;
  readonly right: boolean;
}

export const BOTH_ENDS: Growth = { left: true, right: true };
export const NO_END: Growth = { left: false, right: false };

const HIGHEST = 13;
/** Four tiles of one number are all there are. */
const FULL_GROUP = 4;

/** Return the ends at which a set can grow; tiles that make no set yet may grow at both. */
export function growthOf(tiles: readonly string[]): Growth {
  const faces = tiles.map(faceOf);
  const colours = faces.flatMap(({ colour }) => (colour === null ? [] : [colour]));
  const numbers = new Set(faces.flatMap(({ colour, number }) => (colour === null ? [] : [number])));
  if (tiles.length < 3 || colours.length < 2) return BOTH_ENDS;
  if (numbers.size === 1) {
    if (tiles.length >= FULL_GROUP) return NO_END;
    // Bots lay groups in the order of the colours: where the missing one comes, most tiles stay.
    const missing = COLOURS.findIndex((each) => !colours.includes(each));
    const left = colours.length === tiles.length && 2 * missing < COLOURS.length;
    return { left, right: !left };
  }
  const at = faces.findIndex(({ colour }) => colour !== null);
  const first = faces[at]!.number - at;
  return { left: first > 1, right: first + tiles.length - 1 < HIGHEST };
}

/** Return at which ends sets can grow, by the keys of their pieces. */
export function growthsOf(pieces: readonly Piece[]): Map<number, Growth> {
  return new Map(pieces.map(({ key, tiles }) => [key, growthOf(tiles)]));
}
