/**
 * Tile notation as people type it: `r7 b13 j`, sets separated by `|`; or playing cards, `♥7 ♣K`.
 * Parts that cannot be read are reported as faults.
 */

import { COLOURS, faceOf, type Colour } from "../../rules/tiles";

const SUITS: Record<Colour, string> = { k: "♠", r: "♥", b: "♣", o: "♦" };
const SIGNS: Record<Colour, string> = { k: "k▲♠s", r: "r●♥h", b: "b≈♣c", o: "o☼♦d" };
const RANKS: Record<number, string> = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const NUMBERS: Record<string, number> = { a: 1, j: 11, q: 12, k: 13 };
/** Variation selectors that phones add to suits, and the mark of a second copy. */
const UNSEEN = /[\ufe0e\ufe0f']/g;
const RANK = "1[0-3]|[1-9]|[ajqk]";
const SIGN = "[krbo▲●≈☼♠♥♣♦]";
/** The letters of suits count where tiles show cards; elsewhere `s7` may mean blue or black. */
const CARD_SIGN = "[krboshcd▲●≈☼♠♥♣♦]";
/** Several separators, because `|` is hard to find on a phone. */
const BETWEEN_SETS = /[|/;\n]/;
const BETWEEN_TILES = /[\s,.]+/;
const SMALLEST_SET = 3;

export const COPIES = 2;

/** Return the face of a word, in either order of sign and number; null if it is none. */
export function readTile(word: string, cards: boolean): string | null {
  const plain = word.toLowerCase().replaceAll(UNSEEN, "");
  if (plain === "j" || plain === "★") return "j";
  const sign = cards ? CARD_SIGN : SIGN;
  const found =
    new RegExp(`^(?<sign>${sign})(?<rank>${RANK})$`, "u").exec(plain) ??
    new RegExp(`^(?<rank>${RANK})(?<sign>${sign})$`, "u").exec(plain);
  if (!found?.groups) return null;
  const { sign: colourSign, rank } = found.groups;
  const colour = COLOURS.find((each) => SIGNS[each].includes(colourSign!))!;
  return `${colour}${NUMBERS[rank!] ?? rank!}`;
}

export type Fault = { readonly kind: "no-tile" | "too-many"; readonly value: string };

export interface Read {
  readonly sets: string[][];
  readonly faults: readonly Fault[];
}

/** Read sets from text. The box has two of each tile; those in `elsewhere` are already used. */
export function readSets(text: string, elsewhere: readonly string[] | null, cards = false): Read {
  const used = counted(elsewhere ?? []);
  const faults: Fault[] = [];
  const read = (word: string): string[] => {
    const face = readTile(word, cards);
    if (face === null) {
      faults.push({ kind: "no-tile", value: word });
      return [];
    }
    const count = (used.get(face) ?? 0) + 1;
    if (elsewhere !== null && count > COPIES) {
      faults.push({ kind: "too-many", value: word });
      return [];
    }
    used.set(face, count);
    return [face];
  };
  const sets = partsOf(text).map((words) => words.flatMap(read));
  return { sets: sets.filter((tiles) => tiles.length > 0), faults };
}

/**
 * Return the words of each set. Commas stand between tiles (`r1, r2, r3`), or between sets where
 * nothing else does and each part is long enough (`r1 r2 r3, k7 b7 o7`).
 */
function partsOf(text: string): string[][] {
  const wordsOf = (part: string): string[] => part.split(BETWEEN_TILES).filter(Boolean);
  const parts = text.split(BETWEEN_SETS).map(wordsOf);
  const byCommas = text.split(",").map(wordsOf);
  const areSets = parts.length === 1 && byCommas.every((words) => words.length >= SMALLEST_SET);
  return areSets ? byCommas : parts;
}

/** Return the number of each face. */
export function counted(faces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

function tileText(face: string, cards: boolean): string {
  const { colour, number } = faceOf(face);
  if (!cards || colour === null) return face;
  return `${SUITS[colour]}${RANKS[number] ?? number}`;
}

export function setsText(sets: readonly (readonly string[])[], cards: boolean): string {
  return sets.map((tiles) => tiles.map((face) => tileText(face, cards)).join(" ")).join(" | ");
}
