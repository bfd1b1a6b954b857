import { describe, expect, test } from "vitest";

import type { Dealt, Event, Salted, StartDrawn } from "../../src/api/wire";
import { commitmentOf, deal, isFair, type Evidence } from "../../src/fair/deal";
import { tiles, vectors, type DealVector } from "../vectors";

const EXAMPLE = vectors.deals[0]!;

test("the example of docs/fair-deal.md is reproduced", () => {
  const seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const dealt = deal(seed, ["", "0a0b"], 14);
  expect(commitmentOf(seed)).toBe(
    "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  );
  expect(dealt.draws).toEqual([
    { seat: 0, tile: "b7" },
    { seat: 1, tile: "o6'" },
  ]);
  expect(dealt.starter).toBe(0);
  expect(dealt.racks.map((rack) => rack.join(" "))).toEqual([
    "r8' r7' b5' k7' k8' o4' k6' o9' b11 b2 r5 o5 b9' k1'",
    "o7' r11 o13 r2' k6 o2' k10 b10 r12' b3 r8 o2 r3 b5",
  ]);
  expect(dealt.pool.slice(0, 5).join(" ")).toBe("b12 b7 r5' r7 o1'");
});

test.each(vectors.deals)("seed and salts give the deal of the engine: $seed, $salts", (vector) => {
  expect(commitmentOf(vector.seed)).toBe(vector.commitment);
  expect(deal(vector.seed, vector.salts, vector.tiles_dealt)).toEqual({
    draws: vector.draws,
    starter: vector.starter,
    racks: vector.racks.map(tiles),
    pool: tiles(vector.pool),
  });
});

/** The first events of a round, which describe the deal. */
type Beginning = [salted: Salted, start: StartDrawn, dealt: Dealt];

function beginning(vector: DealVector): Beginning {
  return [
    { type: "salted", salts: vector.salts },
    { type: "start_drawn", draws: vector.draws, starter: vector.starter },
    { type: "dealt", racks: vector.racks.map(tiles), pool: tiles(vector.pool) },
  ];
}

function evidence({ commitment, salts, racks }: DealVector, seat: number | null): Evidence {
  if (seat === null) return { commitment, number: 0, seat, salt: null, rack: null };
  return { commitment, number: 0, seat, salt: salts[seat]!, rack: racks[seat]!.split(" ") };
}

function exchanged<T>(items: readonly T[], one: number, other: number): T[] {
  return items.with(one, items[other]!).with(other, items[one]!);
}

describe("a round is fair", () => {
  test.each(vectors.deals)("if it equals the deal of the engine: $seed, $salts", (vector) => {
    for (const seat of [null, 0, 1]) {
      expect(isFair(beginning(vector), vector.seed, evidence(vector, seat))).toBe(true);
    }
  });

  test("for a seat that sent no salt", () => {
    const promised = { ...evidence(EXAMPLE, 1), salt: null };
    expect(isFair(beginning(EXAMPLE), EXAMPLE.seed, promised)).toBe(true);
  });

  test("with other events before and after the deal", () => {
    const [before, after]: Event[] = [{ type: "match_began" }, { type: "passed", seat: 0 }];
    const events = [before!, ...beginning(EXAMPLE), after!];
    expect(isFair(events, EXAMPLE.seed, evidence(EXAMPLE, 0))).toBe(true);
  });
});

describe("a round is not fair", () => {
  const [salted, start, dealt] = beginning(EXAMPLE);
  const [own = [], other = []] = dealt.racks;
  const { pool } = dealt;

  test("if the commitment is of another seed", () => {
    const promised = { ...evidence(EXAMPLE, 0), commitment: vectors.deals[1]!.commitment };
    expect(isFair(beginning(EXAMPLE), EXAMPLE.seed, promised)).toBe(false);
  });

  test("if another seed is revealed", () => {
    const { seed } = vectors.deals[1]!;
    expect(isFair(beginning(EXAMPLE), seed, evidence(EXAMPLE, 0))).toBe(false);
  });

  test("if the own rack differs from the one seen at the deal", () => {
    const seen = evidence(EXAMPLE, 1);
    const promised = { ...seen, rack: exchanged(seen.rack!, 0, 1) };
    expect(isFair(beginning(EXAMPLE), EXAMPLE.seed, promised)).toBe(false);
  });

  test("if the seed is invalid", () => {
    expect(isFair(beginning(EXAMPLE), "no seed", evidence(EXAMPLE, 1))).toBe(false);
  });

  test("if the own salt differs from the one that was sent", () => {
    const promised = { ...evidence(EXAMPLE, 1), salt: "0a0c" };
    expect(isFair(beginning(EXAMPLE), EXAMPLE.seed, promised)).toBe(false);
  });

  test.each<[string, Beginning]>([
    ["another's salt differs", [{ ...salted, salts: ["00", "0a0b"] }, start, dealt]],
    ["salts are exchanged", [{ ...salted, salts: ["0a0b", ""] }, start, dealt]],
    ["another seat starts", [salted, { ...start, starter: 1 }, dealt]],
    [
      "another tile was drawn for the start",
      [salted, { ...start, draws: start.draws.with(1, { seat: 1, tile: "o6" }) }, dealt],
    ],
    [
      "a rack holds another tile",
      [salted, start, { ...dealt, racks: [own.with(0, other[0]!), other.with(0, own[0]!)] }],
    ],
    ["racks are exchanged", [salted, start, { ...dealt, racks: [other, own] }]],
    ["the pool has another order", [salted, start, { ...dealt, pool: exchanged(pool, 0, 1) }]],
    ["the pool lacks a tile", [salted, start, { ...dealt, pool: pool.slice(0, -1) }]],
    [
      "fewer tiles were dealt to one seat",
      [salted, start, { ...dealt, racks: [own, other.slice(1)], pool: [other[0]!, ...pool] }],
    ],
  ])("if %s", (_, events) => {
    expect(isFair(events, EXAMPLE.seed, evidence(EXAMPLE, null))).toBe(false);
  });

  test.each([0, 1, 2])("if the deal is incomplete: without event %i", (at) => {
    const events = beginning(EXAMPLE).toSpliced(at, 1);
    expect(isFair(events, EXAMPLE.seed, evidence(EXAMPLE, null))).toBe(false);
  });
});
