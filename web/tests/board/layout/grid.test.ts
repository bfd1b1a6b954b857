import { expect, test } from "vitest";

import { gridOf, tileHeight, type Space } from "../../../src/board/layout/grid";
import { DESKTOP, PHONE, SIDEWAYS, SPACES, TABLET } from "../someTables";

const SIZES = [60, 52, 40, 32];

function lowest(size: number, space: Space): number {
  const { corner, rows, pitch } = gridOf({ size, loose: false }, space);
  return corner + (rows - 1) * pitch + tileHeight(size);
}

test.each([SIDEWAYS, TABLET, DESKTOP])("rows share the height of a table: %o", (space) => {
  for (const size of SIZES) {
    const { pitch, rows } = gridOf({ size, loose: false }, space);
    const loosest = Math.round(1.28 * size) + Math.round(0.27 * size) + 6;
    expect(pitch).toBeLessThanOrEqual(loosest);
    // What is left is less than a pixel a row, unless they lie as far apart as they may.
    const isLoosest = gridOf({ size, loose: true }, space).pitch === pitch;
    expect(isLoosest || space.height - lowest(size, space) < 2 * 18 + rows).toBe(true);
  }
});

test("on an upright phone they do not, so that a row of the rack moves no set", () => {
  for (const size of SIZES) {
    const higher = gridOf({ size, loose: false }, { ...PHONE, height: PHONE.height + 63 });
    expect(gridOf({ size, loose: false }, PHONE).pitch).toBe(higher.pitch);
  }
});

test("all rows lie on the table", () => {
  for (const space of SPACES)
    for (const size of SIZES) expect(lowest(size, space)).toBeLessThanOrEqual(space.height);
});
