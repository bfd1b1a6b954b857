import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { arrangePieces, inOrder, move, setsOf } from "../../src/board/layout/arrangement";
import {
  changed,
  isChanged,
  movedOnTable,
  newDraft,
  playedTiles,
  rebased,
  redone,
  reordered,
  reset,
  restarted,
  undone,
  type Base,
  type Draft,
} from "../../src/board/draft";
import { settled } from "../../src/rules/sets";
import { sortTiles } from "../../src/rules/tiles";
import {
  ALL_TILES,
  allOn,
  AWAY,
  baseOf,
  homes,
  placeOf,
  somePlaceChoice,
  type PlaceChoice,
} from "../arbitraries";
import { sets, tiles, vectors } from "../vectors";

const settle = (piece: readonly string[]): string[][] =>
  settled(piece, { maxRunLength: 13, oneJoker: false });

function base(table: string, rack: string): Base {
  return { table: sets(table), rack: tiles(rack) };
}

function textOf({ now }: Draft): string {
  return `${lines(setsOf(now)).join(" | ")} / ${now.rack.join(" ")}`;
}

/** Move tiles. Tiles of the table never go to the rack. */
function put(draft: Draft, moved: readonly string[], choice: PlaceChoice): Draft {
  const own = new Set(draft.base.rack);
  const movable = choice.at === "rack" ? moved.filter((tile) => own.has(tile)) : moved;
  const some = inOrder(draft.now, new Set(movable));
  if (some.length === 0) return draft;
  return changed(draft, move(draft.now, some, placeOf(choice, draft.now), settle));
}

/** Lay tiles as a new piece after all others. */
function putDown(draft: Draft, moved: string): Draft {
  return put(draft, tiles(moved), { at: "table", which: 0, index: draft.now.pieces.length });
}

/** Take tiles back to the front of the rack. */
function takeUp(draft: Draft, moved: string): Draft {
  return put(draft, tiles(moved), { at: "rack", which: 0, index: 0 });
}

/** Add tiles to the end of a piece. */
function addTo(draft: Draft, which: number, moved: string): Draft {
  const index = draft.now.pieces[which]!.tiles.length;
  return put(draft, tiles(moved), { at: "piece", which, index });
}

// Changes of a draft, in any order

const SOME = ALL_TILES.filter((tile) => /^(r[1-7]'?|[kbo]4|j'?)$/.test(tile));

function baseWith(places: readonly number[]): Base {
  return baseOf(SOME.map((tile, at) => [tile, places[at]!]));
}

const someHomes = homes(SOME.length);
const someDraft = someHomes.map((places) => newDraft(baseWith(places)));

type Deed = (draft: Draft) => Draft;

const aMove: fc.Arbitrary<Deed> = fc
  .tuple(fc.subarray(SOME, { minLength: 1, maxLength: 5 }), somePlaceChoice)
  .map(
    ([moved, choice]) =>
      (draft) =>
        put(draft, moved, choice),
  );
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: aMove },
  { weight: 2, arbitrary: fc.constant(undone) },
  { weight: 2, arbitrary: fc.constant(redone) },
  { weight: 1, arbitrary: fc.constant(reset) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("colour" as const, "number" as const)
      .map((order) => (draft: Draft) => reordered(draft, sortTiles(draft.now.rack, order))),
  },
);
/** Other players play, draw and take back: any tile may be anywhere else. */
const anyRebase: fc.Arbitrary<Deed> = fc
  .tuple(someHomes, fc.array(fc.boolean(), { minLength: SOME.length, maxLength: SOME.length }))
  .map(([places, moves]) => (draft) => {
    const before = homesIn(draft.base);
    return rebased(draft, baseWith(places.map((home, at) => (moves[at] ? home : before[at]!))));
  });

function homesIn({ table, rack }: Base): number[] {
  return SOME.map((tile) => {
    const at = table.findIndex((each) => each.includes(tile));
    return at >= 0 ? at + 1 : rack.includes(tile) ? 0 : AWAY;
  });
}

const workedOn = fc
  .tuple(someDraft, fc.array(anyDeed, { maxLength: 12 }))
  .map(([draft, deeds]) => deeds.reduce((each, deed) => deed(each), draft));

function lines(all: readonly (readonly string[])[]): string[] {
  return all.map((each) => each.join(" "));
}

function allIn({ table, rack }: Base): string[] {
  return [...table.flat(), ...rack].sort();
}

