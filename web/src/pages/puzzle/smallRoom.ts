/** Room for the small puzzle of the home page. */

import { tableRoom, type TableRoom } from "../../board/layout/tableRoom";

/** The rack beside a wide table, with the gap; `BriefBoard` lays them side by side. */
export const BESIDE = 186;
/** The most of the table beside a rack: more would part the sets from the rack. */
const WIDEST = 560;
const WIDE = 560;
/** A low screen has smaller tiles. */
const LOW = 560;
const LOW_TILES = 32;

/** Whether the rack lies beside the table in a page of this width. */
export const isBeside = (width: number): boolean => width >= WIDE;

/** Return the room for the sets of a puzzle in a page of this width, on a screen of this height. */
export function smallRoom(
  table: readonly (readonly string[])[],
  width: number,
  screenHeight: number,
): TableRoom {
  const beside = isBeside(width);
  const free = beside ? Math.min(width - BESIDE, WIDEST) : width;
  const room = tableRoom(table, free, 1, screenHeight < LOW ? LOW_TILES : Infinity);
  return { ...room, width: beside ? room.width : free };
}
