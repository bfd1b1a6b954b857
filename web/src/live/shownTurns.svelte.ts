/**
 * Shown turns: what the server tells about the course of a round, one turn after the other, and
 * whose tiles are just on their way.
 */

import type { Event, FromServer, View } from "../api/wire";
import { prefersReducedMotion } from "../device/preferences.svelte";
import { isTurnEvent } from "./applyEvent";
import { showingTime } from "./showingTime";
import { TurnPacing } from "./turnPacing";

/** What is shown in its order, turn by turn. */
export type Told =
  | { readonly type: "event"; readonly seq: number; readonly event: Event }
  | Extract<FromServer, { type: "view" | "clock" | "arranged" }>;

interface Screen {
  /** The view that is shown; null if nobody looks at it. */
  seenView(): View | null;
  /** The sets that lie on the table as it is shown. */
  sets(): readonly (readonly string[])[];
  /** Show something that arrived at a time of this device. */
  show(told: Told, arrivedAt: number): void;
}

export class ShownTurns {
  /** The seat whose turn is just being shown, with tiles on their way; null if all have landed. */
  seat = $state<number | null>(null);
  /** A factor on the time in which that turn is shown. */
  pace = $state(1);
  readonly #screen: Screen;
  readonly #pacing = new TurnPacing<Told>({
    timeOf: (told) => this.#timeOf(told),
    isTurn: (told) => told.type === "event" && isTurnEvent(told.event),
    show: (told, arrivedAt, { pace, isAwaited }) => {
      if (told.type === "event") {
        this.pace = pace;
        if (isAwaited && isTurnEvent(told.event)) this.seat = told.event.seat;
      }
      this.#screen.show(told, arrivedAt);
    },
    landed: () => (this.seat = null),
  });

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  receive(told: Told): void {
    this.#pacing.receive(told);
  }

  /** Show all that waits, at once. */
  flush(): void {
    this.#pacing.flush();
  }

  close(): void {
    this.#pacing.close();
  }

  #timeOf(told: Told): number {
    const view = this.#screen.seenView();
    if (told.type !== "event" || !view || document.hidden || prefersReducedMotion()) return 0;
    return showingTime(told.event, view, this.#screen.sets());
  }
}
