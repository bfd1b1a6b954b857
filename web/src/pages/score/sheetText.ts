/**
 * Score sheet as plain text. Messengers use proportional fonts, but digits have equal widths and a
 * figure space is as wide as a digit. So columns of numbers stay aligned.
 */

import { signed } from "../../words/signed";
import { runningTotals } from "./game";

const FIGURE_SPACE = "\u2007";

export interface SheetContent {
  /** The heading. */
  readonly title: string;
  readonly names: readonly string[];
  readonly sheet: readonly (readonly number[])[];
  /** "Check sum: 0" in the user's language. */
  readonly checked: string;
}

export function sheetText({ title, names, sheet, checked }: SheetContent): string {
  const totals = runningTotals(sheet).at(-1) ?? names.map(() => 0);
  const ranked = names
    .map((name, seat) => ({ name, total: totals[seat]! }))
    .sort((left, right) => right.total - left.total);
  const ranking = ranked.map(({ name, total }) => `${signed(total)} ${name}`);
  if (sheet.length === 0) return [title, "", ...ranking].join("\n");
  return [title, "", ...ranking, "", names.join(" · "), ...table(sheet, totals), checked].join(
    "\n",
  );
}

function table(sheet: readonly (readonly number[])[], totals: readonly number[]): string[] {
  // Zero gets a sign, too, so that all numbers are aligned.
  const rows = [...sheet, totals].map((row) =>
    row.map((points) => (points === 0 ? "±0" : signed(points))),
  );
  const heads = [...sheet.map((_, at) => String(at + 1)), "="];
  const wide = Math.max(...rows.flat().map((cell) => cell.length));
  const head = Math.max(...heads.map((each) => each.length));
  return rows.map((row, at) =>
    [
      heads[at]!.padStart(head, FIGURE_SPACE),
      ...row.map((cell) => cell.padStart(wide, FIGURE_SPACE)),
    ].join(FIGURE_SPACE),
  );
}
