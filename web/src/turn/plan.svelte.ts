/**
 * Plan of a turn: the draft, the server's verdict on it, and its storage, so that it survives a
 * reload. It knows no rules of the game.
 */

import type { SolutionWithMoves } from "../api/http";
import type { Checked, RoundView, Violation } from "../api/wire";
import {
  arrangePieces,
  inOrder,
  keepOrder,
  move,
  newPiece,
  sameTiles,
  setsOf,
  type Arrangement,
  type Place,
} from "../board/layout/arrangement";
import * as drafts from "../board/draft";
import type { StoredLayout } from "../board/layout/storedLayout";
import { LayoutState, type OwnChange } from "../board/layout/layoutState";
import { getItem, removeItem, setItem } from "../device/storage";
import type { SetRules } from "../rules/sets";
import { settled } from "../rules/sets";
import { faceText, sortTiles, type Order } from "../rules/tiles";
import { findJoins, type Join } from "./joins";
import { RackGroups, type StoredGroups } from "./rackGroups.svelte";
import { rackPlaces } from "./rackPlaces";

/** The server's verdict on the current draft. */
export type Verdict =
  | { readonly state: "none" }
  | { readonly state: "asked" }
  | { readonly state: "legal" }
  | { readonly state: "illegal"; readonly violations: readonly Violation[] };

export interface PlanContext {
  /** Return the name under which the draft is stored; null for spectators. */
  draftName(): string | null;
  /** Whether only a changed draft is stored. Otherwise the order of the rack is kept, too. */
  storesChangesOnly?: boolean;
  rules(): SetRules;
  /** Send a table to be checked. Return the id of the request; null if that is not possible now. */
  check(table: string[][]): string | null;
}

/** The table and the own rack in a round. */
export type Round = Pick<RoundView, "table" | "rack" | "commitment" | "rack_sizes">;

/** What was found on a rack. */
export interface FoundOnRack {
  readonly sets: readonly (readonly string[])[];
  /** The tiles that join sets on the table. */
  readonly joins: readonly Join[];
}

interface StoredStep {
  sets: string[][];
  rack: string[];
}

interface StoredDraft {
  at: number;
  commitment: string;
  base: drafts.Base;
  sets: string[][];
  rack: string[];
  /** The steps before, the last one last. */
  past?: StoredStep[];
  places?: StoredLayout | null;
  groups?: StoredGroups;
}

/** The last steps are stored: nobody takes back more one by one. */
const STORED_STEPS = 30;
const NOTHING: Verdict = { state: "none" };
const EMPTY: drafts.Base = { table: [], rack: [] };
const CHECK_AFTER = 120;
const RETRY_AFTER = 600;
/** A tile that is pushed aside by so many tile widths gets a gap, or loses it. */
const NUDGE = 0.25;
/** Temporary errors: the check is sent again. */
const PASSING = new Set(["busy", "too-often", "unreachable"]);

