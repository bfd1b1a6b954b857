import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { setsOf } from "../../../src/board/layout/arrangement";
import { readAddress, writeAddress } from "../../../src/pages/solve/address";
import { readSets, readTile, setsText } from "../../../src/pages/solve/notation";
import { vectors } from "../../vectors";
import { physicalTable, rebuildSnapshots } from "../../../src/pages/solve/physicalTiles";
import {
  add,
  EMPTY,
  GOALS,
  left,
  move,
  remove,
  TASKS,
  typed,
} from "../../../src/pages/solve/question";
import { markCopies } from "../../../src/rules/tiles";

const FREE = { maxRunLength: 13, oneJoker: false };
const isEdition = (name: string): boolean => ["nordic", "norwegian-cards"].includes(name);
const sets = (text: string): string[][] => readSets(text, null).sets;

const face = fc.oneof(
  fc.constant("j"),
  fc
    .tuple(fc.constantFrom("k", "r", "b", "o"), fc.integer({ min: 1, max: 13 }))
    .map(([colour, number]) => `${colour}${number}`),
);
/** Tiles of one box, in sets. */
const someSets = fc
  .array(fc.array(face, { minLength: 1, maxLength: 13 }), { maxLength: 8 })
  .map((all) => readSets(setsText(all, false), []).sets);

describe("notation", () => {
  test.each([
    ["r7", "r7"],
    ["K13", "k13"],
    ["j", "j"],
    ["♣K", "b13"],
    ["♥️7", "r7"],
    ["♠a", "k1"],
    ["oJ", "o11"],
    ["r7'", "r7"],
    ["7r", "r7"],
    ["10♦", "o10"],
    ["●7", "r7"],
    ["★", "j"],
  ])("%s is %s", (word, face) => expect(readTile(word, false)).toBe(face));

  test.each([
    ["cQ", "b12"],
    ["s10", "k10"],
    ["Kd", "o13"],
    ["h7", "r7"],
  ])("%s is %s where tiles show cards", (word, face) => {
    expect(readTile(word, true)).toBe(face);
    expect(readTile(word, false)).toBeNull();
  });

  test.each(["r14", "x9", "7", "r0", "♣", "", "jj"])("%s is no tile", (word) =>
    expect(readTile(word, false)).toBeNull(),
  );

  test("every typed word is read as the engine reads it", () => {
    expect(vectors.typed.length).toBeGreaterThan(300);
    for (const [word, number, card] of vectors.typed)
      expect([word, readTile(word, false), readTile(word, true)]).toEqual([word, number, card]);
  });

  test("sets are separated by a bar, a slash or a line break", () => {
    expect(sets("b4 b5,b6 | o8 r8 k8 / j\nk1")).toEqual([
      ["b4", "b5", "b6"],
      ["o8", "r8", "k8"],
      ["j"],
      ["k1"],
    ]);
  });

  test("commas separate tiles, or sets where nothing else does", () => {
    expect(sets("b4, b5, b6")).toEqual([["b4", "b5", "b6"]]);
    expect(sets("b4,b5,b6,b7")).toEqual([["b4", "b5", "b6", "b7"]]);
    expect(sets("b4 b5 b6, o8 r8 k8,k1 k2 k3 k4")).toEqual([
      ["b4", "b5", "b6"],
      ["o8", "r8", "k8"],
      ["k1", "k2", "k3", "k4"],
    ]);
  });

  test("unknown and surplus tiles are faults, and the rest is read", () => {
    expect(readSets("r7 x9 r7 k1", ["r7"])).toEqual({
      sets: [["r7", "k1"]],
      faults: [
        { kind: "no-tile", value: "x9" },
        { kind: "too-many", value: "r7" },
      ],
    });
  });

  test("written tiles are read again, as numbers and as cards", () => {
    fc.assert(
      fc.property(someSets, fc.boolean(), (all, cards) => {
        expect(readSets(setsText(all, cards), [])).toEqual({ sets: all, faults: [] });
      }),
    );
  });
});

