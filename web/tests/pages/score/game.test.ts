import { describe, expect, test } from "vitest";

import { termsOf, type Terms } from "../../../src/pages/score/editions";
import {
  isOver,
  leadersOf,
  newGame,
  readGame,
  sheetOf,
  totalsOf,
  withoutRound,
  withRound,
  type Game,
  type Round,
} from "../../../src/pages/score/game";
import {
  entryOf,
  hasMore,
  newEntry,
  NOBODY,
  readEntry,
  splitSign,
  tieQuestions,
  type RoundEntry,
} from "../../../src/pages/score/roundEntry";
import { sheetText } from "../../../src/pages/score/sheetText";
import {
  begin,
  clockText,
  isPaused,
  isTimeUp,
  pause,
  remaining,
  resume,
  setOpened,
  step,
} from "../../../src/pages/score/timer";

const NORDIC = termsOf("nordic", {});
const GERMAN = termsOf("german", {});
const NAMES = ["Ada", "Bo", "Cleo", "Dan"];
const agreed = { names: NAMES, edition: "nordic", house: {}, rounds: 3 };

function entry(change: Partial<RoundEntry>, seats = 4): RoundEntry {
  return { ...newEntry(seats), ...change };
}

function points(change: Partial<RoundEntry>, terms: Terms = NORDIC, seats = 4): readonly number[] {
  const reading = readEntry(entry(change, seats), terms);
  if (!("points" in reading)) throw new Error(JSON.stringify(reading.error));
  return reading.points;
}

function error(change: Partial<RoundEntry>, seats = 4): unknown {
  const reading = readEntry(entry(change, seats), NORDIC);
  return "error" in reading ? reading.error : null;
}

/** The example of all leaflets, entered by what the losers had left. */
function leaflet(): Game {
  const left = [
    { out: 0, left: ["", "5", "16", "3"] },
    { out: 2, left: ["6", "11", "", "5"] },
    { out: 3, left: ["32", "13", "2", ""] },
  ];
  return left.reduce(
    (game, each, at) => {
      const reading = readEntry(entry(each), NORDIC);
      return "round" in reading ? withRound(game, at, reading.round) : game;
    },
    newGame("g", agreed, 0),
  );
}

test("the score sheet of the leaflets", () => {
  const game = leaflet();
  expect(sheetOf(game)).toEqual([
    [24, -5, -16, -3],
    [-6, -11, 22, -5],
    [-32, -13, -2, 47],
  ]);
  expect(totalsOf(game)).toEqual([-14, -29, 4, 39]);
  expect(leadersOf(totalsOf(game))).toEqual([3]);
  expect(isOver(game)).toBe(true);
});

test("the misprint of one leaflet does not add up, and is refused", () => {
  const signs: RoundEntry["signs"] = ["−", "−", "−", "−"];
  const wrong = { way: "points", signs, points: ["32", "13", "2", "47"] } as const;
  expect(error({ ...wrong, points: [...wrong.points] })).toEqual({ code: "sum", value: "-94" });
});

test("a round can be corrected and removed, and totals follow", () => {
  const game = leaflet();
  const blocked: Round = {
    kind: "racks",
    out: null,
    racks: [4, 13, 20, 8].map((each) => ({ points: each, tiles: null })),
    starter: null,
  };
  const corrected = withRound(game, 0, blocked);
  expect(sheetOf(corrected)[0]).toEqual([29, -9, -16, -4]);
  expect(sheetOf({ ...corrected, edition: "german" })[0]).toEqual([41, -13, -20, -8]);
  expect(totalsOf(withoutRound(game, 0))).toEqual([-38, -24, 20, 42]);
  expect(isOver(withoutRound(game, 0))).toBe(false);
});

