/** Timed notice: a text that is said, and shown for a few seconds. */

import { announce, announceNow } from "../ui/announce.svelte";
import type { Notice, Tone } from "./notice";

const SHOWN = 5000;

export class TimedNotice {
  now = $state.raw<Notice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show = (text: string, tone: Tone = "calm"): void => {
    if (tone === "wrong") announceNow(text);
    else announce(text);
    this.now = { text, tone };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), SHOWN);
  };

  hide(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
