/** What photographs mean for a question: which of its tiles they replace. */

import type { PhotoReading } from "../../camera/reading";
import { counted } from "./notation";
import type { Question, Task } from "./question";

/** What is photographed: the table, the rack, the table after the turn, or loose tiles. */
export type Subject = "table" | "rack" | "after" | "loose";

export const SUBJECTS: Readonly<Record<Task, readonly Subject[]>> = {
  turn: ["table", "rack"],
  legal: ["table", "rack", "after"],
  rebuild: ["loose"],
};

type Tiles = Pick<Question, "table" | "rack" | "loose" | "after">;
type Read = Pick<PhotoReading, "sets" | "loose">;

/**
 * Return the question with what was photographed. Tiles beside the sets of a table are those of the
 * rack, where that lies in the picture, too.
 */
export function withPhoto(question: Question, subject: Subject, { sets, loose }: Read): Tiles {
  const { table, rack, loose: heap } = question;
  const all = [...sets.flat(), ...loose];
  switch (subject) {
    case "table":
      return { table: sets, rack: loose.length > 0 ? loose : rack, loose: heap, after: null };
    case "rack":
      return { table, rack: all, loose: heap, after: null };
    case "loose":
      return { table, rack, loose: all, after: null };
    case "after": {
      const after = loose.length > 0 ? [...sets, loose] : sets;
      // Whoever has no picture of the rack had at least what was played.
      return { table, rack: rack.length > 0 ? rack : added(table.flat(), all), loose: heap, after };
    }
  }
}

/** Return the tiles that are there afterwards, and were not before. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = counted(before);
  return after.filter((tile) => {
    const count = left.get(tile) ?? 0;
    left.set(tile, count - 1);
    return count <= 0;
  });
}

/** Return the tiles of a question that lie elsewhere, of which no more than two can be. */
export function elsewhereOf({ table, rack }: Question, subject: Subject): readonly string[] {
  return subject === "rack" ? table.flat() : subject === "table" ? rack : [];
}
