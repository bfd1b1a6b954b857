/**
 * The most probable legal reading of a table, as `brikke.camera.legal` finds it; test vectors compare
 * the two.
 *
 * Every row of three or more tiles has a price for each legal reading: how much less probable it is
 * than what the network sees, as a logarithm. A row may also stay as it is seen, at a fixed price,
 * and so may a tile of which the box holds only two. The cheapest reading of the whole table is
 * found exactly, by a best-first search over conflicts: as long as some face lies there too often,
 * one of the rows that show it must show it less often, or the price is paid.
 */

import { readSet } from "../rules/sets";
import { COLOURS, isJoker, sortTiles } from "../rules/tiles";
import { COPIES, FACES, JOKER_FACE, NUMBERS } from "./faces";

/** The price of a row that is no set. */
const NOT_LEGAL = 5;
/** The price of each tile of which the box holds only two. */
const TOO_MANY = 3;
/** The price of one more set in a row. */
const SPLIT = 1;
const FLOOR = 1e-9;
const MOST_STEPS = 5000;
export const SMALLEST = 3;
const ANY_SET = { maxRunLength: NUMBERS, oneJoker: false };

/** A face by its number. */
type Face = number;
type Prices = readonly number[];

/** One way to read a row: its faces, the sets they make (none: not legal), and the price. */
interface Reading {
  readonly faces: readonly Face[];
  readonly sets: readonly (readonly string[])[];
  readonly price: number;
}

/** A row as it is read, and for each of its tiles how probable that is. */
export interface ReadRow {
  readonly faces: readonly Face[];
  readonly sets: readonly (readonly string[])[];
  readonly probabilities: readonly number[];
  /** Whether it shows a face that lies there more often than the box holds it. */
  readonly tooMany: boolean;
}

/** A row of tiles: the probabilities of their faces, and whether they may be a set. */
export interface RowToRead {
  readonly tiles: readonly (readonly number[])[];
  readonly mayBeSet: boolean;
}

/** Return the most probable legal reading of rows. */
export function readRows(rows: readonly RowToRead[]): ReadRow[] {
  const options = rows.map(({ tiles, mayBeSet }) => optionsOf(tiles, mayBeSet));
  const { chosen, excess } = withoutConflict(options);
  return chosen.map((reading, at) => ({
    faces: reading.faces,
    sets: reading.sets,
    probabilities: marginals(reading, options[at]!, rows[at]!.tiles),
    tooMany: reading.faces.some((face) => excess.has(face)),
  }));
}

/** Return the face that the network sees. */
export function seenFace(tile: readonly number[]): Face {
  let best = 0;
  for (let face = 1; face < tile.length; face += 1) if (tile[face]! > tile[best]!) best = face;
  return best;
}

/** Return the set that faces make, in its order, whichever end the row was read from. */
export function asSet(faces: readonly Face[]): string[] | null {
  const tiles = faces.map((face) => FACES[face]!);
  for (const one of [tiles, [...tiles].reverse()]) {
    const { kind } = readSet(one, ANY_SET);
    if (kind === "flaw") continue;
    return kind === "run" && !one.some(isJoker) ? sortTiles(one, "number") : one;
  }
  return null;
}

const sameFaces = (one: readonly Face[], other: readonly Face[]): boolean =>
  one.every((face, at) => face === other[at]);

/** Return all readings of a row that may be the best one, the cheapest first. */
function optionsOf(row: readonly (readonly number[])[], mayBeSet: boolean): Reading[] {
  const prices = row.map((tile) => {
    const most = Math.max(...tile, FLOOR);
    return tile.map((probability) => -Math.log(Math.max(probability, FLOOR) / most));
  });
  const shown = row.map(seenFace);
  const isLoose = !mayBeSet || row.length < SMALLEST;
  const found = loose(prices, shown, isLoose ? 0 : NOT_LEGAL);
  if (isLoose) return byPrice(found);
  const sets = legal(prices, 0, NOT_LEGAL);
  if (!sets.some(({ faces }) => sameFaces(faces, shown))) {
    // A run whose tiles lie in another order is a set for the rules.
    const ordered = asSet(shown);
    if (ordered) sets.push({ faces: shown, sets: [ordered], price: 0 });
  }
  return byPrice([...sets, ...found]);
}

