/** A step that asks for one tile, or for a draw. */

import type { BasicStep } from "../../api/http";
import type { SetRules } from "../../rules/sets";
import { markCopies } from "../../rules/tiles";
import { addedTile, judge } from "./basic";
import type { BasicTask, ClothSet, Feedback } from "./basicTask";

export class TileTask implements BasicTask {
  readonly rack: readonly string[];
  readonly #step: BasicStep;
  readonly #rules: SetRules;
  #place = $state<number | null>(null);
  #feedback = $state.raw<Feedback | null>(null);
  #isShown = $state(false);

  constructor(step: BasicStep, rules: SetRules) {
    this.#step = step;
    this.#rules = rules;
    this.rack = markCopies([...step.table, step.choices]).at(-1)!;
  }

  get feedback(): Feedback | null {
    return this.#feedback;
  }

  get isRight(): boolean {
    return this.#feedback?.isRight ?? false;
  }

  get chosen(): ReadonlySet<number> {
    return some(this.#place);
  }

  get gone(): ReadonlySet<number> {
    return this.isRight ? this.chosen : new Set();
  }

  get hinted(): ReadonlySet<number> {
    return some(this.#isShown ? this.#answer : null);
  }

  get cloth(): readonly ClothSet[] {
    const { table, after, gap } = this.#step;
    const sets = markCopies(this.isRight ? after : table);
    const added = this.isRight ? addedTile(this.#step) : null;
    return sets.map((tiles, at) => ({
      tiles,
      gap: !this.isRight && at === sets.length - 1 ? gap : null,
      value: null,
      laid: new Set(added?.set === at ? [tiles[added.place]!] : []),
    }));
  }

  choose(place: number): void {
    if (this.isRight) return;
    this.#place = place;
    this.#feedback = null;
  }

  put(): void {
    if (this.#place === null) return;
    this.#feedback = judge(this.#step, this.#step.choices[this.#place] ?? null, this.#rules);
  }

  show(): void {
    this.#isShown = true;
    this.choose(this.#answer);
  }

  /** The place of the answer. */
  get #answer(): number {
    const { answer, choices } = this.#step;
    return answer === null ? choices.length : choices.indexOf(answer);
  }
}

function some(place: number | null): ReadonlySet<number> {
  return new Set(place === null ? [] : [place]);
}
