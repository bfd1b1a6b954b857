/**
 * The turn a player has in mind: the draft, what the server says about it, and its place in the
 * browser's memory, so that it survives a reload. Knows no rule of the game.
 */

import { ask } from "../api/client";
import type { SolutionWithMoves } from "../api/http";
import type { Checked, RoundView, Violation } from "../api/wire";
import { inOrder, keptOrder, move, newPiece, setsOf, type Place } from "../board/arrangement";
import * as drafts from "../board/draft";
import { drop, keep, kept } from "../device/storage";
import type { SetRules } from "../rules/sets";
import { settled } from "../rules/sets";
import { faceText, sorted, type Order } from "../rules/tiles";

/** What the server said about the draft as it lies. */
export type Verdict =
  | { readonly state: "none" }
  | { readonly state: "asked" }
  | { readonly state: "legal" }
  | { readonly state: "illegal"; readonly violations: readonly Violation[] };

export interface Planner {
  /** Under which name the draft is kept; null for those who only watch. */
  draftName(): string | null;
  rules(): SetRules;
  /** Ask the server about a table; return the question's id, null while nothing can be asked. */
  check(table: string[][]): string | null;
}

/** What lies on the table and on the own rack, in a round that has a name. */
export type Round = Pick<RoundView, "table" | "rack" | "commitment" | "rack_sizes">;

interface StoredDraft {
  at: number;
  commitment: string;
  base: drafts.Base;
  sets: string[][];
  rack: string[];
}

const NOTHING: Verdict = { state: "none" };
const EMPTY: drafts.Base = { table: [], rack: [] };
const CHECK_AFTER = 120;
const ASK_AGAIN_AFTER = 600;
/** What a question may be refused for at one moment and not at the next. */
const PASSING = new Set(["busy", "too-often", "unreachable"]);

