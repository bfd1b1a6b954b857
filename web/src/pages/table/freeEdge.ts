/** Free edge of the table: where a panel lies that speaks of some tiles, and does not cover them. */

import type { TableLayout } from "../../board/tableLayout";

/** Return the edge of the table that is further from the sets with some tiles. */
export function freeEdge(layout: TableLayout | null, tiles: ReadonlySet<string>): "top" | "bottom" {
  if (layout === null) return "bottom";
  const rows = layout.pieces
    .filter((piece) => piece.tiles.some((tile) => tiles.has(tile)))
    .map((piece) => layout.slots.get(piece.key)?.row ?? 0);
  if (rows.length === 0) return "bottom";
  const below = layout.grid.rows - 1 - Math.max(...rows);
  return below < Math.min(...rows) ? "top" : "bottom";
}
