/** The rows of a club's standings, by rounds won, on equal tiles, and by rating. */

import type { ClubView } from "../../api/http";
import type { ShownRating } from "../../api/wire";
import { botName } from "../../players/bots";
import { ratingText, ratingWords } from "../../players/ratingText";
import { language, words } from "../../words/words.svelte";

export interface StandingRow {
  readonly key: string;
  /** Members with the same number share a place; null before the first result. */
  readonly place: number | null;
  readonly look: { readonly face: string; readonly colour: string; readonly isBot?: boolean };
  readonly name: string;
  readonly you: boolean;
  /** How far the bar goes, in per cent; a rating has none. */
  readonly share?: number;
  readonly value: string;
  /** What a screen reader says instead of the value. */
  readonly spoken?: string;
}

/** The most members of a list. One's own row is there in any case. */
const MOST = 10;
/** How many are shown before the first result. */
const SHOWN = 5;

/** Return the first rows, and one's own row if it comes later. */
function shortened(rows: readonly StandingRow[]): StandingRow[] {
  return rows.filter(({ you }, at) => at < MOST || you);
}

function person(
  view: ClubView,
  member: string,
): Pick<StandingRow, "key" | "look" | "name" | "you"> {
  const found = view.members.find(({ id }) => id === member);
  return {
    key: member,
    look: { face: found?.face ?? "", colour: found?.colour ?? "" },
    name: found?.name || words("app-someone"),
    you: found?.you ?? false,
  };
}

/** Those who won most rounds first; of equal ones those who needed fewer. */
export function rowsByWon(view: ClubView): StandingRow[] {
  const winners = [...view.equal_tiles].sort(
    (one, other) => other.won - one.won || one.deals - other.deals,
  );
  const most = Math.max(1, winners[0]?.won ?? 0);
  return shortened(
    winners.map(({ member, won, deals }) => ({
      ...person(view, member),
      place: winners.findIndex((each) => each.won === won) + 1,
      share: (100 * won) / most,
      value: words("club-standings-won-of", { won, count: deals }),
    })),
  );
}

const percent = (value: number): string =>
  value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function rowsOnEqualTiles(view: ClubView): StandingRow[] {
  return shortened(
    view.equal_tiles.map(({ member, place, percent: share }) => ({
      ...person(view, member),
      place,
      share,
      value: percent(share),
      spoken: `${percent(share)} ${words("tour-percent")}`,
    })),
  );
}

/** Members with enough rounds come first, then those whose rating is provisional. */
export function rowsByRating(view: ClubView, seats: number): StandingRow[] {
  const found = view.standings.find((each) => each.seats === seats)?.places ?? [];
  const places = [...found].sort(
    (one, other) =>
      Number(one.rating.provisional) - Number(other.rating.provisional) ||
      other.rating.points - one.rating.points,
  );
  const placeOf = (rating: ShownRating): number =>
    places.findIndex((each) => ratingText(each.rating) === ratingText(rating)) + 1;
  return places.map(({ member, rating }) => ({
    ...person(view, member),
    place: placeOf(rating),
    value: ratingText(rating),
    spoken: ratingWords(rating),
  }));
}

/** Before the first result everybody is equal. */
export function rowsBefore(view: ClubView): StandingRow[] {
  return view.members
    .slice(0, SHOWN)
    .map(({ id }) => ({ ...person(view, id), place: null, share: 0, value: "–" }));
}

/** The bots of an example, with the rounds that they have won, and where one stands oneself. */
const EXAMPLE = [
  { bot: "expert", face: "ida", colour: "lilac", won: 4 },
  { bot: "", face: "", colour: "", won: 3 },
  { bot: "steady", face: "otto", colour: "mint", won: 3 },
  { bot: "casual", face: "alma", colour: "rose", won: 1 },
  { bot: "novice", face: "bo", colour: "straw", won: 1 },
];
const ROUNDS = 5;

/** What standings look like after an evening, for a club that had none. */
export function exampleRows(view: ClubView): StandingRow[] {
  const you = view.members.find((each) => each.you);
  return EXAMPLE.map(({ bot, face, colour, won }) => ({
    key: bot,
    place: EXAMPLE.findIndex((each) => each.won === won) + 1,
    look: bot ? { face, colour, isBot: true } : (you ?? { face, colour }),
    name: bot ? botName(bot) : you?.name || words("app-you"),
    you: bot === "",
    share: (100 * won) / EXAMPLE[0]!.won,
    value: words("club-standings-won-of", { won, count: ROUNDS }),
  }));
}