describe("the address", () => {
  test("is short and readable", () => {
    const question = {
      ...EMPTY,
      table: sets("b4 b5 b6 | o8 r8 k8"),
      rack: ["b3", "b8"],
    };
    expect(writeAddress(question, false)).toBe(
      "rulebook=nordic&table=b4.b5.b6-o8.r8.k8&rack=b3.b8",
    );
  });

  test("contains the whole question without characters that need escaping", () => {
    const asked = fc.record({
      task: fc.constantFrom(...TASKS),
      rulebook: fc.constantFrom("nordic", "nordic opening_minimum=25 jokers=locked"),
      opened: fc.boolean(),
      goal: fc.constantFrom(...GOALS),
      all: someSets,
      after: fc.option(someSets.filter((all) => all.length > 0)),
      answered: fc.boolean(),
    });
    fc.assert(
      fc.property(asked, ({ all, answered, ...rest }) => {
        const tiles = all.flat();
        const question =
          rest.task === "rebuild"
            ? { ...EMPTY, ...rest, after: null, opened: true, loose: tiles }
            : { ...EMPTY, ...rest, table: all.slice(1), rack: all[0] ?? [] };
        if (question.task !== "turn") question.goal = "tiles";
        if (question.task !== "legal") question.after = null;
        const address = writeAddress(question, answered);
        expect(address).toMatch(/^[a-z0-9.+=&_-]*[a-z0-9]$/);
        const content = readAddress(address, EMPTY, isEdition);
        expect(content).toEqual({ question, answered, faults: [] });
      }),
    );
  });

  test("is read after a messenger has changed it", () => {
    const { question } = readAddress(
      "rulebook=nordic&amp;table=b4%20b5%20b6%7Co8.r8.k8&rack=b3+b8",
      EMPTY,
      isEdition,
    );
    expect([question.table, question.rack]).toEqual([sets("b4 b5 b6 | o8 r8 k8"), ["b3", "b8"]]);
  });

  test("with errors reports what cannot be read, and keeps the rest", () => {
    const broken = "task=win&rulebook=chess&goal=all&opened=maybe&table=r7.x9&rack=r7.r7&view=%";
    const { question, faults } = readAddress(broken, EMPTY, isEdition);
    expect(faults).toEqual(["win", "chess", "maybe", "all", "%", "x9", "r7"]);
    expect(question).toEqual({ ...EMPTY, table: [["r7"]], rack: ["r7"] });
  });

  test("keeps the fields of other tasks", () => {
    const before = { ...EMPTY, loose: ["j"], rack: ["k1"] };
    expect(readAddress("rack=r1", before, isEdition).question.loose).toEqual(["j"]);
    expect(readAddress("task=rebuild&tiles=r1", before, isEdition).question.rack).toEqual(["k1"]);
  });
});

describe("a question", () => {
  test("tiles go to a new set, which becomes the current place, sorted as a run", () => {
    let asked = add(EMPTY, "r5", "new", FREE);
    asked = add(asked.question, "r4", asked.place, FREE);
    asked = add(asked.question, "j", asked.place, FREE);
    expect(asked).toMatchObject({ place: 0, question: { table: [["r4", "r5", "j"]] } });
  });

  test("a box holds two of each", () => {
    const question = { ...EMPTY, table: [["r7", "r8", "r9"]], rack: ["r7"] };
    expect([left(question, "r7"), left(question, "r8"), left(question, "j")]).toEqual([0, 1, 2]);
  });

  test("a set without tiles is removed, and the others move up", () => {
    const question = { ...EMPTY, table: sets("r7 | k1 k2") };
    expect(move(question, { place: 0, index: 0 }, 1, FREE)).toEqual({
      question: { ...EMPTY, table: [["k1", "k2", "r7"]] },
      place: 0,
    });
    expect(remove(question, { place: 0, index: 0 }).table).toEqual([["k1", "k2"]]);
  });

  test("with changed tiles discards the table after the turn", () => {
    const question = { ...EMPTY, rack: ["r7"], after: [["r7"]] };
    expect(typed(question, "rack", [["r7"]])).toBe(question);
    expect(typed(question, "rack", [["r7", "j"]]).after).toBeNull();
  });
});

describe("movement", () => {
  test("loose tiles become a table, and some are left over", () => {
    const [before, after] = rebuildSnapshots(["r1", "k9", "r2", "r3", "r1"], [["r1", "r2", "r3"]]);
    expect(before).toEqual({ pieces: [], rack: ["r1", "k9", "r2", "r3", "r1'"] });
    expect([setsOf(after!), after!.rack]).toEqual([[["r1", "r2", "r3"]], ["k9", "r1'"]]);
  });

  test.each([
    ["b4 b5 b6", "b3", "b3 b4 b5 b6", "b3 b4 b5 b6"],
    ["r7 r8 r9", "r7 k7 b7", "k7 b7 r7 | r7 r8 r9", "k7 b7 r7' | r7 r8 r9"],
    ["r4 r5 r6", "k1", "r4 r5", null],
    ["r4 r5 r6", "k1", "r4 r5 r6 | k9", null],
  ])("a table %s with a rack %s can become %s: %s", (table, rack, after, expected) => {
    const base = markCopies([...sets(table), rack.split(" ")]);
    const held = base.pop()!;
    const found = physicalTable(sets(after), base, held);
    expect(found && found.map((tiles) => tiles.join(" ")).join(" | ")).toBe(expected);
  });
});
