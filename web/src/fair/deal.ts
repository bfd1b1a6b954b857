/** Fair deal: repeats the shuffle in the browser. docs/fair-deal.md specifies every byte. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import type { Event } from "../api/wire";
import { COLOURS } from "../rules/tiles";

const ALL_TILES: readonly string[] = [
  ...COLOURS.flatMap((colour) =>
    Array.from({ length: 13 }, (_, at) => [`${colour}${at + 1}`, `${colour}${at + 1}'`]).flat(),
  ),
  "j",
  "j'",
];

export interface Deal {
  readonly draws: readonly { readonly seat: number; readonly tile: string }[];
  readonly starter: number;
  readonly racks: readonly (readonly string[])[];
  readonly pool: readonly string[];
}

export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Return the deal for a seed and the salts of all seats, as hexadecimal. */
export function deal(seed: string, salts: readonly string[], tilesDealt: number): Deal {
  const random = new RandomStream(hexToBytes(seed), salts.map(hexToBytes));
  const { draws, starter } = drawForStart(random, salts.length);
  const deck = random.shuffled();
  const racks = salts.map((_, seat) => deck.slice(tilesDealt * seat, tilesDealt * (seat + 1)));
  return { draws, starter, racks, pool: deck.slice(tilesDealt * salts.length) };
}

/** Evidence: what this device saw of a round before its seed was revealed. */
export interface Evidence {
  readonly commitment: string;
  /** The number of rounds before this one. */
  readonly number: number;
  readonly seat: number | null;
  readonly salt: string | null;
  /** The player's own rack as dealt. */
  readonly rack: readonly string[] | null;
}

const SEED = /^[0-9a-f]{64}$/;

/** Whether a finished round was dealt according to its seed, its salts and the evidence. */
export function isFair(events: readonly Event[], seed: string, evidence: Evidence): boolean {
  const salts = events.find((event) => event.type === "salted")?.salts;
  const start = events.find((event) => event.type === "start_drawn");
  const dealt = events.find((event) => event.type === "dealt");
  if (!salts || !start || !dealt || !SEED.test(seed)) return false;
  if (commitmentOf(seed) !== evidence.commitment) return false;
  const { seat, salt, rack } = evidence;
  if (seat !== null && salt !== null && salts[seat] !== salt) return false;
  if (seat !== null && rack !== null && !isSame(dealt.racks[seat], rack)) return false;
  const again = deal(seed, salts, dealt.racks[0]?.length ?? 0);
  return (
    again.starter === start.starter &&
    isSame(again.draws, start.draws) &&
    isSame(again.racks, dealt.racks) &&
    isSame(again.pool, dealt.pool)
  );
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Random numbers that depend only on the seed and the salts (HMAC-SHA256). */
class RandomStream {
  readonly #seed: Uint8Array;
  readonly #message: readonly number[];
  #block = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array, salts: readonly Uint8Array[]) {
    this.#seed = seed;
    this.#message = salts.flatMap((salt) => [salt.length, ...salt]);
  }

  #word(): number {
    if (this.#words.length === 0) {
      const count = new DataView(new ArrayBuffer(4));
      count.setUint32(0, this.#block);
      const message = Uint8Array.from([...this.#message, ...new Uint8Array(count.buffer)]);
      const digest = new DataView(hmac(sha256, this.#seed, message).buffer);
      this.#words = Array.from({ length: 8 }, (_, at) => digest.getUint32(4 * at));
      this.#block += 1;
    }
    return this.#words.shift()!;
  }

  /** Return a uniform number from 0 to bound − 1. The highest words are rejected to avoid bias. */
  below(bound: number): number {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % bound;
    }
  }

  /** Return all 106 tiles shuffled (Fisher–Yates, from the end). */
  shuffled(): string[] {
    const deck = [...ALL_TILES];
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [deck[last], deck[other]] = [deck[other]!, deck[last]!];
    }
    return deck;
  }
}

function drawForStart(random: RandomStream, seats: number): Pick<Deal, "draws" | "starter"> {
  const draws: { seat: number; tile: string }[] = [];
  let pile: string[] = [];
  const draw = (seat: number): number => {
    for (;;) {
      if (pile.length === 0) pile = random.shuffled();
      const tile = pile.shift()!;
      draws.push({ seat, tile });
      if (!tile.startsWith("j")) return Number.parseInt(tile.slice(1), 10);
    }
  };
  let drawing = Array.from({ length: seats }, (_, seat) => seat);
  while (drawing.length > 1) {
    const numbers = new Map(drawing.map((seat) => [seat, draw(seat)]));
    const highest = Math.max(...numbers.values());
    drawing = drawing.filter((seat) => numbers.get(seat) === highest);
  }
  return { draws, starter: drawing[0]! };
}
