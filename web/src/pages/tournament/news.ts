/** News of a tournament: what changes often. */

import type { TournamentNews, TournamentView } from "../../api/http";

/** Return a tournament with the news about the same version of it. */
export function withNews(
  view: TournamentView,
  { now, table, done }: TournamentNews,
): TournamentView {
  const tables = view.tables.map((each) => ({ ...each, done: done.includes(each.place) }));
  return { ...view, now, table, tables };
}
