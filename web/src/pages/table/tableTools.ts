/** Tools at the table: sort the rack, ask for a hint, find sets, tidy the table, redo and reset. */

import { describeError } from "../../api/errorText";
import { sameTiles, setsOf } from "../../board/layout/arrangement";
import type { TableSession } from "../../live/session.svelte";
import { tileNames } from "../../rules/text";
import { sortTiles } from "../../rules/tiles";
import type { Join } from "../../turn/joins";
import type { Tone } from "../../turn/notice";
import type { Plan } from "../../turn/plan.svelte";
import { announce } from "../../ui/announce.svelte";
import type { IconName } from "../../ui/Icon.svelte";
import { words } from "../../words/words.svelte";

export interface Tool {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  readonly disabled?: boolean;
  /** Whether a wide screen folds it away. */
  readonly isExtra?: boolean;
  /** Whether even an upright phone has it in sight, beside undo. */
  readonly isInSight?: boolean;
  /** Whether it is switched on and off: the tools stay open, and show what it has found. */
  readonly isSwitch?: boolean;
  readonly found?: readonly FoundTiles[];
  /** What it has found, in one line. */
  readonly summary?: string;
}

export interface FoundTiles {
  readonly tiles: readonly string[];
  /** The set on the table that they join; may be empty. */
  readonly to: readonly string[];
}

interface ToolContext {
  readonly session: TableSession;
  readonly cards: boolean;
  /** Show and announce a short text. */
  show(text: string, tone?: Tone): void;
}

export function tableTools(context: ToolContext): readonly Tool[] {
  const { session } = context;
  const { plan } = session;
  return [
    { label: words("turn-sort"), icon: "sort", run: () => sort(plan), isInSight: true },
    ...(session.view?.table.hints
      ? [{ label: words("hint-ask"), icon: "bulb", run: () => session.askHint() } as const]
      : []),
    findTool(context),
    {
      label: words("turn-tidy"),
      icon: "tidy",
      run: () => plan.tidyTable(),
      disabled: plan.draft.now.pieces.length === 0,
      isExtra: true,
    },
    {
      label: words("turn-redo"),
      icon: "redo",
      run: () => plan.redo(),
      disabled: plan.draft.future.length === 0,
      isExtra: true,
    },
    {
      label: words("turn-reset-short"),
      icon: "reset",
      run: () => plan.reset(),
      disabled: !plan.isChanged,
      isExtra: true,
    },
  ];
}

/** Sort by colour, or by number if the rack is sorted by colour already. */
function sort(plan: Plan): void {
  const { rack } = plan.draft.now;
  plan.sort(sameTiles(rack, sortTiles(rack, "colour")) ? "number" : "colour");
}

/** Find sets, or forget those that were found: what was found is marked, and said beside the key. */
function findTool(context: ToolContext): Tool {
  const { groups, draft } = context.session.plan;
  const { rack } = draft.now;
  const joins = groups.joinsOn(rack, setsOf(draft.now));
  const found = groups.foundOn(rack).map((tiles) => ({
    tiles,
    to: joins.find((join) => join.tiles.join() === tiles.join())?.set ?? [],
  }));
  return {
    label: words("turn-find"),
    icon: "find",
    run: () => (found.length > 0 ? context.session.plan.forgetFound() : void findSets(context)),
    isExtra: true,
    isSwitch: true,
    found,
    summary: foundText(found.filter(({ to }) => to.length === 0).length, joins),
  };
}

function foundText(sets: number, joins: readonly Join[]): string {
  const joining = joins.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const parts = [
    sets > 0 && words("turn-find-done", { count: sets }),
    joining > 0 && words("turn-find-joins", { count: joining }),
  ];
  return parts.filter(Boolean).join(" ");
}

async function findSets({ session, cards, show }: ToolContext): Promise<void> {
  try {
    const found = await session.findRackSets();
    if (found === null) return;
    const { sets, joins } = found;
    const text = foundText(sets.length, joins);
    // The bar says what was found; only that there is nothing needs a word of its own.
    if (text === "") show(words("turn-find-none"));
    else announce(text);
    for (const set of sets) announce(tileNames(set, cards));
    for (const { tiles, set } of joins)
      announce(
        words("turn-find-join", { tiles: tileNames(tiles, cards), set: tileNames(set, cards) }),
      );
  } catch (error) {
    show(describeError(error), "wrong");
  }
}
