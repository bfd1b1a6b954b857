import { expect, test } from "vitest";

import { turnMarks } from "../../../src/pages/replay/turnMarks";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));
const bear = { name: "Bo", face: "bear", colour: "rose", isBot: false };
const before = sets("k4 k5 k6 k7");
const after = sets("k5 k6 k7 | k4 r4 b4");

test("brought and moved tiles have the colour of the player, and each set one face", () => {
  const marks = turnMarks(before, after, [], bear, false);
  expect(marks.of("k4")).toEqual({ classes: "moved", who: "rose", bead: "bear" });
  expect(marks.of("r4")).toEqual({ classes: "brought", who: "rose" });
  expect(marks.of("k5")).toEqual({ classes: "" });
});

test("a turn that could have been is marked like a hint, without a face", () => {
  const marks = turnMarks(before, after, ["o9"], bear, true);
  expect(marks.of("r4")).toEqual({ classes: "hinted", who: "rose" });
  expect(marks.of("k4")).toEqual({ classes: "moved", who: "rose" });
  expect(marks.fresh.has("o9")).toBe(false);
});

test("drawn tiles are new on the rack", () => {
  expect(turnMarks(before, before, ["o9"], bear, false).of("o9").classes).toBe("brought");
});
