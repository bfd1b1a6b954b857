/** Lessons, and which of them were done on this device. */

import { request } from "../../api/client";
import type { Lesson, Lessons } from "../../api/http";
import { getItem, setItem } from "../../device/storage";

let pending: Promise<Lesson[]> | null = null;

/** Return all lessons. They are requested only once. */
export function fetchLessons(): Promise<Lesson[]> {
  pending ??= request<Lessons>("GET", "/api/lessons").then(({ lessons }) => lessons);
  // After an error the next call tries again.
  pending.catch(() => (pending = null));
  return pending;
}

let done = $state.raw<readonly string[]>(getItem<string[]>("lessons") ?? []);

export function isDone({ name }: Lesson): boolean {
  return done.includes(name);
}

export function markDone({ name }: Lesson): void {
  if (done.includes(name)) return;
  done = [...done, name];
  setItem("lessons", done);
}
