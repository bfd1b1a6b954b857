/** How a game stands, in words. */

import { editionName } from "../../rules/text";
import { signed } from "../../words/signed";
import { language, listed, words } from "../../words/words.svelte";
import { isOver, leadersOf, sheetOf, totalsOf, type Game } from "./game";
import { sheetText } from "./sheetText";

/** Return who leads or has won; nothing before the first round. */
export function leading(game: Game): string {
  if (game.played.length === 0) return "";
  const totals = totalsOf(game);
  const leaders = leadersOf(totals);
  const name = game.names[leaders[0]!]!;
  if (isOver(game)) return leaders.length > 1 ? words("match-tied") : words("match-won", { name });
  const points = signed(totals[leaders[0]!]!);
  return leaders.length > 1
    ? words("score-level", { names: listed(leaders.map((seat) => game.names[seat]!)), points })
    : words("score-leads", { name, points });
}

/** Return which round it is. */
export function roundOf({ played, rounds }: Game): string {
  const round = played.length + 1;
  return rounds === null
    ? words("score-round", { round })
    : words("home-round-of", { round: Math.min(round, rounds), rounds });
}

export function rulesOf({ edition, house }: Game): string {
  return editionName({ edition }, Object.keys(house).length > 0);
}

/** Return how far a game is, for a list of them. */
export function standing(game: Game): string {
  return isOver(game) ? leading(game) || words("score-no-round") : roundOf(game);
}

export function dayOf({ begun }: Game): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(begun);
}

/** Return the whole sheet as text. */
export function tellGame(game: Game): string {
  return sheetText({
    title: [`${words("home-more-score")} · ${rulesOf(game)}`, dayOf(game)].join("\n"),
    names: game.names,
    sheet: sheetOf(game),
    checked: `${words("score-check")}: 0`,
  });
}
