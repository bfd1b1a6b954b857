import { describe, expect, test } from "vitest";

import { pixelsOf } from "../../../src/board/layout/grid";
import { flawNotes, notePosition } from "../../../src/board/layout/notePosition";
import { nextLayout } from "../../../src/board/layout/tableLayout";

const TABLE = { width: 400, height: 300 };
const NOTE = { width: 80, height: 16 };
const rect = (left: number, top: number, width: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + 50,
});

describe("the note of a set", () => {
  const set = rect(100, 100, 120);

  test("lies after the set", () => {
    expect(notePosition(set, [], NOTE, TABLE)).toEqual({ left: 224, top: 117 });
  });

  test("lies before a set that ends at the edge or at another set", () => {
    expect(notePosition(set, [rect(230, 100, 100)], NOTE, TABLE)).toEqual({ left: 16, top: 117 });
    expect(notePosition(rect(260, 100, 120), [], NOTE, TABLE)).toEqual({ left: 176, top: 117 });
  });

  test("lies below or above a set in a full row, beside the tiles there", () => {
    const row = [rect(0, 100, 96), rect(224, 100, 176)];
    expect(notePosition(set, row, NOTE, TABLE)).toEqual({ left: 100, top: 150 });
    expect(notePosition(set, [...row, rect(0, 152, 130)], NOTE, TABLE)).toEqual({
      left: 132,
      top: 150,
    });
    expect(notePosition(set, [...row, rect(0, 152, 400)], NOTE, TABLE)).toEqual({
      left: 100,
      top: 84,
    });
  });

  test("ends with the table below a short set at its edge", () => {
    const edge = rect(360, 100, 40);
    expect(notePosition(edge, [rect(0, 100, 350)], NOTE, TABLE)).toEqual({ left: 312, top: 150 });
  });

  test("has no place among tiles on all sides", () => {
    const all = [rect(0, 48, 400), rect(0, 100, 96), rect(224, 100, 176), rect(0, 152, 400)];
    expect(notePosition(set, all, NOTE, TABLE)).toBeNull();
  });
});

test("notes of several sets do not cover each other", () => {
  const pieces = [
    { key: 1, tiles: ["r9"] },
    { key: 2, tiles: ["b9"] },
  ];
  const layout = nextLayout(null, pieces, { width: 160, height: 300, big: false }, false);
  const flaws = new Map(pieces.map((piece) => [piece, ["no set"]]));
  const [one, other] = pieces.map((piece) => {
    const { at } = flawNotes(flaws, layout, [], null, { width: 160, height: 300 }).get(piece)!;
    const { left, top } = pixelsOf(layout.slots.get(piece.key)!, layout.grid);
    return { left: left + at.left, top: top + at.top! };
  });
  expect(Math.abs(one!.top - other!.top) >= 16 || Math.abs(one!.left - other!.left) >= 40).toBe(
    true,
  );
});

test("a note does not cover the place that is offered for a new set", () => {
  const piece = { key: 1, tiles: ["r9"] };
  const room = { width: 400, height: 200 };
  const layout = nextLayout(null, [piece], { ...room, big: false }, false);
  const slot = layout.slots.get(1)!;
  const offer = { row: slot.row, col: slot.col + 5, length: 3 };
  const { at } = flawNotes(new Map([[piece, ["no set"]]]), layout, [], offer, room).get(piece)!;
  const { left, top } = pixelsOf(slot, layout.grid);
  const place = pixelsOf(offer, layout.grid);
  const isBeside = left + at.left >= place.left + 3 * layout.grid.size;
  expect(isBeside || top + at.top! >= place.top + layout.grid.size).toBe(true);
});

test("a note on a set that is surrounded stays on the table", () => {
  const room = { width: 96, height: 60 };
  const pieces = [
    { key: 1, tiles: ["r9"] },
    { key: 2, tiles: ["b9"] },
  ];
  const layout = nextLayout(null, pieces, { ...room, big: false }, false);
  for (const piece of pieces) {
    const text = "only jokers";
    const { at } = flawNotes(new Map([[piece, [text]]]), layout, [], null, room).get(piece)!;
    expect(at.top).toBeNull();
    const { left } = pixelsOf(layout.slots.get(piece.key)!, layout.grid);
    expect(left + at.left).toBeGreaterThanOrEqual(0);
    expect(left + at.left + text.length * 5.8 + 13).toBeLessThanOrEqual(room.width);
  }
});
