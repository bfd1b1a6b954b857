import { expect, test } from "vitest";

import { arrangePieces } from "../../src/board/layout/arrangement";
import { changed, newDraft, undone, type Draft } from "../../src/board/draft";
import { putsBackFirst } from "../../src/turn/putBack";
import { sets, tiles } from "../vectors";

/** Return a draft that has made this of a table, with these tiles left on the rack. */
function draft(table: string, now: string, rack: string, left: string): Draft {
  const before = newDraft({ table: sets(table), rack: tiles(rack) });
  const pieces = arrangePieces(sets(now), before.now.pieces);
  return changed(before, { pieces, rack: tiles(left) });
}

test("nothing is put back from a table that is as it was", () => {
  const laid = draft("k1 k2 k3", "k1 k2 k3 k4", "k4 r9", "r9");
  expect(putsBackFirst(undone(laid))).toBe(false);
});

test("a few tiles are put back and the tile is drawn, because they are soon laid again", () => {
  expect(putsBackFirst(draft("k1 k2 k3", "k1 k2 k3 | r9 b9 o9", "r9 b9 o9", ""))).toBe(false);
});

test("many tiles are only put back at first", () => {
  expect(putsBackFirst(draft("", "r9 b9 o9 k9", "r9 b9 o9 k9", ""))).toBe(true);
});

test("tiles count that were moved on the table", () => {
  const now = "k1 k2 k3 | r4 b4 k4 | r5 b5 k5";
  expect(putsBackFirst(draft("k1 k2 k3 k4 k5", now, "r4 b4 r5 b5", ""))).toBe(true);
});