describe("a draft", () => {
  test("keeps all its tiles through any change, and the tiles of the table stay on the table", () => {
    const deed = fc.oneof({ weight: 5, arbitrary: anyDeed }, { weight: 1, arbitrary: anyRebase });
    fc.assert(
      fc.property(someDraft, fc.array(deed), (first, deeds) => {
        deeds.reduce((before, next) => {
          const draft = next(before);
          expect(allOn(draft.now)).toEqual(allIn(draft.base));
          const onTable = new Set(draft.base.table.flat());
          expect(draft.now.rack.filter((tile) => onTable.has(tile))).toEqual([]);
          return draft;
        }, first);
      }),
      { numRuns: 300 },
    );
  });

  test("starts equal to the real table and rack", () => {
    const draft = newDraft(base("r4 r5 r6 | k7 b7 o7", "j r1"));
    expect(textOf(draft)).toBe("r4 r5 r6 | k7 b7 o7 / j r1");
    expect(isChanged(draft)).toBe(false);
    expect(playedTiles(draft)).toEqual([]);
  });

  test("is changed when a tile has moved, and unchanged when it is back", () => {
    const draft = newDraft(base("r4 r5 r6", "r7 r1"));
    const touched = addTo(draft, 0, "r7");
    expect(isChanged(touched)).toBe(true);
    expect(playedTiles(touched)).toEqual(["r7"]);
    expect(isChanged(takeUp(touched, "r7"))).toBe(false);
  });

  test("is changed when a set is taken apart, even if nothing is played", () => {
    const draft = putDown(newDraft(base("r3 r4 r5 r6 r7 r8", "")), "r6 r7 r8");
    expect(isChanged(draft)).toBe(true);
    expect(playedTiles(draft)).toEqual([]);
  });

  test("is not changed by sorting the rack", () => {
    const draft = reordered(newDraft(base("r4 r5 r6", "r7 r1")), tiles("r1 r7"));
    expect(textOf(draft)).toBe("r4 r5 r6 / r1 r7");
    expect(isChanged(draft)).toBe(false);
    expect(undone(draft)).toBe(draft);
  });
});

describe("a change of a draft", () => {
  const start = newDraft(base("r4 r5 r6", "k1 r7 o1"));

  test("can be undone and redone", () => {
    fc.assert(
      fc.property(workedOn, (draft) => {
        if (draft.past.length > 0) expect(redone(undone(draft))).toEqual(draft);
        if (draft.future.length > 0) expect(undone(redone(draft))).toEqual(draft);
      }),
    );
  });

  test("is undone step by step back to the start", () => {
    const draft = putDown(addTo(start, 0, "r7"), "k1 o1");
    expect(textOf(undone(draft))).toBe("r4 r5 r6 r7 / k1 o1");
    expect(textOf(undone(undone(draft)))).toBe("r4 r5 r6 / k1 r7 o1");
    expect(undone(undone(undone(draft)))).toEqual(undone(undone(draft)));
  });

  test("clears the redo history", () => {
    const other = putDown(undone(addTo(start, 0, "r7")), "k1");
    expect(redone(other)).toBe(other);
  });

  test("keeps the sorted rack when it is undone or redone", () => {
    const inOrderNow = (draft: Draft): Draft =>
      reordered(draft, sortTiles(draft.now.rack, "number"));
    const undoneSorted = undone(inOrderNow(addTo(start, 0, "r7")));
    expect(textOf(undoneSorted)).toBe("r4 r5 r6 / k1 o1 r7");
    const redoneSorted = redone(reordered(undone(addTo(start, 0, "r7")), tiles("o1 r7 k1")));
    expect(textOf(redoneSorted)).toBe("r4 r5 r6 r7 / o1 k1");
  });

  test("is one of at most a hundred undo steps", () => {
    let draft = start;
    for (let step = 0; step < 150; step += 1) {
      draft = step % 2 === 0 ? putDown(draft, "k1") : takeUp(draft, "k1");
    }
    expect(draft.past.length).toBe(100);
  });

  test("is reset with all others, and the reset can be undone", () => {
    fc.assert(
      fc.property(workedOn, (draft) => {
        const fresh = reset(draft);
        expect(isChanged(fresh)).toBe(false);
        expect(playedTiles(fresh)).toEqual([]);
        expect(undone(fresh).now).toEqual(draft.now);
      }),
    );
  });

  test("begins again after a turn, with nothing to undo", () => {
    fc.assert(
      fc.property(workedOn, (draft) => {
        const fresh = restarted(draft);
        expect(textOf(fresh)).toBe(textOf(reset(draft)));
        expect(undone(fresh)).toBe(fresh);
        expect(redone(fresh)).toBe(fresh);
      }),
    );
  });

  test("is reset without changing the order of the rack", () => {
    const draft = reordered(addTo(start, 0, "r7"), tiles("o1 k1"));
    expect(textOf(reset(draft))).toBe("r4 r5 r6 / o1 k1 r7");
  });
});

