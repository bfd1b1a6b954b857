/**
 * Builder of a layout: finds slots for sets, and makes room for them. It tries the least change first: stay,
 * slide in the row, move to the nearest free slot. Between turns it may also push one row together
 * and, as a last resort, lay the table again; in a player's own turn, untouched sets never move.
 */

import { closedUp } from "./compactLayout";
import { gridOf, ladderOf, type Grid, type Space, type Spot, type Step } from "./grid";
import { BOTH_ENDS, NO_END, type Growth } from "./growth";
import { madeWay } from "./makeWay";
import { findRoomyPlace } from "./roomyPlace";
import {
  centred,
  countRoom,
  findPlace,
  gather,
  inReadingOrder,
  isFree,
  isInside,
  layAgain,
  middleOf,
  slidesOf,
  without,
  type Slot,
  type Slots,
} from "./slots";

/** Room to work: the free places, for sets of `LENGTH_LEFT` tiles, before a turn begins. */
const PLACES_LEFT = 2;
/** The same when tiles change their size; more, so that they seldom do. */
const PLACES_GAINED = 3;
/** Tiles larger than this get smaller before whole rows are pushed together. */
const LARGE = 36;
/** A table no higher than this has so few rows that none is left half empty: tiles stay larger. */
const LOW = 400;
/** The most sets that are moved between turns before tiles get smaller instead. */
const MOST_GATHERED = 3;
const LENGTH_LEFT = 4;
/** The most sets that move to the left in their rows before tiles get smaller instead. */
const MOST_CLOSED_UP = 4;
/** After a turn tiles grow if they can grow by at least this number of steps. */
const STEPS_GAINED = 2;
/** The space between two of few sets that lie in the middle, in tiles. */
const ROOM_TO_GROW = 1;

/** Return the width in pixels below which tiles shrink only if nothing else helps. */
export function smallestWanted(tiles: number): number {
  return tiles <= 70 ? 32 : tiles <= 100 ? 28 : 24;
}

export class LayoutBuilder {
  slots: Map<number, Slot>;
  readonly #ladder: readonly Step[];
  readonly #space: Space;
  readonly #isOwnTurn: boolean;
  /** Places that sets and tiles have left. Others avoid them, so that they are seen and undo finds them free. */
  readonly #reserved: readonly Slot[];
  readonly #growths: ReadonlyMap<number, Growth>;
  readonly #floor: number;
  #at: number;
  /** Rows below the table, if even the smallest tiles do not fit. */
  #extraRows = 0;

