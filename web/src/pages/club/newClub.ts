import type { ClubView } from "../../api/http";

/** Whether nobody else has joined a club yet, or played in it: its page leads through the first steps. */
export const isNewClub = ({ member_count, equal_tiles }: ClubView): boolean =>
  member_count === 1 && equal_tiles.length === 0;
