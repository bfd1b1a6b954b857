/** The lessons there are, and which of them were done on this device. */

import { ask } from "../../api/client";
import type { Lesson, Lessons } from "../../api/http";
import { keep, kept } from "../../device/storage";

let asked: Promise<Lesson[]> | null = null;

/** Return the lessons; from one to the next they are not asked for again. */
export function allLessons(): Promise<Lesson[]> {
  asked ??= ask<Lessons>("GET", "/api/lessons").then(({ lessons }) => lessons);
  // What could not be had may be had later.
  asked.catch(() => (asked = null));
  return asked;
}

let done = $state.raw<readonly string[]>(kept<string[]>("lessons") ?? []);

export function isDone({ name }: Lesson): boolean {
  return done.includes(name);
}

export function haveDone({ name }: Lesson): void {
  if (done.includes(name)) return;
  done = [...done, name];
  keep("lessons", done);
}
