import { describe, expect, test } from "vitest";

import { nextLayout } from "../../../src/board/tableLayout";
import { freeEdge } from "../../../src/pages/table/freeEdge";

const SPACE = { width: 360, height: 500, big: false };
const pieces = Array.from({ length: 16 }, (_, key) => ({
  key,
  tiles: [`r${key}`, `b${key}`, `k${key}`],
}));
const layout = nextLayout(null, pieces, SPACE, false);
const edgeFor = (...tiles: string[]) => freeEdge(layout, new Set(tiles));

describe("the edge that a panel may cover", () => {
  test("is the lower one, unless what it speaks of lies there", () => {
    expect(edgeFor()).toBe("bottom");
    expect(edgeFor("r0")).toBe("bottom");
    expect(edgeFor("b15")).toBe("top");
  });

  test("is the one further away from the outermost of several sets", () => {
    expect(edgeFor("r0", "b15")).toBe("bottom");
    expect(edgeFor("r10", "r15")).toBe("top");
  });

  test("is the lower one before the table is measured", () => {
    expect(freeEdge(null, new Set(["r0"]))).toBe("bottom");
  });
});
