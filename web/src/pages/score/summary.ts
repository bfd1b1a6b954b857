/** Summary of a game: leader, round, rules and state as text. */

import { editionName } from "../../rules/text";
import { signed } from "../../words/signed";
import { formatList, language, words } from "../../words/words.svelte";
import { isOver, leadersOf, sheetOf, totalsOf, type Game } from "./game";
import { sheetText } from "./sheetText";

/** Return who leads or has won; empty before the first round. */
export function leaderText(game: Game): string {
  if (game.played.length === 0) return "";
  const totals = totalsOf(game);
  const leaders = leadersOf(totals);
  const name = game.names[leaders[0]!]!;
  if (isOver(game)) return leaders.length > 1 ? words("match-tied") : words("match-won", { name });
  const points = signed(totals[leaders[0]!]!);
  return leaders.length > 1
    ? words("score-level", { names: formatList(leaders.map((seat) => game.names[seat]!)), points })
    : words("score-leads", { name, points });
}

/** Return the number of the current round as text. */
export function roundText({ played, rounds }: Game): string {
  const round = played.length + 1;
  return rounds === null
    ? words("score-round", { round })
    : words("home-round-of", { round: Math.min(round, rounds), rounds });
}

export function rulesText({ edition, house }: Game): string {
  return editionName({ edition }, Object.keys(house).length > 0);
}

/** Return the state of a game, for a list. */
export function stateText(game: Game): string {
  return isOver(game) ? leaderText(game) || words("score-no-round") : roundText(game);
}

export function dateText({ begun }: Game): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(begun);
}

/** Return the whole sheet as text. */
export function gameText(game: Game): string {
  return sheetText({
    title: [`${words("home-more-score")} · ${rulesText(game)}`, dateText(game)].join("\n"),
    names: game.names,
    sheet: sheetOf(game),
    checked: `${words("score-check")}: 0`,
  });
}
