/** Faces by number, in the order of the network's answer: four colours from 1 to 13, the joker. */

import { COLOURS, JOKER } from "../rules/tiles";

export const NUMBERS = 13;
export const JOKER_FACE = COLOURS.length * NUMBERS;
export const FACES: readonly string[] = [
  ...COLOURS.flatMap((colour) => Array.from({ length: NUMBERS }, (_, at) => `${colour}${at + 1}`)),
  JOKER,
];
/** How often the box holds each face. */
export const COPIES = 2;
