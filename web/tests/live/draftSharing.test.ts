import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  SHARING_PAUSE,
  DraftSharer,
  hasSameTiles,
  tilesOfTable,
} from "../../src/live/draftSharing";

const sets = (text: string): string[][] => text.split(" | ").map((set) => set.split(" "));
const TABLE = sets("k1 k2 k3 k4 | r5 b5 o5");

describe("the tiles of the table in a draft", () => {
  test("leave out every tile of the rack and every set of such tiles", () => {
    expect(tilesOfTable(sets("k1 k2 k3 | k4 r4 b4 | o9 o10 o11 | r5 b5 o5"), TABLE)).toEqual(
      sets("k1 k2 k3 | k4 | r5 b5 o5"),
    );
  });

  test("tell nothing of the order of the sets", () => {
    expect(tilesOfTable(sets("r5 b5 o5 | k3 k4 | k1 k2"), TABLE)).toEqual(
      sets("k1 k2 | k3 k4 | r5 b5 o5"),
    );
  });

  test("are the same whatever is laid from the rack", () => {
    const rack = ["r9", "b9", "o9", "j", "j'", "k4'"];
    const order = fc.shuffledSubarray(TABLE.flat(), { minLength: 7, maxLength: 7 });
    const cuts = fc.array(fc.nat(6), { maxLength: 4 });
    const laid = fc.array(fc.tuple(fc.constantFrom(...rack), fc.nat(8), fc.nat(8)), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(order, cuts, laid, fc.nat(5), (tiles, at, added, alone) => {
        const edges = [0, ...at.sort((one, other) => one - other), tiles.length];
        const draft = edges.slice(1).map((end, index) => tiles.slice(edges[index], end));
        const fuller = draft.map((set) => [...set]);
        for (const [tile, set, index] of added) fuller[set % fuller.length]!.splice(index, 0, tile);
        for (let more = 0; more < alone; more += 1) fuller.splice(more, 0, [rack[more]!]);
        const sent = JSON.stringify(tilesOfTable(fuller, TABLE));
        expect(sent).toBe(JSON.stringify(tilesOfTable(draft, TABLE)));
        for (const tile of rack) expect(sent).not.toContain(`"${tile}"`);
        expect(hasSameTiles(tilesOfTable(fuller, TABLE), TABLE)).toBe(true);
      }),
    );
  });
});

describe("sending", () => {
  let sent: string[][][];
  let hand: DraftSharer;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    hand = new DraftSharer((each) => sent.push(each));
    hand.reset(TABLE);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("begins with the first change of the table", () => {
    hand.show(TABLE, TABLE);
    expect(sent).toEqual([]);
    hand.show(sets("k1 k2 | k3 k4 | r5 b5 o5"), TABLE);
    expect(sent).toEqual([sets("k1 k2 | k3 k4 | r5 b5 o5")]);
  });

  test("says nothing while only tiles of the rack are laid", () => {
    hand.show(sets("k1 k2 k3 k4 | r5 b5 o5 | r9 b9 o9"), TABLE);
    hand.show(sets("k1 k2 k3 k4 k5 | r5 b5 o5"), TABLE);
    vi.advanceTimersByTime(10 * SHARING_PAUSE);
    expect(sent).toEqual([]);
  });

  test("is not too often, and the last change is sent", () => {
    hand.show(sets("k1 | k2 k3 k4 | r5 b5 o5"), TABLE);
    hand.show(sets("k1 | k2 | k3 k4 | r5 b5 o5"), TABLE);
    hand.show(sets("k1 k2 | k3 k4 | r5 b5 o5"), TABLE);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(SHARING_PAUSE);
    expect(sent).toEqual([sets("k1 | k2 k3 k4 | r5 b5 o5"), sets("k1 k2 | k3 k4 | r5 b5 o5")]);
  });

  test("is not repeated, and ends with the turn", () => {
    hand.show(sets("k1 | k2 k3 k4 | r5 b5 o5"), TABLE);
    hand.show(sets("k1 | k2 | k3 k4 | r5 b5 o5"), TABLE);
    hand.reset(TABLE);
    vi.advanceTimersByTime(10 * SHARING_PAUSE);
    expect(sent).toHaveLength(1);
  });
});