  constructor(options: {
    readonly slots: Slots;
    readonly space: Space;
    readonly step: Step | null;
    readonly isOwnTurn: boolean;
    readonly reserved: readonly Slot[];
    /** The number of tiles on the table. */
    readonly tiles: number;
    /** At which ends the sets can grow. */
    readonly growths: ReadonlyMap<number, Growth>;
  }) {
    this.slots = new Map(options.slots);
    this.#space = options.space;
    this.#ladder = ladderOf(options.space);
    this.#isOwnTurn = options.isOwnTurn;
    this.#reserved = options.reserved;
    this.#growths = options.growths;
    this.#floor = smallestWanted(options.tiles);
    const { step } = options;
    const same = this.#ladder.findIndex(
      ({ size, loose }) => step?.size === size && step.loose === loose,
    );
    this.#at = same >= 0 ? same : this.#ladder.findIndex(({ size }) => size <= (step?.size ?? 99));
  }

  get grid(): Grid {
    const grid = gridOf(this.#ladder[this.#at]!, this.#space);
    return { ...grid, rows: grid.rows + this.#extraRows };
  }

  isFree(key: number, spot: Spot, length: number): boolean {
    return isFree(without(this.slots, key), this.grid, spot, length);
  }

  put(key: number, spot: Spot, length: number, byHand: boolean): void {
    this.slots.set(key, { row: spot.row, col: spot.col, length, byHand });
  }

  /** Put a set into the slot it wants, if this is free. */
  tryPut(key: number, spot: Spot, length: number, byHand: boolean): boolean {
    const free = this.isFree(key, spot, length);
    if (free) this.put(key, spot, length, byHand);
    return free;
  }

  /** Put a set into a wanted place, or slide it by up to a tile in the same row. */
  tryRow(key: number, wanted: Spot, length: number, byHand: boolean, furthest?: number): boolean {
    return slidesOf(wanted.col, furthest).some((col) =>
      this.tryPut(key, { row: wanted.row, col }, length, byHand),
    );
  }

  /** Put a set near a place, or in reading order; make room if there is none. */
  putAnywhere(key: number, length: number, wanted: Spot | null, byHand: boolean): void {
    for (;;) {
      const isChosen = wanted !== null && this.#isOwnTurn;
      const spot =
        (isChosen ? null : this.#findPlace(key, length, wanted, this.#reserved)) ??
        this.#findPlace(key, length, wanted);
      if (spot !== null) {
        this.put(key, spot, length, byHand);
        return;
      }
      this.slots.delete(key);
      if (this.#isOwnTurn || !this.#closeUp(Infinity, length, 1)) this.#makeRoom(key, length);
    }
  }

  /** Find the place nearest to a wanted one, else one with room to grow. */
  #findPlace(
    key: number,
    length: number,
    wanted: Spot | null,
    avoiding: readonly Slot[] = [],
  ): Spot | null {
    const others = new Map(this.slots);
    others.delete(key);
    const near = wanted ?? (this.#space.centred ? middleOf(this.grid, length) : null);
    if (near !== null) return findPlace([...others.values(), ...avoiding], this.grid, length, near);
    const taken = [...others].map(([each, slot]) => ({ ...slot, growth: this.#growthOf(each) }));
    const free = avoiding.map((slot) => ({ ...slot, growth: NO_END }));
    return findRoomyPlace([...taken, ...free], this.grid, length, this.#growthOf(key));
  }

  #growthOf(key: number): Growth {
    return this.#growths.get(key) ?? BOTH_ENDS;
  }

  /** Put a set back that lay at this place: stay, slide, have neighbours give way, move, or make room. */
  putBack(key: number, length: number, wanted: Spot, byHand: boolean): void {
    if (this.tryRow(key, wanted, length, byHand)) return;
    if (!this.#isOwnTurn && this.#makeWay(key, length, wanted, byHand)) return;
    this.putAnywhere(key, length, wanted, byHand);
  }

  #makeWay(key: number, length: number, wanted: Spot, byHand: boolean): boolean {
    const others = new Map(this.slots);
    others.delete(key);
    const made = madeWay(others, this.grid, wanted, length);
    if (made === null) return false;
    this.slots = new Map(made.slots);
    this.put(key, made.spot, length, byHand);
    return true;
  }

  /** Use the next smaller size. Before tiles get too small, lay the table again instead. */
  #makeRoom(key: number, length: number): void {
    const next = this.#ladder[this.#at + 1];
    const isTooSmall = next === undefined || next.size < this.#floor;
    if (isTooSmall && !this.#isOwnTurn && this.#layAgain(key, length)) return;
    if (next === undefined) this.#extraRows += 1;
    else this.#at += 1;
  }

  /** Lay the table again so that one more set fits; sets placed by hand move only if they must. */
  #layAgain(key: number, length: number): boolean {
    const others = [...this.slots].filter(([each]) => each !== key);
    const byHand = new Map(others.filter(([, slot]) => slot.byHand));
    for (const staying of byHand.size > 0 ? [byHand, new Map<number, Slot>()] : [byHand]) {
      const moving = others.filter(([each]) => !staying.has(each));
      const laid = layAgain(lengthsOf(moving), staying, this.grid);
      if (laid === null || findPlace([...laid.values()], this.grid, length) === null) continue;
      this.slots = laid;
      return true;
    }
    return false;
  }

  /** Look after room to work before a turn begins, but not at the price of small tiles. */
  reserveRoom(): void {
    if (this.#hasPlaces(PLACES_LEFT) || this.#gather() || this.#closeUp(MOST_CLOSED_UP)) return;
    const isTight = this.grid.size <= LARGE || this.#space.height <= LOW;
    if (isTight && this.#closeUp(Infinity)) return;
    for (;;) {
      const next = this.#ladder[this.#at + 1];
      if (next === undefined || next.size < this.#floor || this.#hasPlaces(PLACES_GAINED)) return;
      this.#at += 1;
    }
  }

  #hasPlaces(count: number, slots: Slots = this.slots): boolean {
    return countRoom(slots, this.grid, LENGTH_LEFT) >= count;
  }

  /** Gather stray sets, so that tiles can stay as large. */
  #gather(): boolean {
    const gathered = gather(this.slots, this.grid, this.#reserved, {
      most: MOST_GATHERED,
      hasRoom: (slots) => this.#hasPlaces(PLACES_LEFT, slots),
    });
    if (gathered !== null) this.slots = new Map(gathered);
    return gathered !== null;
  }

  /** Push rows together, so that tiles can stay as large, if no more sets have to move. */
  #closeUp(most: number, length = LENGTH_LEFT, places = PLACES_LEFT): boolean {
    const closed = closedUp(this.slots, this.grid, { length, places, most });
    if (closed !== null) this.slots = closed;
    return closed !== null;
  }

  /** Use larger tiles where sets lie, if they can grow a lot. */
  enlarge(): void {
    const at = this.#ladder.findIndex((step) => {
      const grid = gridOf(step, this.#space);
      const isInGrid = [...this.slots.values()].every((slot) => isInside(grid, slot, slot.length));
      return isInGrid && countRoom(this.slots, grid, LENGTH_LEFT) >= PLACES_GAINED;
    });
    if (at >= 0 && this.#at - at >= STEPS_GAINED) this.#at = at;
  }

  /** Lay all sets again in their reading order, with tiles that are at least as large as now. */
  tidy(): void {
    const [before, at] = [this.slots, this.#at];
    const sets = lengthsOf(inReadingOrder(before));
    this.layAll(sets, false);
    if (this.#at <= at) return;
    this.#at = at;
    this.slots = layInOrder(sets, this.grid) ?? before;
  }

  /** Return to the smallest wanted size, if tiles had to get smaller during a turn. */
  restoreSize(): void {
    const wanted = this.#ladder.findLastIndex(({ size }) => size >= this.#floor);
    if (wanted < 0 || this.#at <= wanted) return;
    const grid = gridOf(this.#ladder[wanted]!, this.#space);
    const all = [...this.slots];
    const isPlain = all.every(([, slot]) => isInside(grid, slot, slot.length));
    const laid = isPlain ? this.slots : layAgain(lengthsOf(all), new Map(), grid);
    if (laid === null) return;
    this.slots = laid;
    this.#at = wanted;
    this.#extraRows = 0;
  }

  /** Use the largest size at which everything lies on the table. Return whether there is one. */
  fitSize(): boolean {
    const all = [...this.slots.values()];
    const roomy = (step: Step): boolean => {
      const grid = gridOf(step, this.#space);
      return (
        all.every((slot) => isInside(grid, slot, slot.length)) &&
        (step.size <= this.#floor || countRoom(this.slots, grid, LENGTH_LEFT) >= PLACES_LEFT)
      );
    };
    const found = this.#ladder.findIndex(roomy);
    if (found >= 0) this.#at = found;
    return found >= 0;
  }

  /** Lay sets on an empty table, in their order, with the largest tiles that leave room to work. */
  layAll(sets: readonly (readonly [key: number, length: number])[], isApart = true): void {
    const isCentred = this.#space.centred ?? false;
    for (this.#at = 0; this.#at < this.#ladder.length; this.#at += 1) {
      const apart =
        isApart && isCentred && this.#at === 0 ? layInOrder(sets, this.grid, ROOM_TO_GROW) : null;
      const laid = apart ?? layInOrder(sets, this.grid) ?? this.#longestFirst(sets);
      if (laid === null) continue;
      this.slots = laid;
      this.reserveRoom();
      if (isCentred) this.slots = centred(this.slots, this.grid);
      else if (isApart) this.#layApart(sets);
      return;
    }
    this.#at = this.#ladder.length - 1;
    this.slots = new Map();
    for (const [key, length] of sets) this.putAnywhere(key, length, null, false);
  }

  /** Lay sets with tiles as large as now, each with room to grow, if that leaves room to work. */
  #layApart(sets: readonly (readonly [key: number, length: number])[]): void {
    const close = this.slots;
    this.slots = new Map();
    for (const [key, length] of sets) {
      const spot = this.#findPlace(key, length, null);
      if (spot === null) break;
      this.put(key, spot, length, false);
    }
    if (this.slots.size < close.size || !this.#hasPlaces(PLACES_LEFT)) this.slots = close;
  }

  /** The longest first fit better, but only small tiles are worth the disorder. */
  #longestFirst(
    sets: readonly (readonly [key: number, length: number])[],
  ): Map<number, Slot> | null {
    const next = this.#ladder[this.#at + 1];
    const isLast = next === undefined || next.size < this.#floor;
    return isLast ? layAgain(sets, new Map(), this.grid) : null;
  }
}

/** Return sets laid in their order, with room for so many tiles behind each; null if they do not fit. */
function layInOrder(
  sets: readonly (readonly [key: number, length: number])[],
  grid: Grid,
  apart = 0,
): Map<number, Slot> | null {
  const laid = new Map<number, Slot>();
  for (const [key, length] of sets) {
    const taken = [...laid.values()].map((slot) => ({ ...slot, length: slot.length + apart }));
    const spot = findPlace(taken, grid, length);
    if (spot === null) return null;
    laid.set(key, { ...spot, length, byHand: false });
  }
  return laid;
}

function lengthsOf(
  slots: readonly (readonly [key: number, slot: Slot])[],
): (readonly [key: number, length: number])[] {
  return slots.map(([key, { length }]) => [key, length] as const);
}