describe("an entered round", () => {
  test("is worth what the losers have left", () => {
    expect(points({ out: 1, left: ["5", "", "16", "3"] })).toEqual([-5, 24, -16, -3]);
  });
  test("that is blocked follows the rule of the edition", () => {
    const left = ["4", "13", "20", "8"];
    expect(points({ out: NOBODY, left })).toEqual([29, -9, -16, -4]);
    expect(points({ out: NOBODY, left }, GERMAN)).toEqual([41, -13, -20, -8]);
  });
  test("asks for tiles and the starter if racks are equally low", () => {
    const tie = { out: NOBODY, left: ["4", "4", "20", "8"] };
    expect(error(tie)).toEqual({ code: "tiles", seat: 0 });
    expect(error({ ...tie, tiles: ["1", "x", "", ""] })).toEqual({
      code: "number",
      seat: 1,
      value: "x",
    });
    expect(points({ ...tie, tiles: ["2", "1", "", ""] })).toEqual([0, 20, -16, -4]);
    const alike = { ...tie, tiles: ["1", "1", "", ""] };
    expect(error(alike)).toEqual({ code: "starter" });
    expect(points({ ...alike, starter: 1 })).toEqual([0, 20, -16, -4]);
    // A question stays after it has been answered.
    const asked = (change: Partial<RoundEntry>): unknown => tieQuestions(entry(change));
    expect(asked(tie)).toEqual({ tiles: [0, 1], starter: false });
    expect(asked({ ...tie, tiles: ["2", "1", "", ""] })).toEqual({ tiles: [0, 1], starter: false });
    expect(asked({ ...alike, starter: 1 })).toEqual({ tiles: [0, 1], starter: true });
    expect(asked({ ...tie, out: 2 })).toEqual({ tiles: [], starter: false });
    expect(asked({ out: NOBODY, left: ["4", "5", "6", "7"] })).toEqual({
      tiles: [],
      starter: false,
    });
    expect(asked({ out: NOBODY, left: ["4", "4", "", "7"] })).toEqual({
      tiles: [],
      starter: false,
    });
  });
  test.each([
    ["nobody said who went out", {}, { code: "out" }],
    ["a rack is missing", { out: 0, left: ["", "5", "", "3"] }, { code: "missing", seat: 2 }],
    [
      "something is no number",
      { out: 0, left: ["", "5", "six", "3"] },
      { code: "number", seat: 2, value: "six" },
    ],
    [
      "a loser has nothing left",
      { out: 0, left: ["", "5", "0", "3"] },
      { code: "nothing-left", seat: 2, value: "0" },
    ],
    [
      "a rack is worth more than all tiles together",
      { out: 0, left: ["", "5", "789", "3"] },
      { code: "too-much", seat: 2, value: "789" },
    ],
    [
      "more than one field is empty",
      { way: "points", points: ["5", "", "", "3"] },
      { code: "points" },
    ],
    [
      "points are no number",
      { way: "points", points: ["5", "x", "", "3"] },
      { code: "number", seat: 1, value: "x" },
    ],
  ] as const)("is refused if %s", (_, given, expected) => {
    expect(error(given as unknown as Partial<RoundEntry>)).toEqual(expected);
  });
  test("as points may leave one field empty", () => {
    expect(points({ way: "points", points: ["", "5", "16", "3"] })).toEqual([24, -5, -16, -3]);
    const signs: RoundEntry["signs"] = ["−", "+"];
    expect(points({ way: "points", signs, points: ["9", "9"] }, NORDIC, 2)).toEqual([-9, 9]);
  });
  test("is unchanged when it is opened again", () => {
    for (const round of leaflet().played) {
      const reading = readEntry(entryOf(round, NORDIC), NORDIC);
      expect(reading).toMatchObject({ round });
    }
    const reading = readEntry(entryOf({ kind: "points", points: [0, 3, -3] }, NORDIC), NORDIC);
    expect(reading).toMatchObject({ points: [0, 3, -3] });
  });
  test("may be typed with its sign", () => {
    expect(splitSign("-5")).toEqual({ sign: "−", digits: "5" });
    expect(splitSign("−5")).toEqual({ sign: "−", digits: "5" });
    expect(splitSign("+24")).toEqual({ sign: "+", digits: "24" });
    expect(splitSign("24")).toEqual({ sign: null, digits: "24" });
  });
  test("there are eight tiles of a number, and two jokers", () => {
    expect(hasMore([7, 7, 7, 7, 7, 7, 7], 7)).toBe(true);
    expect(hasMore([7, 7, 7, 7, 7, 7, 7, 7], 7)).toBe(false);
    expect(hasMore([0], 0)).toBe(true);
    expect(hasMore([0, 0], 0)).toBe(false);
  });
});

