/**
 * Lines of the recap: what turns laid, and what they moved on the table. Of a very large turn the
 * first laid tiles are shown and the others counted; the rest is told as far as there is room.
 */

import { movesBySets, type MovedTiles, type RecapTurn } from "../../../live/recap";
import { TOLD_MOVES } from "./playedText";

/** What is shown of tiles that went together from one set to another. */
export interface RecapMove {
  readonly tiles: readonly string[];
  /** What is left of the set that they came from, the nearest tiles; may be empty. */
  readonly from: readonly string[];
  /** The set that they went to: what it had before, the nearest tiles; may be empty. */
  readonly to: readonly string[];
}

/** What is shown of a turn that took tiles from one set to one other: a set before, and a set after it. */
export interface RecapChange {
  /** The set that the tiles left, as it was: the nearest tiles. */
  readonly from: readonly string[];
  /** The tiles that left it. */
  readonly moved: readonly string[];
  /** The set that they joined or make with those from the rack, as it is: the nearest tiles. */
  readonly to: readonly string[];
}

/** What is shown of one turn. */
export interface RecapLine {
  /** Instead of everything else, a set before and a set after the turn, if that says all. */
  readonly change: RecapChange | null;
  /** The tiles from the rack, by the sets that they joined. */
  readonly laid: readonly (readonly string[])[];
  /** The number of tiles from the rack that are only counted. */
  readonly more: number;
  /** Where nothing moved: what the one set that they joined had before, the nearest tiles. */
  readonly to: readonly string[];
  /** The moves on the table, or the first of them; empty if all tiles are only counted. */
  readonly moves: readonly RecapMove[];
  /** The number of moved tiles that are only counted. */
  readonly counted: number;
}

/** How wide words are, in pixels. */
export interface WordWidths {
  readonly laid: number;
  readonly moved: number;
  readonly from: number;
}

export interface RecapFit {
  readonly lines: readonly RecapLine[];
  /** The width of a tile in pixels. */
  readonly size: number;
  /** Whether words stand before the tiles; else there are signs. */
  readonly hasWords: boolean;
}

/** A set of so many tiles is shown whole. */
const WHOLE = 5;
/** Of a longer one, so many tiles beside those that joined or left a set tell which set it is. */
const NEAR = 2;
/** Details are left out before tiles get smaller than this, in pixels. */
const COMFORTABLE = 20;
/** So many laid tiles of every turn are shown, however large others are. */
const FEWEST = 3;
/** Between two parts of a line, for the stroke between two moves, an arrow, and a figure. */
const GAP = 6;
const BETWEEN = 2;
const ARROW = 22;
const FIGURE = 9;
/** The tiles after a face need no word to say who laid them, and moved ones have a sign. */
const SIGNS: WordWidths = { laid: 0, moved: 16, from: 0 };

/** Return what is shown of turns in so much room, with the largest of these sizes that fits. */
export function fitRecap(
  turns: readonly RecapTurn[],
  room: number,
  sizes: readonly number[],
  words: WordWidths,
): RecapFit {
  const all = turns.map(linesOf);
  const inWords = fitLines(all, room, sizes, words);
  if (inWords.size >= COMFORTABLE) return { ...inWords, hasWords: true };
  // Where a set came from cannot be told by a sign.
  const plain = all.map((lines) =>
    lines.filter(({ moves }) => moves.every(({ from }) => from.length === 0)),
  );
  return { ...fitLines(plain, room, sizes, SIGNS), hasWords: false };
}

function fitLines(
  all: readonly (readonly RecapLine[])[],
  room: number,
  sizes: readonly number[],
  words: WordWidths,
): Omit<RecapFit, "hasWords"> {
  const lines = reduced(all, room, (line) => widthOf(line, COMFORTABLE, words));
  const widthAt = (size: number): number => sum(lines.map((line) => widthOf(line, size, words)));
  const size = sizes.find((each) => widthAt(each) <= room);
  if (size !== undefined) return { lines, size };
  const smallest = sizes.at(-1)!;
  return {
    lines: shortened(lines, room, (line) => widthOf(line, smallest, words)),
    size: smallest,
  };
}

/** Return lines that fit: the one with most tiles counts its last ones, until each has but few. */
function shortened(
  all: readonly RecapLine[],
  room: number,
  width: (line: RecapLine) => number,
): RecapLine[] {
  const lines = [...all];
  while (sum(lines.map(width)) > room) {
    const counts = lines.map(({ laid }) => laid.flat().length);
    const most = Math.max(...counts);
    if (most <= FEWEST) break;
    const at = counts.indexOf(most);
    const { laid, more } = lines[at]!;
    const rest = [...laid.slice(0, -1), laid.at(-1)!.slice(0, -1)];
    lines[at] = { ...lines[at]!, laid: rest.filter((tiles) => tiles.length > 0), more: more + 1 };
  }
  return lines;
}