const byPrice = (readings: Reading[]): Reading[] =>
  readings.sort((one, other) => one.price - other.price);

/** Return what is seen, and every reading that changes one tile. */
function loose(prices: readonly Prices[], base: readonly Face[], extra: number): Reading[] {
  const found: Reading[] = [{ faces: base, sets: [], price: extra }];
  for (const [at, price] of prices.entries())
    for (const [face, each] of price.entries())
      if (each <= NOT_LEGAL && face !== base[at])
        found.push({ faces: base.with(at, face), sets: [], price: extra + each });
  return found;
}

/** Return all readings of the rest of a row as one or more sets. */
function legal(prices: readonly Prices[], start: number, most: number): Reading[] {
  const found: Reading[] = [];
  for (let end = start + SMALLEST; end <= prices.length; end += 1) {
    const left = prices.length - end;
    if (left > 0 && left < SMALLEST) continue;
    for (const one of oneSet(prices.slice(start, end), most)) {
      if (left === 0) found.push(one);
      else
        for (const rest of legal(prices, end, most - one.price - SPLIT))
          found.push({
            faces: [...one.faces, ...rest.faces],
            sets: [...one.sets, ...rest.sets],
            price: one.price + SPLIT + rest.price,
          });
    }
  }
  return found;
}

/** Return all runs and groups that some tiles may show: as they lie, in order, and the price. */
function oneSet(prices: readonly Prices[], most: number): Reading[] {
  const known = new Map<string, { faces: readonly Face[]; price: number }>();
  for (const pattern of [...runs(prices.length), ...groups(prices.length)])
    for (const shown of shownOf(prices, pattern, most)) {
      const key = shown.faces.join();
      if (!known.has(key)) known.set(key, shown);
    }
  return [...known.values()].flatMap(({ faces, price }) => {
    const ordered = asSet(faces);
    return ordered ? [{ faces, sets: [ordered], price }] : [];
  });
}

type Pattern = readonly (readonly Face[])[];

/** Return runs of a size, read from left to right or from right to left. */
function runs(size: number): Pattern[] {
  const found: Pattern[] = [];
  for (const colour of COLOURS.keys())
    for (let first = 0; first <= NUMBERS - size; first += 1) {
      const run = Array.from({ length: size }, (_, at) => [colour * NUMBERS + first + at]);
      found.push(run, [...run].reverse());
    }
  return found;
}

/** Return groups: any colour at any place; that they differ is checked later. */
function groups(size: number): Pattern[] {
  if (size > COLOURS.length) return [];
  return Array.from({ length: NUMBERS }, (_, number) => {
    const all = [...COLOURS.keys()].map((colour) => colour * NUMBERS + number);
    return Array.from({ length: size }, () => all);
  });
}

/** Return what tiles may show of a pattern, with up to two jokers, within a price. */
function shownOf(
  prices: readonly Prices[],
  pattern: Pattern,
  most: number,
): { faces: readonly Face[]; price: number }[] {
  const found: { faces: readonly Face[]; price: number }[] = [];
  const rest = (at: number, jokers: number, price: number, faces: readonly Face[]): void => {
    if (at === prices.length) {
      found.push({ faces, price });
      return;
    }
    for (const face of [...pattern[at]!, JOKER_FACE]) {
      const cost = price + prices[at]![face]!;
      const joker = face === JOKER_FACE;
      const left = jokers - (joker ? 1 : 0);
      if (cost <= most && left >= 0 && (joker || !faces.includes(face)))
        rest(at + 1, left, cost, [...faces, face]);
    }
  };
  rest(0, COPIES, 0, []);
  return found;
}

