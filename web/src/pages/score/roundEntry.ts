/** A round as it is being written down, and what is still wrong with it. */

import type { Terms } from "./editions";
import type { Round } from "./game";
import { pointsOf } from "./game";
import { lowestRack, sum, tileSum, type Rack } from "./scoring";

export const NOT_SAID = -2;
export const NOBODY = -1;
/** Two of each number in four colours, and both jokers. */
export const COPIES = 8;
const JOKERS = 2;
const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

export interface Entry {
  way: "racks" | "points";
  /** Who went out: a seat, `NOBODY`, or `NOT_SAID`. */
  out: number;
  /** What everyone has left, as it was typed, and how many tiles, where that was asked. */
  left: string[];
  tiles: string[];
  starter: number;
  /** Plus or minus points, as they were typed. */
  signs: ("+" | "−")[];
  points: string[];
}

/** What is wrong: a code with words, whom it is about, and the offending value. */
export interface Trouble {
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

/** What was typed comes to this. */
export type Reading =
  { readonly round: Round; readonly points: readonly number[] } | { readonly trouble: Trouble };

export function newEntry(seats: number): Entry {
  const blank = (): string[] => Array.from({ length: seats }, () => "");
  return {
    way: "racks",
    out: NOT_SAID,
    left: blank(),
    tiles: blank(),
    starter: NOT_SAID,
    signs: Array.from({ length: seats }, () => "−"),
    points: blank(),
  };
}

/** Return a round that was written down before, to be corrected. */
export function entryOf(round: Round, terms: Terms): Entry {
  const points = pointsOf(round, terms)!;
  const entry: Entry = {
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
    starter: round.starter ?? NOT_SAID,
  };
}

export function readEntry(entry: Entry, terms: Terms): Reading {
  return entry.way === "racks" ? readRacks(entry, terms) : readPoints(entry);
}

function wrong(trouble: Trouble): Reading {
  return { trouble };
}

function readRacks(entry: Entry, terms: Terms): Reading {
  if (entry.out === NOT_SAID) return wrong({ code: "out" });
  const out = entry.out === NOBODY ? null : entry.out;
  const racks: Rack[] = [];
  for (const [seat, text] of entry.left.entries()) {
    const points = seat === out ? 0 : whole(text);
    const trouble = points === null ? lacking(text, seat) : leftTrouble(points, seat, out, terms);
    if (trouble) return wrong(trouble);
    racks.push({ points: points!, tiles: seat === out ? 0 : whole(entry.tiles[seat]!) });
  }
  const asked = lowestRack(racks, null);
  // Who started is remembered where it decides.
  const starter = "winner" in asked || entry.starter === NOT_SAID ? null : entry.starter;
  if (out !== null) return counted({ kind: "racks", out, racks, starter: null }, terms);
  const verdict = lowestRack(racks, starter);
  if ("winner" in verdict) return counted({ kind: "racks", out, racks, starter }, terms);
  return wrong(whatTies(verdict, entry));
}

/** Return what is asked besides where racks are equally low: whose tiles, and who started. */
export function questions(entry: Entry): { tiles: readonly number[]; starter: boolean } {
  const left = entry.left.map(whole).filter((each) => each !== null);
  const isWhole = entry.out === NOBODY && left.length === entry.left.length;
  const lowest = lowestRack(
    left.map((points) => ({ points, tiles: null })),
    null,
  );
  if (!isWhole || "winner" in lowest) return { tiles: [], starter: false };
  const counts = left.map((points, seat) => ({ points, tiles: whole(entry.tiles[seat]!) }));
  const verdict = lowestRack(counts, null);
  return { tiles: lowest.seats, starter: "ask" in verdict && verdict.ask === "starter" };
}

function counted(round: Round, terms: Terms): Reading {
  return { round, points: pointsOf(round, terms)! };
}

function leftTrouble(
  points: number,
  seat: number,
  out: number | null,
  { jokerValue }: Terms,
): Trouble | null {
  // Whoever holds a tile holds at least a 1.
  if (points === 0 && seat !== out) return { code: "nothing-left", seat, value: "0" };
  const all = COPIES * sum(NUMBERS) + JOKERS * jokerValue;
  return points > all ? { code: "too-much", seat, value: String(points) } : null;
}

function whatTies(
  { ask, seats }: { ask: "tiles" | "starter"; seats: readonly number[] },
  entry: Entry,
): Trouble {
  if (ask === "starter") return { code: "starter" };
  const seat = seats.find((each) => whole(entry.tiles[each]!) === null)!;
  const typed = entry.tiles[seat]!.trim();
  return typed === "" ? { code: "tiles", seat } : { code: "number", seat, value: typed };
}

function readPoints({ points, signs }: Entry): Reading {
  const given: (number | null)[] = [];
  for (const [seat, text] of points.entries()) {
    const number = whole(text);
    if (number === null && text.trim() !== "")
      return wrong({ code: "number", seat, value: text.trim() });
    given.push(number === null ? null : signs[seat] === "−" ? 0 - number : number);
  }
  const blank = given.filter((each) => each === null).length;
  if (blank > 1) return wrong({ code: "points" });
  const total = sum(given.map((each) => each ?? 0));
  if (blank === 0 && total !== 0) return wrong({ code: "sum", value: String(total) });
  const complete = given.map((each) => each ?? 0 - total);
  return { round: { kind: "points", points: complete }, points: complete };
}

function lacking(text: string, seat: number): Trouble {
  const typed = text.trim();
  return typed === "" ? { code: "missing", seat } : { code: "number", seat, value: typed };
}

/** Return a whole number without a sign; null if it is none. */
function whole(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

/** Return a sign that was typed before a number, and the rest. */
export function splitSign(text: string): { sign: "+" | "−" | null; digits: string } {
  const found = /^\s*([+\-−–])?(.*)$/.exec(text)!;
  const sign = found[1] === undefined ? null : found[1] === "+" ? "+" : "−";
  return { sign, digits: found[2]!.trim() };
}

/** Return what tapped tiles come to: points and how many they are. 0 stands for a joker. */
export function addedUp(tapped: readonly number[], { jokerValue }: Terms): Rack {
  return { points: tileSum(tapped, jokerValue), tiles: tapped.length };
}

/** Whether there can be one more tile like this. */
export function hasMore(tapped: readonly number[], number: number): boolean {
  const most = number === 0 ? JOKERS : COPIES;
  return tapped.filter((each) => each === number).length < most;
}
