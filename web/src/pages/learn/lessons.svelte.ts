/** Lessons, and which of them were done on this device. */

import { ApiError, request } from "../../api/client";
import type { Lessons } from "../../api/http";
import { getItem, setItem } from "../../device/storage";
import { rulebookText, storedSetup } from "../home/tableSetup";

let latest: { readonly rulebook: string; readonly lessons: Promise<Lessons> } | null = null;

/** Return all lessons, by the rules that were played last. They are requested only once. */
export function fetchLessons(): Promise<Lessons> {
  const rulebook = rulebookText(storedSetup("bots"));
  if (latest?.rulebook === rulebook) return latest.lessons;
  const lessons = requestLessons(rulebook);
  latest = { rulebook, lessons };
  // After an error the next call tries again.
  lessons.catch(() => (latest = null));
  return lessons;
}

async function requestLessons(rulebook: string): Promise<Lessons> {
  try {
    return await request("GET", `/api/lessons?rulebook=${encodeURIComponent(rulebook)}`);
  } catch (error) {
    // The server may no longer have an edition that was played here.
    if (error instanceof ApiError && error.status === 400) return request("GET", "/api/lessons");
    throw error;
  }
}

/** Return the names of all lessons in their order. */
export function courseOf({ basics, lessons }: Lessons): string[] {
  return [...basics, ...lessons].map(({ name }) => name);
}

let done = $state.raw<readonly string[]>(getItem<string[]>("lessons") ?? []);

export function isDone(name: string): boolean {
  return done.includes(name);
}

export function markDone(name: string): void {
  if (done.includes(name)) return;
  done = [...done, name];
  setItem("lessons", done);
}
