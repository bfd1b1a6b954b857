import { expect, test } from "vitest";

import { newPiece } from "../../../../src/board/layout/arrangement";
import { boardWith } from "../../../../src/pages/table/recap/earlierBoard";

test("own tiles stay where they lie alone or at a set that was there", () => {
  const run = newPiece(["k7", "k8", "k9", "k10", "k11"]);
  const own = newPiece(["r1", "r2", "r3"]);
  const group = newPiece(["o7", "o8", "o9"]);
  const now = { pieces: [run, own, group], rack: ["b5"] };
  const board = boardWith([["k9", "k10", "k11"]], now, new Set(["k7", "k8", "r1", "r2", "r3"]));
  expect(board.pieces).toEqual([run, own]);
  expect(board.rack).toEqual(["b5"]);
});

test("a set that is different now is shown as it was, with its key", () => {
  const set = newPiece(["o5", "o6", "o7", "o8"]);
  const board = boardWith([["o5", "o6", "o7", "o8", "o9"]], { pieces: [set], rack: [] }, new Set());
  expect(board.pieces).toEqual([{ key: set.key, tiles: ["o5", "o6", "o7", "o8", "o9"] }]);
});
