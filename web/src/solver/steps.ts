/** Steps: a turn as instructions for a person, as `brikke.solver.steps` finds them. */

import type { Step } from "../api/wire";
import { readSet } from "../rules/sets";
import { faceText } from "../rules/tiles";
import { ANY_RULES, originsOf, without } from "./physicalTiles";
import type { Sets } from "./position";

/** A step in physical tiles: the set that it makes, and where its tiles come from. */
interface PhysicalStep {
  readonly code: "lay" | "add" | "form" | "change";
  readonly set: readonly string[];
  readonly stays: readonly string[];
  readonly fromRack: readonly string[];
  readonly fromTable: readonly { tiles: readonly string[]; set: readonly string[] }[];
}

/** Return the steps from one table to another, and the set that each makes in physical tiles. */
export function explain(before: Sets, after: Sets): { steps: Step[]; moves: string[][] } {
  const gone = without(before, after);
  const made = without(after, before);
  const origins = originsOf(gone, made);
  const steps = made.map((set) => stepOf(set, origins.get(set), gone));
  // A set that only shrank needs no step of its own: other sets took its tiles.
  const moving = steps.filter(({ fromRack, fromTable }) => fromRack.length + fromTable.length > 0);
  const ordered = inOrder(before, moving);
  return { steps: ordered.map(inFaces), moves: ordered.map(({ set }) => [...set]) };
}

function stepOf(
  set: readonly string[],
  origin: readonly string[] | undefined,
  gone: Sets,
): PhysicalStep {
  const stays = set.filter((tile) => origin?.includes(tile) ?? false);
  const fromTable = gone
    .filter((was) => was !== origin && was.some((tile) => set.includes(tile)))
    .map((was) => ({ tiles: set.filter((tile) => was.includes(tile)), set: was }));
  const taken = fromTable.flatMap(({ tiles }) => tiles);
  const fromRack = set.filter((tile) => !taken.includes(tile) && !stays.includes(tile));
  const isNew = origin === undefined;
  const code = isNew
    ? fromTable.length > 0
      ? "form"
      : "lay"
    : stays.length === origin.length
      ? "add"
      : "change";
  return { code, set, stays, fromRack, fromTable };
}

/** Return steps so that the table holds valid sets after each, as far as possible. */
function inOrder(before: Sets, steps: readonly PhysicalStep[]): PhysicalStep[] {
  let table: Sets = before;
  let left = [...steps];
  const ordered: PhysicalStep[] = [];
  while (left.length > 0) {
    const disorder = left.map((step) => disorderOf(done(table, step)));
    const next = left[disorder.indexOf(Math.min(...disorder))]!;
    left = left.filter((step) => step !== next);
    table = done(table, next);
    ordered.push(next);
  }
  return ordered;
}

/** Return the table after a step: its tiles leave the sets where they are. */
function done(table: Sets, { set }: PhysicalStep): Sets {
  const kept = table.map((laid) => laid.filter((tile) => !set.includes(tile)));
  return [...kept.filter((laid) => laid.length > 0), set];
}

/** Return how many tiles lie in invalid sets. */
function disorderOf(table: Sets): number {
  return table.filter((set) => readSet(set, ANY_RULES).kind === "flaw").flat().length;
}

function inFaces({ code, set, stays, fromRack, fromTable }: PhysicalStep): Step {
  return {
    code,
    set: set.map(faceText),
    stays: stays.map(faceText),
    from_rack: fromRack.map(faceText),
    from_table: fromTable.map((taking) => ({
      tiles: taking.tiles.map(faceText),
      set: taking.set.map(faceText),
    })),
  };
}