export class Plan {
  draft = $state.raw(drafts.newDraft(EMPTY));
  verdict = $state.raw<Verdict>(NOTHING);
  readonly #planner: Planner;
  #round: string | null = null;
  #isDealt = false;
  #checkId: string | null = null;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(planner: Planner) {
    this.#planner = planner;
  }

  close(): void {
    clearTimeout(this.#checkTimer);
  }

  get isTouched(): boolean {
    return drafts.isTouched(this.draft);
  }

  /** Go on from how things lie now. */
  follow(round: Round | null): void {
    const base = round ? { table: round.table, rack: round.rack } : EMPTY;
    const name = round?.commitment ?? null;
    const isSame = name === this.#round && this.#isDealt;
    this.#round = name;
    this.#isDealt = (round?.rack_sizes.length ?? 0) > 0;
    this.#set(isSame ? drafts.rebased(this.draft, base) : this.#begun(base));
  }

  #begun(base: drafts.Base): drafts.Draft {
    const name = this.#planner.draftName();
    const stored = name === null ? null : kept<StoredDraft>(name);
    if (stored === null || stored.commitment !== this.#round) {
      return drafts.newDraft({ ...base, rack: sorted(base.rack, "colour") });
    }
    const now = { pieces: stored.sets.map(newPiece), rack: stored.rack };
    return drafts.rebased({ base: stored.base, now, past: [], future: [] }, base);
  }

  #set(draft: drafts.Draft): void {
    const what = ({ base, now }: drafts.Draft): string =>
      JSON.stringify([base.table, [...base.rack].sort(), setsOf(now)]);
    const isNew = what(draft) !== what(this.draft);
    this.draft = draft;
    this.#keep();
    if (isNew) this.#doubt();
  }

  #keep(): void {
    const name = this.#planner.draftName();
    if (name === null || this.#round === null) return;
    const { base, now } = this.draft;
    const stored: StoredDraft = {
      at: Date.now(),
      commitment: this.#round,
      base,
      sets: setsOf(now),
      rack: [...now.rack],
    };
    keep(name, stored);
  }

  /** The round is over: nothing is left to plan. */
  forget(): void {
    const name = this.#planner.draftName();
    if (name !== null) drop(name);
  }

  // What the server says about it

  /** What was found no longer holds: ask again, once nothing moves. */
  #doubt(): void {
    this.#checkId = null;
    clearTimeout(this.#checkTimer);
    this.verdict = this.isTouched ? { state: "asked" } : NOTHING;
    if (this.isTouched) this.#checkTimer = setTimeout(() => this.check(), CHECK_AFTER);
  }

  check(): void {
    clearTimeout(this.#checkTimer);
    if (this.verdict.state !== "none") this.#checkId = this.#planner.check(setsOf(this.draft.now));
  }

  checked({ id, legal, violations }: Checked): void {
    if (id !== this.#checkId) return;
    this.verdict = legal ? { state: "legal" } : { state: "illegal", violations };
  }

  /** Return whether a refusal concerned the question, and will be dealt with here. */
  refused(id: string | null, code: string): boolean {
    if (id === null || id !== this.#checkId || !PASSING.has(code)) return false;
    this.#checkTimer = setTimeout(() => this.check(), ASK_AGAIN_AFTER);
    return true;
  }

  judged(violations: readonly Violation[]): void {
    this.verdict = { state: "illegal", violations };
  }

  // What the player does with it

  /** Put tiles somewhere; return those that had to stay, as tiles of the table do off the rack. */
  move(tiles: readonly string[], place: Place): readonly string[] {
    const own = new Set(this.draft.base.rack);
    const movable = place.at === "rack" ? tiles.filter((tile) => own.has(tile)) : tiles;
    if (movable.length === 0) return tiles;
    const { now } = this.draft;
    const settle = (each: readonly string[]): string[][] => settled(each, this.#planner.rules());
    const next = move(now, inOrder(now, new Set(movable)), place, settle);
    const isRackOnly =
      next.pieces.length === now.pieces.length &&
      next.pieces.every((piece, at) => piece === now.pieces[at]);
    this.#set(
      isRackOnly ? drafts.reordered(this.draft, next.rack) : drafts.changed(this.draft, next),
    );
    return tiles.filter((tile) => !movable.includes(tile));
  }

  undo(): void {
    this.#set(drafts.undone(this.draft));
  }

  redo(): void {
    this.#set(drafts.redone(this.draft));
  }

  reset(): void {
    this.#set(drafts.reset(this.draft));
  }

  sort(order: Order): void {
    this.#set(drafts.reordered(this.draft, sorted(this.draft.now.rack, order)));
  }

  /**
   * Lift the sets that lie in the rack onto the table. Return how many there were; null if the rack
   * changed before the answer came.
   */
  async lift(rulebook: string, objective: "tiles" | "points"): Promise<number | null> {
    const { rack } = this.draft.now;
    const found = await ask<SolutionWithMoves>("POST", "/api/solve", {
      body: { rack: rack.map(faceText), rulebook, objective },
    });
    if (this.draft.now.rack !== rack) return null;
    const left = [...rack];
    const sets = found.table.map((tiles) =>
      tiles.map((tile) => {
        const at = left.findIndex((each) => faceText(each) === faceText(tile));
        return left.splice(at, 1)[0]!;
      }),
    );
    if (sets.length > 0) {
      const pieces = [...this.draft.now.pieces, ...sets.map(newPiece)];
      this.#set(drafts.changed(this.draft, { pieces, rack: left }));
    }
    return sets.length;
  }

  /** Lay a hint, or another answer, out as the draft. */
  layOut(hint: { readonly table: drafts.Base["table"] }): void {
    const { base, now } = this.draft;
    const onTable = new Set(hint.table.flat());
    const fresh = drafts.rebased(drafts.newDraft(base), { ...base, table: hint.table });
    const rack = keptOrder(base.rack, now.rack).filter((tile) => !onTable.has(tile));
    this.#set(drafts.changed(this.draft, { pieces: fresh.now.pieces, rack }));
  }
}
