/** Tools at the table: sort the rack, ask for a hint, find sets, redo and reset. */

import { describeError } from "../../api/errorText";
import { sameTiles } from "../../board/arrangement";
import type { TableSession } from "../../live/session.svelte";
import { tileNames } from "../../rules/text";
import { sortTiles } from "../../rules/tiles";
import type { Tone } from "../../turn/notice";
import type { Plan } from "../../turn/plan.svelte";
import { announce } from "../../ui/announce.svelte";
import { words } from "../../words/words.svelte";
import type { Tool } from "./TurnBar.svelte";

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
    { label: words("turn-sort"), icon: "sort", run: () => sort(plan) },
    ...(session.view?.table.hints
      ? [{ label: words("hint-ask"), icon: "bulb", run: () => session.askHint() } as const]
      : []),
    findTool(context),
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

/** Find sets, or forget those that were found: what was found is marked, and shown beside the key. */
function findTool(context: ToolContext): Tool {
  const { groups, draft } = context.session.plan;
  const { rack } = draft.now;
  const joins = groups.joinsOn(rack);
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
  };
}

async function findSets({ session, cards, show }: ToolContext): Promise<void> {
  try {
    const found = await session.findRackSets();
    if (found === null) return;
    const { sets, joins } = found;
    const joining = joins.reduce((sum, { tiles }) => sum + tiles.length, 0);
    const parts = [
      sets.length > 0 && words("turn-find-done", { count: sets.length }),
      joining > 0 && words("turn-find-joins", { count: joining }),
    ];
    show(parts.filter(Boolean).join(" ") || words("turn-find-none"));
    for (const set of sets) announce(tileNames(set, cards));
    for (const { tiles, set } of joins)
      announce(
        words("turn-find-join", { tiles: tileNames(tiles, cards), set: tileNames(set, cards) }),
      );
  } catch (error) {
    show(describeError(error), "wrong");
  }
}
