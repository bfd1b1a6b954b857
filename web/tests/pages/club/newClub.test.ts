import { expect, test } from "vitest";

import type { ClubView } from "../../../src/api/http";
import { isNewClub } from "../../../src/pages/club/newClub";

const club = (member_count: number, equal_tiles: ClubView["equal_tiles"]): ClubView =>
  ({ member_count, equal_tiles }) as ClubView;
const RESULT = { member: "a", percent: 50 } as ClubView["equal_tiles"][number];

test("A club is new until somebody has joined it, or played in it", () => {
  expect(isNewClub(club(1, []))).toBe(true);
  expect(isNewClub(club(2, []))).toBe(false);
  expect(isNewClub(club(1, [RESULT]))).toBe(false);
});