describe("a draft is rebased onto a table that other players have changed", () => {
  const before = "r4 r5 r6 | k7 b7 o7 | b1 b2 b3 b4";
  const start = newDraft(base(before, "r7 r8 r7' k1 o1"));

  test("unchanged, if nothing has changed", () => {
    fc.assert(
      fc.property(workedOn, (draft) => {
        expect(rebased(draft, draft.base).now).toEqual(draft.now);
      }),
    );
  });

  test("with the pieces that nobody else moved, and the new sets of others", () => {
    const draft = putDown(addTo(start, 0, "r7"), "k1 o1");
    const next = rebased(draft, base(`${before} | o10 o11 o12`, "r7 r8 r7' k1 o1"));
    expect(textOf(next)).toBe(
      "r4 r5 r6 r7 | k7 b7 o7 | b1 b2 b3 b4 | k1 o1 | o10 o11 o12 / r8 r7'",
    );
    expect(next.now.pieces.slice(0, 4)).toEqual(draft.now.pieces);
  });

  test("with the sets that others changed restored, and the own tiles from there together", () => {
    const draft = addTo(start, 0, "r7 r8");
    const next = rebased(draft, base("r4 r5 r6 j | k7 b7 o7 | b1 b2 b3 b4", "r7 r8 r7' k1 o1"));
    expect(textOf(next)).toBe("r7 r8 | k7 b7 o7 | b1 b2 b3 b4 | r4 r5 r6 j / r7' k1 o1");
  });

  test("and all sets mixed with a moved tile are restored", () => {
    // b1 left its set for the group, which other players took apart.
    const draft = addTo(start, 1, "b1 r7'");
    const next = rebased(draft, base("r4 r5 r6 | k7 b7 o7 r7 | b1 b2 b3 b4", "r8 r7' k1 o1"));
    expect(textOf(next)).toBe("r4 r5 r6 | r7' | b1 b2 b3 b4 | k7 b7 o7 r7 / r8 k1 o1");
  });

  test("and is empty after the own turn", () => {
    const draft = putDown(addTo(start, 0, "r7 r8"), "k1 o1");
    const played = base("r4 r5 r6 r7 r8 | k7 b7 o7 | b1 b2 b3 b4 | k1 o1", "r7'");
    const next = rebased(draft, played);
    expect(textOf(next)).toBe("r4 r5 r6 r7 r8 | k7 b7 o7 | b1 b2 b3 b4 | k1 o1 / r7'");
    expect(next.now.pieces.map(({ key }) => key)).toEqual(draft.now.pieces.map(({ key }) => key));
    expect(isChanged(next)).toBe(false);
  });

  test("and a turn that was taken back becomes a draft", () => {
    const played = newDraft(base("r4 r5 r6 r7 | k1 k2 k3", "o1"));
    const next = rebased(played, base("r4 r5 r6", "o1 r7 k1 k2 k3"));
    expect(textOf(next)).toBe("r7 | k1 k2 k3 | r4 r5 r6 / o1");
  });

  test("and a drawn tile goes to the end of the rack", () => {
    const draft = reordered(start, tiles("o1 k1 r8 r7' r7"));
    const next = rebased(draft, base(before, "r7 r8 r7' k1 o1 j"));
    expect(next.now.rack).toEqual(tiles("o1 k1 r8 r7' r7 j"));
  });

  test("and a changed table clears the undo history", () => {
    const draft = undone(putDown(addTo(start, 0, "r7"), "k1"));
    const next = rebased(draft, base(`${before} | b11 b12 b13`, "r7 r8 r7' k1 o1"));
    expect(undone(next)).toBe(next);
    expect(redone(next)).toBe(next);
  });

  test("and a drawn tile keeps the undo and redo history", () => {
    const draft = undone(putDown(addTo(start, 0, "r7"), "k1"));
    const next = rebased(draft, { table: draft.base.table, rack: [...draft.base.rack, "b13"] });
    expect(undone(next).now.pieces).toEqual(undone(draft).now.pieces);
    expect(redone(next).now.pieces).toEqual(redone(draft).now.pieces);
    for (const each of [next, undone(next), redone(next)]) expect(each.now.rack).toContain("b13");
  });

  test("and a joker that others have moved within its set is restored", () => {
    const next = rebased(newDraft(base("r4 r5 j", "")), base("j r4 r5 | k1 k2 k3", ""));
    expect(textOf(next)).toBe("j r4 r5 | k1 k2 k3 / ");
  });

  test("always with the sets that others have made or changed", () => {
    fc.assert(
      fc.property(workedOn, anyRebase, (draft, rebase) => {
        const next = rebase(draft);
        const known = new Set(lines(draft.base.table));
        const theirs = lines(next.base.table).filter((each) => !known.has(each));
        expect(lines(setsOf(next.now))).toEqual(expect.arrayContaining(theirs));
      }),
    );
  });

  test("always with the own tiles of a piece together, in their order", () => {
    fc.assert(
      fc.property(workedOn, anyRebase, (draft, rebase) => {
        const next = rebase(draft);
        const own = new Set(next.base.rack);
        for (const piece of draft.now.pieces) {
          const mine = piece.tiles.filter((tile) => own.has(tile));
          const home = next.now.pieces.find(({ tiles: all }) => all.includes(mine[0]!));
          if (mine.length > 0) expect(home?.tiles.filter((tile) => own.has(tile))).toEqual(mine);
        }
      }),
    );
  });

  test("always with the identical pieces that others did not affect", () => {
    fc.assert(
      fc.property(workedOn, (draft) => {
        const { table: old, rack } = draft.base;
        const shown = new Set(allOn(draft.now));
        const hidden = SOME.filter((tile) => !shown.has(tile));
        // Other players add to sets that the draft left alone, and lay a new one.
        const alone = new Set(lines(setsOf(draft.now)));
        const grown = old.map((each) => {
          const more = alone.has(each.join(" ")) ? hidden.splice(0, 1) : [];
          return [...each, ...more];
        });
        const known = new Set(lines(old));
        const mine = draft.now.pieces.filter((piece) => !known.has(piece.tiles.join(" ")));
        const table = [...grown, hidden].filter((each) => each.length > 0);
        const next = rebased(draft, { table, rack });
        for (const piece of mine) expect(next.now.pieces).toContain(piece);
      }),
    );
  });

  test("and an unchanged draft equals the real table", () => {
    const nothingTakenBack = (before: Base, after: Base): boolean =>
      !before.table.flat().some((tile) => after.rack.includes(tile));
    fc.assert(
      fc.property(someDraft, anyRebase, (draft, rebase) => {
        const next = rebase(draft);
        fc.pre(nothingTakenBack(draft.base, next.base));
        expect(lines(setsOf(next.now)).sort()).toEqual(lines(next.base.table).sort());
        expect(isChanged(next)).toBe(false);
      }),
    );
  });
});

test("a draft is rebased as in the terminal", () => {
  const otherwise = vectors.rebased.filter((vector) => {
    const before = newDraft(base(vector.table, vector.rack));
    const table = sets(vector.draft);
    const onTable = new Set(table.flat());
    const rack = before.base.rack.filter((tile) => !onTable.has(tile));
    const draft = changed(before, { pieces: arrangePieces(table, []), rack });
    const { now } = rebased(draft, base(vector.table_after, vector.rack_after));
    const kept = setsOf(now).map((piece) => piece.join(" "));
    const found = [kept.sort(), [...now.rack].sort()];
    return JSON.stringify(found) !== JSON.stringify([vector.kept, vector.kept_rack]);
  });
  expect(otherwise).toEqual([]);
});

test("a draft knows which tiles of the table it has moved to other sets", () => {
  const draft = newDraft(base("r1 r2 r3 r4 | k4 b4 o4", "k9"));
  const now = { pieces: arrangePieces(sets("r1 r2 r3 | r4 k4 b4 o4 | k9"), []), rack: [] };
  expect(movedOnTable(draft)).toEqual([]);
  expect(movedOnTable(changed(draft, now))).toEqual(["r4"]);
});