/** Return the lines for one turn, the one with most details first. */
export function linesOf(turn: RecapTurn): RecapLine[] {
  const brought = new Set(turn.brought);
  const laid = turn.sets
    .map((set) => set.filter((tile) => brought.has(tile)))
    .filter((tiles) => tiles.length > 0);
  const moved = [...turn.moves, ...turn.jokers].map(({ tile }) => tile);
  const line = (moves: readonly RecapMove[], to: readonly string[] = []): RecapLine => {
    const counted = moved.length - moves.flatMap(({ tiles }) => tiles).length;
    return { change: null, laid, more: 0, to, moves, counted };
  };
  if (moved.length === 0) {
    const to = turn.sets.length === 1 ? tilesNear(turn.sets[0]!, brought) : [];
    return [...(to.length > 0 ? [line([], to)] : []), line([])];
  }
  const moves = [
    ...movesBySets(turn.moves).map((move) => shownMove(move, turn)),
    // A joker that stands for another tile is seen in its place beside the others.
    ...turn.jokers.map(({ tile, set }) => ({
      tiles: [tile],
      from: [],
      to: tilesNear(set, new Set([tile])),
    })),
  ];
  const shown = moves.slice(0, TOLD_MOVES);
  const lines = [
    ...changesOf(turn).map((change) => ({ ...line([]), change, counted: 0 })),
    ...shown.map((_, at) => line(shown.slice(0, shown.length - at))),
    line([{ ...shown[0]!, to: [] }]),
    line([{ tiles: moved, from: [], to: [] }]),
    line([]),
  ];
  // A turn with fewer details has fewer ways to be told.
  return lines.filter((each, at) => JSON.stringify(each) !== JSON.stringify(lines[at - 1]));
}

/**
 * Return a turn as a set before and a set after it, if it changed no other set: with most details,
 * and with the tiles beside those that moved alone.
 */
function changesOf({ brought, moves, sets }: RecapTurn): RecapChange[] {
  const [move, ...rest] = movesBySets(moves);
  const [set] = sets;
  if (!move || rest.length > 0 || !set || sets.length > 1) return [];
  const moved = new Set(move.tiles);
  const joined = new Set([...brought, ...move.tiles]);
  const near = new Set([...tilesNear(move.from, moved), ...move.tiles]);
  const to = set.filter((tile) => joined.has(tile) || tilesNear(set, joined).includes(tile));
  const beside = move.from.filter((_, at) =>
    [-1, 0, 1].some((step) => moved.has(move.from[at + step] ?? "")),
  );
  return [move.from.filter((tile) => near.has(tile)), beside].map((from) => ({
    from,
    moved: move.tiles,
    to,
  }));
}

/** Return what is shown of a move. */
function shownMove({ tiles, from, to }: MovedTiles, turn: RecapTurn): RecapMove {
  const moving = new Set(tiles);
  const gone = new Set(turn.moves.map(({ tile }) => tile));
  const had = tilesNear(to, new Set([...turn.brought, ...gone]));
  return {
    tiles,
    from: tilesNear(from, moving).filter((tile) => !gone.has(tile)),
    // A new set is known by the tiles beside these; if it is the only one, by those that were laid.
    to: had.length > 0 || turn.sets.length === 1 ? had : tilesNear(to, moving),
  };
}

function tilesIn({ laid, to, moves }: RecapLine): number {
  const inMoves = moves.flatMap((move) => [...move.tiles, ...move.from, ...move.to]);
  return laid.flat().length + to.length + inMoves.length;
}

/** Return the tiles of a set without some of them; of a long one, those beside them. */
function tilesNear(set: readonly string[], some: ReadonlySet<string>): string[] {
  const at = set.flatMap((tile, index) => (some.has(tile) ? [index] : []));
  return set.filter(
    (tile, index) =>
      !some.has(tile) && (set.length <= WHOLE || at.some((each) => Math.abs(each - index) <= NEAR)),
  );
}

/** Return one line for each turn: the widest has fewer details until all fit, or none has any. */
function reduced(
  all: readonly (readonly RecapLine[])[],
  room: number,
  width: (line: RecapLine) => number,
): RecapLine[] {
  const at = all.map(() => 0);
  const now = (): RecapLine[] => all.map((lines, turn) => lines[at[turn]!]!);
  while (sum(now().map(width)) > room) {
    const widths = now().map((line, turn) =>
      at[turn]! < all[turn]!.length - 1 ? width(line) : -1,
    );
    const widest = widths.indexOf(Math.max(...widths));
    if (widest < 0 || widths[widest] === -1) break;
    at[widest]! += 1;
  }
  return now();
}

/** Whether a line tells of laid tiles and of moved ones: only then a word before the laid ones is needed. */
export function hasMoves({ moves, counted }: RecapLine): boolean {
  return moves.length > 0 || counted > 0;
}

function widthOf(line: RecapLine, size: number, words: WordWidths): number {
  const { change, laid, more, to, moves, counted } = line;
  if (change) return (change.from.length + change.to.length) * size + ARROW + 2 * GAP;
  const parts = [
    laid.length > 0 ? (hasMoves(line) ? words.laid : 0) + GAP * laid.length : 0,
    more > 0 ? GAP + FIGURE * (1 + String(more).length) : 0,
    to.length > 0 ? ARROW + GAP : 0,
    hasMoves(line) ? words.moved + GAP : 0,
    ...moves.flatMap((move, at) => [
      at > 0 ? BETWEEN + 2 * GAP : GAP,
      move.from.length > 0 ? words.from + 2 * GAP : 0,
      move.to.length > 0 ? ARROW + GAP : 0,
    ]),
    counted > 0 ? GAP + FIGURE * (1 + String(counted).length) : 0,
  ];
  return tilesIn(line) * size + sum(parts);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
