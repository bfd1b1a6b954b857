/** Event messages: what happened at the table, as text for the screen and screen readers. */

import type { Event, View } from "../../api/wire";
import { tableChange } from "../../live/recap";
import { botName } from "../../players/bots";
import { tileName } from "../../rules/text";
import type { Tone } from "../../turn/notice";
import { words } from "../../words/words.svelte";
import { playedText } from "./recap/playedText";

export interface EventMessage {
  readonly text: string;
  /** The tone if the message is shown; null if it is only announced. */
  readonly tone: Tone | null;
}

export interface MessageContext {
  readonly names: readonly string[];
  readonly cards: boolean;
  /** Whether several players share this device. If so, drawn tiles are not announced. */
  readonly shared: boolean;
}

const spoken = (text: string): EventMessage => ({ text, tone: null });

/** Return the message for an event, from the view of a seat; null if there is none. */
export function eventMessage(
  event: Event,
  before: View,
  context: MessageContext,
): EventMessage | null {
  const { names, cards } = context;
  const name = "seat" in event && event.seat !== null ? (names[event.seat] ?? "") : "";
  const mine = "seat" in event && event.seat === before.seat;
  switch (event.type) {
    case "start_drawn":
      return event.starter === before.seat
        ? { text: words("table-you-start"), tone: "good" }
        : { text: words("table-starts", { name: names[event.starter] ?? "" }), tone: "good" };
    case "played": {
      const change = tableChange(before.round?.table ?? [], event.table);
      return spoken(playedText(change, mine ? null : name, cards));
    }
    case "drew": {
      if (!mine || context.shared) return spoken(words("said-drew", { name }));
      return spoken(words("said-you-drew", { tile: tileName(event.tile, cards) }));
    }
    case "passed":
      return spoken(mine ? words("said-you-passed") : words("said-passed", { name }));
    case "timed_out": {
      const count = event.tiles.length;
      const text = mine
        ? words("said-you-timed-out", { count })
        : words("said-timed-out", { name, count });
      return { text, tone: "wrong" };
    }
    case "reacted": {
      const text = words(`react-${event.reaction}`);
      return event.seat === null
        ? { text: words("said-spectator", { text }), tone: "calm" }
        : spoken(`${name}: ${text}`);
    }
    case "came":
      return spoken(words("said-joined", { name }));
    case "went":
      return spoken(words("said-left", { name }));
    case "taken_back":
      return { text: words("table-taken-back"), tone: "calm" };
    case "declined":
      return mine ? null : { text: words("table-declined", { name }), tone: "calm" };
    case "paused":
      return spoken(words("table-paused"));
    case "stood_in":
      return mine
        ? { text: words("table-stood-in"), tone: "wrong" }
        : spoken(words("said-handed-over", { name }));
    case "handed_over": {
      if (mine) return { text: words("table-removed"), tone: "wrong" };
      const values = { name, bot: botName(event.bot) };
      const text = event.removed ? words("said-removed", values) : words("said-gone", values);
      return { text, tone: "calm" };
    }
    default:
      return null;
  }
}
