/** What happened at the table, in words: read aloud, and some of it shown. */

import type { Event, View } from "../../api/wire";
import { broughtBy } from "../../live/applyEvent";
import { tileName, tileNames } from "../../rules/text";
import type { Tone } from "../../turn/notice";
import { words } from "../../words/words.svelte";

export interface Saying {
  readonly text: string;
  /** How it is shown; null if it is only read aloud. */
  readonly tone: Tone | null;
}

export interface Listener {
  readonly names: readonly string[];
  readonly cards: boolean;
  /** Whether others share this device, who must not hear what was drawn. */
  readonly shared: boolean;
}

const aloud = (text: string): Saying => ({ text, tone: null });

/** Return what is to be said about an event, from the seat that the view is of. */
export function saying(event: Event, before: View, listener: Listener): Saying | null {
  const { names, cards } = listener;
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const mine = "seat" in event && event.seat === before.seat;
  switch (event.type) {
    case "start_drawn":
      return event.starter === before.seat
        ? { text: words("table-you-start"), tone: "good" }
        : { text: words("table-starts", { name: names[event.starter] ?? "" }), tone: "good" };
    case "played": {
      const tiles = tileNames(broughtBy(before.round?.table ?? [], event.table), cards);
      return aloud(
        mine ? words("said-you-played", { tiles }) : words("said-played", { name, tiles }),
      );
    }
    case "drew": {
      if (!mine || listener.shared) return aloud(words("said-drew", { name }));
      return aloud(words("said-you-drew", { tile: tileName(event.tile, cards) }));
    }
    case "passed":
      return aloud(mine ? words("said-you-passed") : words("said-passed", { name }));
    case "timed_out": {
      const count = event.tiles.length;
      const text = mine
        ? words("said-you-timed-out", { count })
        : words("said-timed-out", { name, count });
      return { text, tone: "wrong" };
    }
    case "reacted":
      return aloud(`${name}: ${words(`react-${event.reaction}`)}`);
    case "came":
      return aloud(words("said-joined", { name }));
    case "went":
      return aloud(words("said-left", { name }));
    case "taken_back":
      return { text: words("table-taken-back"), tone: "calm" };
    case "declined":
      return mine ? null : { text: words("table-declined", { name }), tone: "calm" };
    case "paused":
      return aloud(words("table-paused"));
    case "stood_in":
      return mine
        ? { text: words("table-stood-in"), tone: "wrong" }
        : aloud(words("said-handed-over", { name }));
    case "handed_over":
      return mine
        ? { text: words("table-removed"), tone: "wrong" }
        : aloud(words("said-handed-over", { name }));
    default:
      return null;
  }
}
