import { describe, expect, test } from "vitest";

import type { View } from "../../src/api/wire";
import { applyEvent, tilesPlayed } from "../../src/live/applyEvent";
import { sets, tiles, vectors, type Chapter } from "../vectors";

/** Return the view that the server would send after an event. */
function sent(before: View, { view }: Chapter): View {
  return merged(before, view) as View;
}

/** Vectors tell of each object only the fields that changed. */
function merged(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const fields = Object.entries(after).map(([name, value]) => [name, merged(before[name], value)]);
  return { ...before, ...Object.fromEntries(fields) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

describe.each([
  ["a seat", vectors.story_of_a_seat],
  ["a spectator", vectors.story_of_a_spectator],
])("a round as %s hears it", (_, [opening, ...story]) => {
  const first = opening!.view as View;
  const views = story.reduce((told, each) => [...told, sent(told.at(-1)!, each)], [first]);
  const chapters = story.map((chapter, at) => ({
    ...chapter,
    before: views[at]!,
    after: views[at + 1]!,
    title: `${chapter.event.type}, event ${chapter.view.seq}`,
  }));

  test.each(chapters.filter((each) => each.followed))(
    "is followed to where the server is: $title",
    ({ event, before, after }) => {
      expect(applyEvent(before, after.seq, event)).toEqual(after);
    },
  );

  test.each(chapters.filter((each) => !each.followed))(
    "waits for a view where the page cannot follow: $title",
    ({ event, before, after }) => {
      expect(applyEvent(before, after.seq, event)).toEqual({ ...before, seq: after.seq });
    },
  );

  test("is never changed in place", () => {
    for (const { event, before, after } of chapters) {
      const copy = structuredClone(before);
      applyEvent(before, after.seq, event);
      expect(before).toEqual(copy);
    }
  });
});

test("without a round only seq changes", () => {
  const view: View = { ...(vectors.story_of_a_seat[0]!.view as View), round: null };
  expect(applyEvent(view, 99, { type: "drew", seat: 0, tile: "?" })).toEqual({ ...view, seq: 99 });
});

test("the played tiles are those that were not on the table before", () => {
  const before = sets("r4 r5 r6 | k7 b7 o7");
  const after = sets("r4 r5 r6 r7 | k7 b7 o7 | r1 r2 r3");
  expect(tilesPlayed(before, after)).toEqual(tiles("r7 r1 r2 r3"));
  expect(tilesPlayed(after, sets("r7 k7 o7 | b7 r4 r5"))).toEqual([]);
});