describe("a stored game", () => {
  test("is read again", () => {
    const game = leaflet();
    expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
  });
  test.each([
    ["nothing", null],
    ["text", "half"],
    ["another edition", { ...newGame("g", agreed, 0), edition: "martian" }],
    ["one player", { ...newGame("g", agreed, 0), names: ["Ada"] }],
    [
      "a round that does not add up",
      { ...newGame("g", agreed, 0), played: [{ kind: "points", points: [1, 1, 1, 1] }] },
    ],
    [
      "a round of others",
      { ...newGame("g", agreed, 0), played: [{ kind: "points", points: [1, -1] }] },
    ],
    ["a round of another kind", { ...newGame("g", agreed, 0), played: [{ kind: "dice" }] }],
  ])("is left alone if it is %s", (_, value) => {
    expect(readGame(value)).toBeNull();
  });
});

test("the sheet as text: columns of equal width, and the highest total first", () => {
  const text = sheetText({
    title: "Score sheet",
    names: NAMES,
    sheet: sheetOf(leaflet()),
    checked: "Check sum: 0",
  });
  expect(text.replaceAll("\u2007", "_").split("\n")).toEqual([
    "Score sheet",
    "",
    "+39 Dan",
    "+4 Cleo",
    "−14 Ada",
    "−29 Bo",
    "",
    "Ada · Bo · Cleo · Dan",
    "1_+24__−5_−16__−3",
    "2__−6_−11_+22__−5",
    "3_−32_−13__−2_+47",
    "=_−14_−29__+4_+39",
    "Check sum: 0",
  ]);
});

test("as text, zero has a sign, so that columns are aligned", () => {
  const content = { title: "", names: ["Ada", "Bo"], sheet: [[0, 0]], checked: "" };
  expect(sheetText(content)).toContain("1\u2007±0\u2007±0");
  expect(sheetText({ ...content, title: "Ours", sheet: [] })).toBe("Ours\n\n0 Ada\n0 Bo");
});

describe("the timer", () => {
  const start = begin("g", 2, 3, NORDIC, 1000);

  test("goes around the table with the same time for everyone", () => {
    expect(start).toMatchObject({ seat: 2, starter: 2, endsAt: 61_000 });
    const next = step(start, 1, NORDIC, 5000);
    expect(next).toMatchObject({ seat: 0, starter: 2, endsAt: 65_000 });
    expect(step(next, -1, NORDIC, 6000)).toMatchObject({ seat: 2, endsAt: 66_000 });
  });
  test("is right after a phone was locked", () => {
    expect(remaining(start, 31_000)).toBe(30_000);
    expect(isTimeUp(start, 60_999)).toBe(false);
    expect(isTimeUp(start, 500_000)).toBe(true);
    expect(remaining(start, 500_000)).toBe(0);
  });
  test("stops during a pause", () => {
    const still = pause(start, 21_000);
    expect(isPaused(still)).toBe(true);
    expect(remaining(still, 900_000)).toBe(40_000);
    expect(pause(still, 800_000)).toBe(still);
    const on = resume(still, 900_000);
    expect(isPaused(on)).toBe(false);
    expect(on.endsAt).toBe(940_000);
    expect(step(still, 1, NORDIC, 900_000).endsAt).toBe(960_000);
  });
  test("waits for the opening if the edition says so", () => {
    const first = begin("g", 0, 2, GERMAN, 0);
    expect(remaining(first, 5000)).toBeNull();
    expect(isTimeUp(first, 5000)).toBe(false);
    const opened = setOpened(first, true);
    // The opening turn itself has no clock; the next turn has.
    expect(remaining(opened, 5000)).toBeNull();
    const other = step(opened, 1, GERMAN, 5000);
    expect(remaining(other, 5000)).toBeNull();
    expect(step(other, 1, GERMAN, 9000).endsAt).toBe(69_000);
  });
  test("is shown in minutes and seconds", () => {
    expect([60_000, 59_001, 9500, 100, 0].map(clockText)).toEqual([
      "1:00",
      "1:00",
      "0:10",
      "0:01",
      "0:00",
    ]);
  });
});
