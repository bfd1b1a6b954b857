import { describe, expect, test } from "vitest";

import { LIMITS, printed, termsOf } from "../../../src/pages/score/editions";
import { lowestRack, scoresOf, sum, tileSum, type Rack } from "../../../src/pages/score/scoring";
import { PRINTED } from "../../../src/rules/printed";
import { readRulebook } from "../../../src/rules/rulebook";
import { faceOf } from "../../../src/rules/tiles";
import { tiles, vectors } from "../../vectors";

const rounds = vectors.scores.map((each) => {
  const { edition, parameters } = readRulebook(each.rulebook);
  const terms = termsOf(edition, parameters);
  const numbers = each.racks.map((rack) => tiles(rack).map((tile) => faceOf(tile).number));
  const racks: Rack[] = numbers.map((rack) => ({
    points: tileSum(rack, terms.jokerValue),
    tiles: rack.length,
  }));
  return { ...each, terms, racks };
});

test("the lowest rack wins, as in the engine", () => {
  for (const { racks, starter, winner } of rounds)
    expect(lowestRack(racks, starter)).toEqual({ winner });
});

test("every round scores as in the engine", () => {
  for (const { racks, winner, terms, scores } of rounds) {
    const points = racks.map((rack) => rack.points);
    expect(scoresOf(points, winner, terms.blockedScore)).toEqual(scores);
    expect(sum(scores)).toBe(0);
  }
});

test("the example of the leaflets: winner's rack 4, loser's 13", () => {
  expect(scoresOf([4, 13], 0, "difference")).toEqual([9, -9]);
  expect(scoresOf([4, 13], 0, "own-rack")).toEqual([13, -13]);
});

describe("more is asked only if it decides", () => {
  const rack = (points: number, count: number | null = null): Rack => ({ points, tiles: count });

  test("nothing, if one rack is the lowest", () => {
    expect(lowestRack([rack(9), rack(4), rack(9)], null)).toEqual({ winner: 1 });
  });
  test("tiles, if racks are equally low", () => {
    const racks = [rack(4), rack(9), rack(4)];
    expect(lowestRack(racks, null)).toEqual({ ask: "tiles", seats: [0, 2] });
    expect(lowestRack([rack(4, 2), rack(9), rack(4, 1)], null)).toEqual({ winner: 2 });
  });
  test("the starter, if the numbers of tiles are equal, too", () => {
    const racks = [rack(4, 1), rack(9), rack(4, 1)];
    expect(lowestRack(racks, null)).toEqual({ ask: "starter", seats: [0, 2] });
    expect(lowestRack(racks, 0)).toEqual({ winner: 0 });
    expect(lowestRack(racks, 1)).toEqual({ winner: 2 });
  });
});

test("the editions equal those of the engine", () => {
  const printedOnes = vectors.rulebooks.slice(0, PRINTED.length);
  expect(printedOnes.map((each) => each.edition)).toEqual(PRINTED.map((each) => each.edition));
  for (const { text, edition, faces } of printedOnes) {
    const { parameters } = readRulebook(text);
    // Every parameter read as a house rule changes nothing.
    expect(termsOf(edition, parameters)).toEqual(termsOf(edition, {}));
    expect(termsOf(edition, {}).cards).toBe(faces === "cards");
    expect(Object.keys(printed(edition))).toEqual(Object.keys(LIMITS));
  }
});

test("the house rules equal those of the engine", () => {
  const { turn_seconds: clocks, ...others } = LIMITS;
  const engine = Object.fromEntries(vectors.limits);
  for (const [name, allowed] of Object.entries(others)) expect(engine[name]).toBe(allowed);
  const [, low, high] = /^off, or (\d+) to (\d+) seconds$/.exec(engine["turn_seconds"]!)!;
  for (const choice of clocks!.split(" or ").filter((each) => each !== "off")) {
    expect(Number(choice)).toBeGreaterThanOrEqual(Number(low));
    expect(Number(choice)).toBeLessThanOrEqual(Number(high));
  }
  expect(termsOf("nordic", { turn_seconds: "off" }).turnSeconds).toBeNull();
});
