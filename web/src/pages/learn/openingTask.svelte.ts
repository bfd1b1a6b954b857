/**
 * A step that asks for an opening: sets from the rack that are worth enough together. A set that is
 * too low alone is laid and counted, so that one sees what is missing.
 */

import type { BasicStep } from "../../api/http";
import { readSet, settled, type SetRules } from "../../rules/sets";
import { describePiece } from "../../rules/text";
import { faceOf, markCopies } from "../../rules/tiles";
import type { BasicTask, ClothSet, Feedback } from "./basicTask";

interface Options {
  readonly rules: SetRules;
  readonly cards: boolean;
  /** Whether one set alone must be worth enough. */
  readonly isSingle: boolean;
}

export class OpeningTask implements BasicTask {
  readonly rack: readonly string[];
  readonly needed: number;
  readonly #options: Options;
  /** The sets of the answer, as they are shown. */
  readonly #answer: readonly (readonly string[])[];
  #chosen = $state.raw<ReadonlySet<number>>(new Set());
  #laid = $state.raw<readonly (readonly string[])[]>([]);
  #feedback = $state.raw<Feedback | null>(null);
  /** The set that is shown as the next part of the answer. */
  #shown = $state.raw<readonly string[]>([]);

  constructor(step: BasicStep, options: Options) {
    this.#options = options;
    this.needed = step.needed ?? 0;
    this.rack = markCopies([step.choices])[0]!;
    this.#answer = markCopies(step.after);
  }

  get feedback(): Feedback | null {
    return this.#feedback;
  }

  get isRight(): boolean {
    return this.#feedback?.isRight ?? false;
  }

  get chosen(): ReadonlySet<number> {
    return this.#chosen;
  }

  get gone(): ReadonlySet<number> {
    return this.#places(this.#laid.flat());
  }

  get hinted(): ReadonlySet<number> {
    return this.#places(this.#shown);
  }

  get cloth(): readonly ClothSet[] {
    return this.#laid.map((tiles) => ({
      tiles,
      gap: null,
      value: this.#valueOf(tiles),
      laid: new Set(tiles),
    }));
  }

  /** What the laid sets are worth together. */
  get reached(): number {
    return this.#laid.reduce((sum, tiles) => sum + this.#valueOf(tiles), 0);
  }

  /** The chosen tiles as a sum, in the order in which they would lie; empty if none is chosen. */
  get counting(): string {
    const tiles = this.#setsOf(this.#chosenTiles)?.flat() ?? this.#chosenTiles;
    return tiles.length === 0 ? "" : sumText(tiles.map((tile) => faceOf(tile).number));
  }

  /** Whether something was laid that can be taken back. */
  get canUndo(): boolean {
    return this.#laid.length > 0 && !this.isRight;
  }

  choose(place: number, isDragged: boolean): void {
    if (this.isRight || this.gone.has(place)) return;
    const chosen = new Set(this.#chosen);
    if (isDragged || !chosen.delete(place)) chosen.add(place);
    this.#chosen = chosen;
    this.#feedback = null;
  }

  put(): void {
    const tiles = this.#chosenTiles;
    const sets = this.#setsOf(tiles);
    if (tiles.length > 0) this.#feedback = sets === null ? this.#refusal(tiles) : this.#lay(sets);
  }

  show(): void {
    const isFree = (set: readonly string[]): boolean =>
      !this.#laid.flat().some((tile) => set.includes(tile));
    // What lies otherwise than in the answer goes back first.
    if (!this.#answer.some(isFree)) this.#laid = [];
    this.#shown = this.#answer.find(isFree)!;
    this.#chosen = this.#places(this.#shown);
    this.#feedback = null;
  }

  undo(): void {
    this.#laid = this.#laid.slice(0, -1);
    this.#chosen = new Set();
    this.#feedback = null;
  }

  get #chosenTiles(): string[] {
    return this.rack.filter((_, place) => this.#chosen.has(place));
  }

  #places(tiles: readonly string[]): ReadonlySet<number> {
    return new Set(tiles.map((tile) => this.rack.indexOf(tile)));
  }

  #valueOf(tiles: readonly string[]): number {
    const reading = readSet(tiles, this.#options.rules);
    return reading.kind === "flaw" ? 0 : reading.value;
  }

  #refusal(tiles: readonly string[]): Feedback {
    const flaw = describePiece(tiles, this.#options.rules, this.#options.cards).flaw ?? "";
    return { isRight: false, key: "basic-wrong-no-set", values: { flaw } };
  }

  #lay(sets: readonly (readonly string[])[]): Feedback {
    const { isSingle } = this.#options;
    const values = sets.map((tiles) => this.#valueOf(tiles));
    if (isSingle && (sets.length > 1 || values[0]! < this.needed)) {
      const sum = this.#sumOf(sets);
      return { isRight: false, key: "basic-low-single", values: { sum, needed: this.needed } };
    }
    this.#laid = [...this.#laid, ...sets];
    this.#chosen = new Set();
    this.#shown = [];
    const sum = this.#sumOf(this.#laid);
    const missing = this.needed - this.reached;
    if (missing <= 0) return { isRight: true, key: "basic-right-sum", values: { sum } };
    return { isRight: false, key: "basic-low", values: { sum, missing } };
  }

  /** Return the value of one set as the sum of its tiles; of several sets as theirs. */
  #sumOf(sets: readonly (readonly string[])[]): string {
    const [first = [], ...more] = sets;
    if (more.length > 0) return sumText(sets.map((tiles) => this.#valueOf(tiles)));
    return sumText(first.map((tile) => faceOf(tile).number));
  }

  /** Return the sets that these tiles make, all of them; null if they make none. */
  #setsOf(tiles: readonly string[]): string[][] | null {
    const whole = settled(tiles, this.#options.rules);
    if (whole.every((set) => readSet(set, this.#options.rules).kind !== "flaw")) return whole;
    const [first, ...others] = tiles;
    if (first === undefined) return null;
    for (let mask = 0; mask < 2 ** others.length; mask += 1) {
      const isIn = (_: string, at: number): boolean => ((mask >> at) & 1) === 1;
      const rest = others.filter((tile, at) => !isIn(tile, at));
      const [set] = settled([first, ...others.filter(isIn)], this.#options.rules);
      if (rest.length === 0 || readSet(set!, this.#options.rules).kind === "flaw") continue;
      const more = set!.length + rest.length === tiles.length ? this.#setsOf(rest) : null;
      if (more !== null) return [set!, ...more];
    }
    return null;
  }
}

function sumText(parts: readonly number[]): string {
  return `${parts.join(" + ")} = ${parts.reduce((sum, part) => sum + part, 0)}`;
}
