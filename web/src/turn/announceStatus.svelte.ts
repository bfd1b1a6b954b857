/** Announcement of the status of a turn, for screen readers. */

import { announce } from "../ui/announce.svelte";

interface Status {
  readonly text: string;
  /** Whether it may change in a moment, because the server has not judged the draft yet. */
  readonly isPending: boolean;
}

/**
 * Announce the status of a draft when it is known, and only if it is another than before: many moves
 * leave it as it was. Without a draft there is none. Must be called in a component.
 */
export function announceStatus(statusOf: () => Status | null): void {
  let last: string | null = null;
  $effect(() => {
    const status = statusOf();
    if (status === null) last = null;
    else if (!status.isPending && status.text !== last) {
      last = status.text;
      announce(last);
    }
  });
}