/** Return how probable each face of a reading is, given all readings of its row. */
function marginals(
  reading: Reading,
  options: readonly Reading[],
  row: readonly (readonly number[])[],
): number[] {
  if (reading.sets.length === 0 && options.every(({ sets }) => sets.length === 0))
    return reading.faces.map((face, at) => row[at]![face]!);
  const weights = options.map(({ price }) => Math.exp(-price));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return reading.faces.map((face, at) => {
    const share = options.reduce(
      (sum, option, each) => (option.faces[at] === face ? sum + weights[each]! : sum),
      0,
    );
    return share / all;
  });
}

/** A row may not show a face so often or more often. */
interface Ban {
  readonly row: number;
  readonly face: Face;
  readonly times: number;
}

interface Node {
  readonly price: number;
  readonly bans: readonly Ban[];
  /** How many tiles of a face are paid for, where it lies there too often. */
  readonly paid: ReadonlyMap<Face, number>;
  readonly chosen: readonly Reading[];
}

/**
 * Return the cheapest readings in which no face lies more than twice, or is paid for, and the faces
 * that are. A node costs no more than any reading that forbids and shows as much.
 */
function withoutConflict(options: readonly (readonly Reading[])[]): {
  chosen: readonly Reading[];
  excess: ReadonlySet<Face>;
} {
  const queue: Node[] = [];
  const add = (bans: readonly Ban[], paid: Node["paid"], chosen: readonly Reading[]): void =>
    insert(queue, { price: priceOf(chosen, paid), bans, paid, chosen });
  let best: readonly Reading[] = cheapest(options, []) ?? [];
  add([], new Map(), best);
  for (let step = 0; step < MOST_STEPS && queue.length > 0; step += 1) {
    const { bans, paid, chosen } = queue.shift()!;
    best = chosen;
    const many = countOf(best);
    const wrong = [...many.keys()]
      .sort((one, other) => one - other)
      .find((face) => many.get(face)! > (paid.get(face) ?? COPIES));
    if (wrong === undefined) break;
    for (const [row, reading] of best.entries()) {
      const times = timesOf(reading, wrong);
      if (times === 0) continue;
      const more = [...bans, { row, face: wrong, times }];
      const other = cheapest(options, more);
      if (other !== null) add(more, paid, other);
    }
    add(bans, new Map(paid).set(wrong, many.get(wrong)!), best);
  }
  const excess = [...countOf(best)].filter(([, times]) => times > COPIES).map(([face]) => face);
  return { chosen: best, excess: new Set(excess) };
}

/** Insert a node behind all that cost as much or less. */
function insert(queue: Node[], node: Node): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (queue[middle]!.price <= node.price) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, node);
}

/** Return what readings cost, with the tiles of which there are too many. */
function priceOf(chosen: readonly Reading[], paid: Node["paid"]): number {
  const extra = [...paid.values()].reduce((sum, times) => sum + times - COPIES, 0);
  return chosen.reduce((sum, { price }) => sum + price, TOO_MANY * extra);
}

const timesOf = ({ faces }: Reading, face: Face): number =>
  faces.reduce((sum, each) => sum + (each === face ? 1 : 0), 0);

function countOf(chosen: readonly Reading[]): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const { faces } of chosen)
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Return the cheapest reading of every row that is not forbidden; null if a row has none. */
function cheapest(
  options: readonly (readonly Reading[])[],
  bans: readonly Ban[],
): Reading[] | null {
  const chosen: Reading[] = [];
  for (const [row, all] of options.entries()) {
    const own = bans.filter((ban) => ban.row === row);
    const found = all.find((option) =>
      own.every(({ face, times }) => timesOf(option, face) < times),
    );
    if (found === undefined) return null;
    chosen.push(found);
  }
  return chosen;
}
