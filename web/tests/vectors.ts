/** Test vectors, written by `make vectors`; and helpers to write tiles. */

import type { Event, View } from "../src/api/wire";
import json from "./vectors.json";

export interface RulebookVector {
  text: string;
  edition: string;
  max_run_length: number;
  one_joker: boolean;
  faces: string;
}

/** A finished round: racks as tiles, and the points of each seat. */
export interface ScoreVector {
  rulebook: string;
  ending: string;
  racks: string[];
  starter: number;
  winner: number;
  scores: number[];
}

export interface DealVector {
  seed: string;
  salts: string[];
  tiles_dealt: number;
  commitment: string;
  draws: { seat: number; tile: string }[];
  starter: number;
  racks: string[];
  pool: string;
}

/** An event, whether the client applies it itself, and the changes of the view after it. */
export interface Chapter {
  event: Event;
  followed: boolean;
  view: { seq: number; table?: Partial<View["table"]>; round?: Partial<View["round"]> };
}

/** A draft, the table and rack that others left meanwhile, and what is kept of the draft. */
export interface RebasedVector {
  table: string;
  rack: string;
  draft: string;
  table_after: string;
  rack_after: string;
  /** In the order of their texts. */
  kept: string[];
  kept_rack: string[];
}

interface Vectors {
  rulebooks: RulebookVector[];
  /** The rulebooks that read the sets. */
  judges: { name: string; text: string }[];
  /** House rules and their allowed values. */
  limits: [name: string, allowed: string][];
  scores: ScoreVector[];
  /** Typed words, and the tile that each names in numbers and in cards; null for none. */
  typed: [word: string, number: string | null, card: string | null][];
  /** Tiles, and the reading by each rulebook; only one if all agree. */
  sets: [tiles: string, ...readings: string[]][];
  /** Tiles laid together, and how each judge has them in order; once, where all agree. */
  settled: [tiles: string, ...sets: string[]][];
  rebased: RebasedVector[];
  deals: DealVector[];
  story_of_a_seat: Chapter[];
  story_of_a_spectator: Chapter[];
}

export const vectors = json as unknown as Vectors;

/** Return tiles from text: `r4 r5 j`. */
export function tiles(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

/** Return sets from text: `r4 r5 j | k7 r7 b7`. */
export function sets(text: string): string[][] {
  return text === "" ? [] : text.split(" | ").map(tiles);
}