export class Plan {
  draft = $state.raw(drafts.newDraft(EMPTY));
  verdict = $state.raw<Verdict>(NOTHING);
  /** The tiles of the rack in their places, with those that were laid in the turn as holes. */
  rackPlaces = $state.raw<readonly string[]>([]);
  /** Where the sets lie on the table. */
  readonly layout = new LayoutState();
  readonly groups = new RackGroups();
  readonly #context: PlanContext;
  #round: string | null = null;
  #isDealt = false;
  #isOver = false;
  #checkId: string | null = null;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: PlanContext) {
    this.#context = context;
    this.layout.onchange = () => this.#store();
  }

  close(): void {
    clearTimeout(this.#checkTimer);
  }

  get isChanged(): boolean {
    return drafts.isChanged(this.draft);
  }

  /** Update the draft to the current round. */
  follow(round: Round | null): void {
    const base = round ? { table: round.table, rack: round.rack } : EMPTY;
    const name = round?.commitment ?? null;
    const isSame = name === this.#round && this.#isDealt;
    this.#round = name;
    this.#isOver = false;
    this.#isDealt = (round?.rack_sizes.length ?? 0) > 0;
    if (!isSame) this.rackPlaces = [];
    // What was found holds for one table and one rack.
    else if (!isSameBase(this.draft.base, base)) this.groups.forgetFound();
    this.#set(
      isSame ? this.#keptSorted(drafts.rebased(this.draft, base)) : this.#initialDraft(base),
    );
  }

  #initialDraft(base: drafts.Base): drafts.Draft {
    const name = this.#context.draftName();
    const stored = name === null ? null : getItem<StoredDraft>(name);
    const isStored = stored !== null && stored.commitment === this.#round;
    this.layout.restore((isStored && stored.places) || null);
    this.groups.restore(isStored ? stored.groups : undefined);
    if (!isStored) {
      return drafts.newDraft({ ...base, rack: sortTiles(base.rack, "colour") });
    }
    const now = { pieces: stored.sets.map(newPiece), rack: stored.rack };
    const past = restoredSteps(stored.past ?? [], now.pieces);
    return drafts.rebased({ base: stored.base, now, past, future: [] }, base);
  }

  /** Return a draft whose rack is sorted as it was: what comes to a sorted rack goes to its place. */
  #keptSorted(draft: drafts.Draft): drafts.Draft {
    const { rack } = this.draft.now;
    const orders: Order[] = this.groups.isByColour ? ["colour", "number"] : ["number", "colour"];
    const order = orders.find((each) => sameTiles(rack, sortTiles(rack, each)));
    const isGrown = draft.now.rack.some((tile) => !rack.includes(tile));
    if (!order || !isGrown) return draft;
    const sorted = (each: Arrangement): Arrangement => ({
      ...each,
      rack: sortTiles(each.rack, order),
    });
    const { now, past, future } = draft;
    return { ...draft, now: sorted(now), past: past.map(sorted), future: future.map(sorted) };
  }

  /** Set the draft after a change by the player. */
  #update(draft: drafts.Draft, change: OwnChange = "moved"): void {
    if (draft.now.pieces !== this.draft.now.pieces) this.layout.beginOwnChange(change);
    this.#set(draft);
  }

  #set(draft: drafts.Draft): void {
    const what = ({ base, now }: drafts.Draft): string =>
      JSON.stringify([base.table, [...base.rack].sort(), setsOf(now)]);
    const isNew = what(draft) !== what(this.draft);
    this.rackPlaces = rackPlaces(
      this.rackPlaces,
      this.draft.now.rack,
      draft.now.rack,
      draft.base.rack,
    );
    this.draft = draft;
    this.#store();
    if (isNew) this.#invalidate();
  }

  #store(): void {
    const name = this.#context.draftName();
    // Before the deal there is no rack whose order could be kept.
    if (name === null || this.#round === null || this.#isOver || !this.#isDealt) return;
    if (this.#context.storesChangesOnly && !this.isChanged) {
      removeItem(name);
      return;
    }
    const { base, now, past } = this.draft;
    const stored: StoredDraft = {
      at: Date.now(),
      commitment: this.#round,
      base,
      sets: setsOf(now),
      rack: [...now.rack],
      past: past.slice(-STORED_STEPS).map((step) => ({ sets: setsOf(step), rack: [...step.rack] })),
      places: this.layout.stored(),
      groups: this.groups.stored(),
    };
    setItem(name, stored);
  }

  /** Remove the stored draft after the round is over. */
  forget(): void {
    this.#isOver = true;
    const name = this.#context.draftName();
    if (name !== null) removeItem(name);
  }

  // Verdict of the server

  /** Discard the verdict, and check again after a short pause. */
  #invalidate(): void {
    this.#checkId = null;
    clearTimeout(this.#checkTimer);
    this.verdict = this.isChanged ? { state: "asked" } : NOTHING;
    if (this.isChanged) this.#checkTimer = setTimeout(() => this.check(), CHECK_AFTER);
  }

  check(): void {
    clearTimeout(this.#checkTimer);
    if (this.verdict.state !== "none") this.#checkId = this.#context.check(setsOf(this.draft.now));
  }

  checked({ id, legal, violations }: Checked): void {
    if (id !== this.#checkId) return;
    this.verdict = legal ? { state: "legal" } : { state: "illegal", violations };
  }

  /** Handle a refused check. Return whether it will be repeated here. */
  refused(id: string | null, code: string): boolean {
    if (id === null || id !== this.#checkId || !PASSING.has(code)) return false;
    this.#checkTimer = setTimeout(() => this.check(), RETRY_AFTER);
    return true;
  }

  judged(violations: readonly Violation[]): void {
    this.verdict = { state: "illegal", violations };
  }

  /** The player's turn is over: sets may be pushed together that nobody has touched. */
  endTurn(): void {
    this.layout.endTurn();
  }

  // Actions of the player

  /** Move tiles. Return those that cannot be moved: tiles of the table cannot go to the rack. */
  move(tiles: readonly string[], place: Place): readonly string[] {
    const own = new Set(this.draft.base.rack);
    const movable = place.at === "rack" ? tiles.filter((tile) => own.has(tile)) : tiles;
    if (movable.length === 0) return tiles;
    const { now } = this.draft;
    const settle = (each: readonly string[]): string[][] => settled(each, this.#context.rules());
    const next = move(now, inOrder(now, new Set(movable)), place, settle);
    const isRackOnly =
      next.pieces.length === now.pieces.length &&
      next.pieces.every((piece, at) => piece === now.pieces[at]);
    if (isRackOnly && place.at === "rack") this.#regroup(next.rack, movable, place.nudge ?? 0);
    this.#update(
      isRackOnly ? drafts.reordered(this.draft, next.rack) : drafts.changed(this.draft, next),
    );
    return tiles.filter((tile) => !movable.includes(tile));
  }

  /** Follow a move on the rack: to another place, or a little aside in the same place. */
  #regroup(rack: readonly string[], tiles: readonly string[], nudge: number): void {
    const [first] = rack.filter((tile) => tiles.includes(tile));
    if (!sameTiles(rack, this.draft.now.rack)) this.groups.moved(rack, tiles);
    else if (Math.abs(nudge) >= NUDGE) this.groups.setGap(rack, first!, nudge > 0);
  }

  /** Make or close a gap before a tile of the rack. */
  toggleGap(tile: string): void {
    this.groups.toggleGap(this.draft.now.rack, tile);
    this.#store();
  }

  undo(): void {
    this.#update(drafts.undone(this.draft));
  }

  redo(): void {
    this.#update(drafts.redone(this.draft));
  }

  reset(): void {
    this.#update(this.#keptSorted(drafts.reset(this.draft)));
  }

  /** Discard the draft after a turn that laid nothing. */
  restart(): void {
    this.#update(this.#keptSorted(drafts.restarted(this.draft)));
  }

  sort(order: Order): void {
    this.groups.sorted(order === "colour");
    this.#update(drafts.reordered(this.draft, sortTiles(this.draft.now.rack, order)));
  }

  /** Lay the sets on the table again without gaps, on this screen alone. */
  tidyTable(): void {
    this.layout.tidy();
    const { now } = this.draft;
    this.#update({ ...this.draft, now: { ...now, pieces: [...now.pieces] } }, "shown");
  }

  /**
   * Gather at its beginning the sets that the rack contains, and the tiles that join sets on the
   * table, if the player may add to those. Return both; null if the rack has changed before the
   * answer.
   */
  async findRackSets(
    rulebook: string,
    objective: "tiles" | "points",
    canJoin: boolean,
  ): Promise<FoundOnRack | null> {
    const { rack, pieces } = this.draft.now;
    const { ask } = await import("../solver/ask"); // few tables need it
    const found = await ask<SolutionWithMoves>("/api/solve", {
      rack: rack.map(faceText),
      rulebook,
      objective,
    });
    if (this.draft.now.rack !== rack) return null;
    const left = [...rack];
    const sets = found.table.map((tiles) =>
      tiles.map((tile) => {
        const at = left.findIndex((each) => faceText(each) === faceText(tile));
        return left.splice(at, 1)[0]!;
      }),
    );
    const onTable = pieces.map(({ tiles }) => tiles);
    const joins = canJoin ? findJoins(onTable, left, this.#context.rules()) : [];
    const joining = joins.flatMap(({ tiles }) => tiles);
    const rest = left.filter((tile) => !joining.includes(tile));
    this.groups.find(sets, joins);
    this.#update(drafts.reordered(this.draft, [...sets.flat(), ...joining, ...rest]));
    return { sets, joins };
  }

  /** Forget what was found on the rack. */
  forgetFound(): void {
    this.groups.find([]);
    this.#store();
  }

  /** Show a hint, or another table, as the draft. */
  layOut(hint: { readonly table: drafts.Base["table"] }): void {
    const { base, now } = this.draft;
    const onTable = new Set(hint.table.flat());
    const pieces = arrangePieces(hint.table, now.pieces);
    const rack = keepOrder(base.rack, now.rack).filter((tile) => !onTable.has(tile));
    this.#update(drafts.changed(this.draft, { pieces, rack }), "shown");
  }
}

function isSameBase(left: drafts.Base, right: drafts.Base): boolean {
  const text = ({ table, rack }: drafts.Base): string => JSON.stringify([table, [...rack].sort()]);
  return text(left) === text(right);
}

/** Return steps from storage; a set that goes on in the next step keeps its key. */
function restoredSteps(steps: readonly StoredStep[], now: Arrangement["pieces"]): Arrangement[] {
  const restored: Arrangement[] = [];
  for (const { sets, rack } of steps.toReversed())
    restored.unshift({ pieces: arrangePieces(sets, restored[0]?.pieces ?? now), rack });
  return restored;
}
