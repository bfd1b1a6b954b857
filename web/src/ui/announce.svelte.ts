/**
 * Announcements for screen readers, as live regions. Announcements within a short time are joined,
 * so that none interrupts another.
 */

const MOMENT = 80;
const REMEMBERED = 10_000;

interface Announcement {
  readonly key: number;
  readonly text: string;
}

let polite = $state.raw<readonly Announcement[]>([]);
let urgent = $state.raw<readonly Announcement[]>([]);
let pending: string[] = [];
let lastKey = 0;

export const announcements = {
  get polite(): readonly Announcement[] {
    return polite;
  },
  get urgent(): readonly Announcement[] {
    return urgent;
  },
};

export function announce(text: string): void {
  if (pending.length === 0) setTimeout(flush, MOMENT);
  if (!pending.includes(text)) pending.push(text);
}

function flush(): void {
  const now = newAnnouncement(pending.join(" "));
  pending = [];
  polite = [...polite, now];
  setTimeout(() => (polite = polite.filter((each) => each !== now)), REMEMBERED);
}

/** Announce something urgent. It replaces the previous urgent announcement. */
export function announceNow(text: string): void {
  urgent = [newAnnouncement(text)];
}

function newAnnouncement(text: string): Announcement {
  lastKey += 1;
  return { key: lastKey, text };
}
