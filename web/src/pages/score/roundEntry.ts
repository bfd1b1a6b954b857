/** Round entry: the form for a round, and its errors. */

import type { Terms } from "./editions";
import type { Round } from "./game";
import { pointsOf } from "./game";
import { lowestRack, sum, tileSum, type Rack } from "./scoring";

export const UNKNOWN = -2;
export const NOBODY = -1;
/** The number of tiles with the same number: two in each of four colours. */
export const COPIES = 8;
const JOKERS = 2;
const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

export interface RoundEntry {
  way: "racks" | "points";
  /** Who went out: a seat, `NOBODY`, or `UNKNOWN`. */
  out: number;
  /** The points left on each rack, and the number of tiles if asked for, as typed. */
  left: string[];
  tiles: string[];
  starter: number;
  /** The points of each seat, as typed. */
  signs: ("+" | "−")[];
  points: string[];
}

/** An error: a code, the seat, and the offending value. */
export interface EntryError {
  readonly code:
    | "out"
    | "missing"
    | "number"
    | "nothing-left"
    | "too-much"
    | "tiles"
    | "starter"
    | "points"
    | "sum";
  readonly seat?: number;
  readonly value?: string;
}

/** The result of reading the form. */
export type Reading =
  { readonly round: Round; readonly points: readonly number[] } | { readonly error: EntryError };

export function newEntry(seats: number): RoundEntry {
  const blank = (): string[] => Array.from({ length: seats }, () => "");
  return {
    way: "racks",
    out: UNKNOWN,
    left: blank(),
    tiles: blank(),
    starter: UNKNOWN,
    signs: Array.from({ length: seats }, () => "−"),
    points: blank(),
  };
}

/** Return the form for an existing round. */
export function entryOf(round: Round, terms: Terms): RoundEntry {
  const points = pointsOf(round, terms)!;
  const entry: RoundEntry = {
    ...newEntry(points.length),
    way: round.kind,
    signs: points.map((each) => (each > 0 ? "+" : "−")),
    points: points.map((each) => String(Math.abs(each))),
  };
  if (round.kind === "points") return entry;
  return {
    ...entry,
    out: round.out ?? NOBODY,
    left: round.racks.map((rack, seat) => (seat === round.out ? "" : String(rack.points))),
    tiles: round.racks.map((rack) => (rack.tiles === null ? "" : String(rack.tiles))),
    starter: round.starter ?? UNKNOWN,
  };
}

export function readEntry(entry: RoundEntry, terms: Terms): Reading {
  return entry.way === "racks" ? readRacks(entry, terms) : readPoints(entry);
}

function failed(error: EntryError): Reading {
  return { error };
}

function readRacks(entry: RoundEntry, terms: Terms): Reading {
  if (entry.out === UNKNOWN) return failed({ code: "out" });
  const out = entry.out === NOBODY ? null : entry.out;
  const racks: Rack[] = [];
  for (const [seat, text] of entry.left.entries()) {
    const points = seat === out ? 0 : readNumber(text);
    const error = points === null ? missingNumber(text, seat) : rackError(points, seat, out, terms);
    if (error) return failed(error);
    racks.push({ points: points!, tiles: seat === out ? 0 : readNumber(entry.tiles[seat]!) });
  }
  const asked = lowestRack(racks, null);
  // Store the starter only if it decides a tie.
  const starter = "winner" in asked || entry.starter === UNKNOWN ? null : entry.starter;
  if (out !== null) return scored({ kind: "racks", out, racks, starter: null }, terms);
  const verdict = lowestRack(racks, starter);
  if ("winner" in verdict) return scored({ kind: "racks", out, racks, starter }, terms);
  return failed(tieError(verdict, entry));
}

/**
 * Return the questions for a tie: the seats whose tiles to count, and whether to ask for the
 * starter.
 */
export function tieQuestions(entry: RoundEntry): { tiles: readonly number[]; starter: boolean } {
  const left = entry.left.map(readNumber).filter((each) => each !== null);
  const isWhole = entry.out === NOBODY && left.length === entry.left.length;
  const lowest = lowestRack(
    left.map((points) => ({ points, tiles: null })),
    null,
  );
  if (!isWhole || "winner" in lowest) return { tiles: [], starter: false };
  const counts = left.map((points, seat) => ({ points, tiles: readNumber(entry.tiles[seat]!) }));
  const verdict = lowestRack(counts, null);
  return { tiles: lowest.seats, starter: "ask" in verdict && verdict.ask === "starter" };
}

function scored(round: Round, terms: Terms): Reading {
  return { round, points: pointsOf(round, terms)! };
}

function rackError(
  points: number,
  seat: number,
  out: number | null,
  { jokerValue }: Terms,
): EntryError | null {
  // Every tile is worth at least 1.
  if (points === 0 && seat !== out) return { code: "nothing-left", seat, value: "0" };
  const all = COPIES * sum(NUMBERS) + JOKERS * jokerValue;
  return points > all ? { code: "too-much", seat, value: String(points) } : null;
}

function tieError(
  { ask, seats }: { ask: "tiles" | "starter"; seats: readonly number[] },
  entry: RoundEntry,
): EntryError {
  if (ask === "starter") return { code: "starter" };
  const seat = seats.find((each) => readNumber(entry.tiles[each]!) === null)!;
  const typed = entry.tiles[seat]!.trim();
  return typed === "" ? { code: "tiles", seat } : { code: "number", seat, value: typed };
}

function readPoints({ points, signs }: RoundEntry): Reading {
  const given: (number | null)[] = [];
  for (const [seat, text] of points.entries()) {
    const number = readNumber(text);
    if (number === null && text.trim() !== "")
      return failed({ code: "number", seat, value: text.trim() });
    given.push(number === null ? null : signs[seat] === "−" ? 0 - number : number);
  }
  const blank = given.filter((each) => each === null).length;
  if (blank > 1) return failed({ code: "points" });
  const total = sum(given.map((each) => each ?? 0));
  if (blank === 0 && total !== 0) return failed({ code: "sum", value: String(total) });
  const complete = given.map((each) => each ?? 0 - total);
  return { round: { kind: "points", points: complete }, points: complete };
}

function missingNumber(text: string, seat: number): EntryError {
  const typed = text.trim();
  return typed === "" ? { code: "missing", seat } : { code: "number", seat, value: typed };
}

/** Return a non-negative integer; null if the text is none. */
function readNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

/** Split a typed number into its sign and digits. */
export function splitSign(text: string): { sign: "+" | "−" | null; digits: string } {
  const found = /^\s*([+\-−–])?(.*)$/.exec(text)!;
  const sign = found[1] === undefined ? null : found[1] === "+" ? "+" : "−";
  return { sign, digits: found[2]!.trim() };
}

/** Return the points and the number of tiles; 0 is a joker. */
export function rackOf(tapped: readonly number[], { jokerValue }: Terms): Rack {
  return { points: tileSum(tapped, jokerValue), tiles: tapped.length };
}

/** Whether the box has one more tile with this number. */
export function hasMore(tapped: readonly number[], number: number): boolean {
  const most = number === 0 ? JOKERS : COPIES;
  return tapped.filter((each) => each === number).length < most;
}
