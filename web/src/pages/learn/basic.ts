/** A step that asks for a tile, or a draw: whether a choice is right, and what is said about it. */

import type { BasicStep } from "../../api/http";
import { readSet, settled, type SetRules } from "../../rules/sets";
import { faceOf } from "../../rules/tiles";
import type { Feedback } from "./basicTask";

/** A choice: the face of a tile; null for drawing. */
export type Choice = string | null;

/** Return where the right tile lies after the turn. */
export function addedTile({ table, after, gap }: BasicStep): { set: number; place: number } {
  if (gap !== null) return { set: table.length - 1, place: gap };
  const set = after.findIndex((tiles, at) => tiles.length > (table[at]?.length ?? 0));
  const place = after[set]?.findIndex((tile) => !table[set]?.includes(tile)) ?? -1;
  return { set, place };
}

export function judge(step: BasicStep, choice: Choice, rules: SetRules): Feedback {
  if (choice === step.answer)
    return { isRight: true, key: choice === null ? "basic-right-draw" : "basic-right" };
  if (choice === null) return { isRight: false, key: "basic-wrong-draw" };
  if (step.gap !== null)
    return { isRight: false, key: `basic-wrong-${misfit(step, choice, rules)}` };
  const isClosed = !step.opened && fits(step, choice, rules);
  return { isRight: false, key: isClosed ? "basic-wrong-closed" : "basic-wrong-lay" };
}

/** Return why a tile does not go into the gap: of the group or run that is to be, what it breaks. */
function misfit({ table, after }: BasicStep, face: string, rules: SetRules): string {
  const { number, colour } = faceOf(face);
  const others = (table.at(-1) ?? []).map(faceOf).filter((each) => each.colour !== null);
  if (readSet(after.at(-1) ?? [], rules).kind === "group")
    return others.every((each) => each.number === number) ? "group-colour" : "group-number";
  return others.every((each) => each.colour === colour) ? "run-number" : "run-colour";
}

/** Whether a tile may join a set of the table. */
function fits({ table }: BasicStep, face: string, rules: SetRules): boolean {
  return table.some((tiles) =>
    settled([...tiles, face], rules).every((each) => readSet(each, rules).kind !== "flaw"),
  );
}
