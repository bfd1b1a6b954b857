import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { newPiece } from "../../../src/board/layout/arrangement";
import { LayoutState } from "../../../src/board/layout/layoutState";
import { lying, moved, newTiles, PHONE, SIDEWAYS, someHands, someTable } from "../someTables";

describe("places that were shown", () => {
  test("are the same after undo and redo", () => {
    fc.assert(
      fc.property(someTable, someHands, ({ start, space }, hands) => {
        const places = new LayoutState();
        places.show(start.pieces, 9, space, false);
        let now = start;
        const shown = [start, ...hands.map((hand) => (now = moved(now, hand)))];
        const show = ({ pieces, rack }: typeof start): ReturnType<typeof lying> => {
          places.beginOwnChange("moved");
          return lying(places.show(pieces, rack.length, space, true));
        };
        const seen = shown.map(show);
        for (const at of [...shown.keys()].toReversed()) expect(show(shown[at]!)).toEqual(seen[at]);
        for (const at of shown.keys()) expect(show(shown[at]!)).toEqual(seen[at]);
      }),
      { numRuns: 150 },
    );
  });

  test("are the same after a look back at an earlier table", () => {
    const places = new LayoutState();
    const [run, group] = [newPiece(newTiles(3)), newPiece(newTiles(3))];
    const before = [run];
    places.show(before, 9, PHONE, false);
    const now = [{ key: run.key, tiles: [...newTiles(2), ...run.tiles] }, group];
    const seen = lying(places.show(now, 9, PHONE, false));
    places.show(before, 9, PHONE, false);
    expect(lying(places.show(now, 9, PHONE, false))).toEqual(seen);
  });

  test("are tidied, and undo finds its sets in the tidy places", () => {
    const places = new LayoutState();
    const [run, group] = [newPiece(newTiles(3)), newPiece(newTiles(3))];
    const before = [run, { ...group, spot: { row: 4, col: 9 } }];
    places.show([run], 9, PHONE, false);
    places.beginOwnChange("moved");
    places.show(before, 9, PHONE, true);
    places.tidy();
    const tidy = lying(places.show([...before], 9, PHONE, true));
    expect(tidy).toEqual([
      [run.key, 0, 0],
      [group.key, 0, 13],
    ]);
    places.beginOwnChange("moved");
    places.show([...before, newPiece(newTiles(3))], 9, PHONE, true);
    expect(lying(places.show(before, 9, PHONE, true))).toEqual(tidy);
  });

  test("survive a reload", () => {
    const places = new LayoutState();
    const pieces = [newPiece(newTiles(3)), { ...newPiece(newTiles(4)), spot: { row: 4, col: 9 } }];
    places.show([pieces[0]!], 9, PHONE, false);
    places.beginOwnChange("moved");
    places.show(pieces, 9, PHONE, true);
    const again = new LayoutState();
    again.restore(JSON.parse(JSON.stringify(places.stored())));
    const same = pieces.map(({ tiles }) => newPiece(tiles));
    const { slots } = again.show(same, 9, PHONE, true);
    expect(slots.get(same[1]!.key)).toMatchObject({ row: 4, col: 9 });
  });
});

test("a window that is measured in steps is laid as if it were measured at once", () => {
  const pieces = Array.from({ length: 12 }, () => newPiece(newTiles(4)));
  const after = (...heights: number[]): ReturnType<typeof lying> => {
    const places = new LayoutState();
    places.show(pieces, 14, PHONE, false);
    for (const height of heights) places.show(pieces, 14, { ...SIDEWAYS, height }, false);
    return lying(places.now!);
  };
  expect(after(260, 390)).toEqual(after(390));
  expect(after(500, 390)).toEqual(after(390));
});

test("in a turn that has just begun, places do not depend on what was measured first", () => {
  const pieces = Array.from({ length: 17 }, () => newPiece(newTiles(4)));
  const size = (...heights: number[]): number => {
    const places = new LayoutState();
    for (const height of heights) places.show(pieces, 9, { ...PHONE, height }, true);
    return places.now!.grid.size;
  };
  expect(size(660, 538)).toBe(size(538));
});

describe("the rack", () => {
  test("keeps its room in one's own turn", () => {
    const places = new LayoutState();
    const pieces = [newPiece(newTiles(3))];
    places.show(pieces, 10, PHONE, false);
    places.show(pieces, 10, PHONE, true);
    places.show([...pieces, newPiece(newTiles(3))], 7, PHONE, true);
    expect(places.heldTiles).toBe(10);
    places.show([...pieces], 7, PHONE, false);
    expect(places.heldTiles).toBe(7);
  });

  test("keeps its room while a turn is planned before it is due", () => {
    const places = new LayoutState();
    const pieces = [newPiece(newTiles(3))];
    places.show(pieces, 10, PHONE, false);
    places.beginOwnChange("moved");
    places.show([...pieces, newPiece(newTiles(3))], 7, PHONE, false);
    expect(places.heldTiles).toBe(10);
  });
});

test("what would lie where is known before anything moves", () => {
  const places = new LayoutState();
  const pieces = [newPiece(newTiles(3))];
  const now = places.show(pieces, 9, PHONE, true);
  const more = newPiece(newTiles(3));
  const preview = places.preview([...pieces, more])!;
  expect(places.now).toBe(now);
  expect(lying(places.show([...pieces, more], 9, PHONE, true))).toEqual(lying(preview));
});
