/** Texts for tiles, sets, violations, steps, editions and house rules. */

import type { Step, Violation } from "../api/wire";
import { hasWords, readable, words, wordsOr } from "../words/words.svelte";
import { parameterText, type Parameter } from "./rulebook";
import { lacksOne, readSet, type Flaw, type SetRules } from "./sets";
import { faceOf, isJoker, JOKER, type Colour } from "./tiles";

const COLOURS: Record<Colour, string> = { k: "black", r: "red", b: "blue", o: "orange" };
const SUITS: Record<Colour, string> = { k: "spades", r: "hearts", b: "clubs", o: "diamonds" };
const COURT: Record<number, string> = { 1: "ace", 11: "jack", 12: "queen", 13: "king" };

/** The fewest tiles of a set. */
const SHORTEST = 3;

/** Return the value by which messages choose between numbers and colours, and ranks and suits. */
export function facesOf(cards: boolean): { faces: string } {
  return { faces: cards ? "cards" : "numbers" };
}

export function tileName(tile: string, cards: boolean): string {
  const { colour, number } = faceOf(tile);
  if (colour === null) return words("tile-joker");
  if (!cards) return words(`tile-${COLOURS[colour]}`, { number });
  const court = courtOf(number, cards);
  const rank = court === "none" ? String(number) : words(`tile-${court}`);
  return words(`tile-${SUITS[colour]}`, { number: rank, court });
}

/** Return the value by which messages choose between numbers and court cards. */
export function courtOf(number: number, cards: boolean): string {
  return (cards && COURT[number]) || "none";
}

export function tileNames(tiles: readonly string[], cards: boolean): string {
  return tiles.map((tile) => tileName(tile, cards)).join(", ");
}

function setNames(sets: readonly (readonly string[])[], cards: boolean): string {
  return sets.map((tiles) => tileNames(tiles, cards)).join(" | ");
}

/** Return the label and the short title of a piece, and its flaw if it is no valid set. */
export function describePiece(
  tiles: readonly string[],
  rules: SetRules,
  cards: boolean,
): { label: string; title: string; flaw: string | null; shortFlaw?: string; unfinished?: boolean } {
  const reading = readSet(tiles, rules);
  const names = tileNames(tiles, cards);
  if (reading.kind === "flaw") {
    const isShort = reading.flaw === "too-short";
    const count = SHORTEST - tiles.length;
    const unfinished = isShort && (count > 1 || lacksOne(tiles, rules));
    const plain = hasTwice(tiles, reading.flaw)
      ? words("flaw-tile-twice")
      : words(`flaw-${isShort ? "mixed" : reading.flaw}`, facesOf(cards));
    const shortFlaw = unfinished ? `+${count}` : plain;
    const flaw = unfinished ? words("flaw-needs-more", { count }) : shortFlaw;
    const label = `${words("set-no", { tiles: names })} – ${flaw}`;
    return { label, title: words("lift-no-set"), flaw, shortFlaw, unfinished };
  }
  const { colour } = faceOf(tiles.find((tile) => !isJoker(tile)) ?? JOKER);
  const title =
    reading.kind === "group"
      ? words("lift-group")
      : words("lift-run", { colour: colour === null ? "none" : (cards ? SUITS : COLOURS)[colour] });
  return { label: words(`set-${reading.kind}`, { tiles: names }), title, flaw: null };
}

/** Whether numbers of a run do not follow each other because a tile is in it twice. */
function hasTwice(tiles: readonly string[], flaw: Flaw): boolean {
  const numbers = tiles.filter((tile) => !isJoker(tile)).map((tile) => faceOf(tile).number);
  return flaw === "not-consecutive" && new Set(numbers).size < numbers.length;
}

export function violationText(violation: Violation, cards: boolean): string {
  return words(`violation-${violation.code}`, {
    ...facesOf(cards),
    sets: setNames(violation.sets, cards),
    tiles: tileNames(violation.tiles, cards),
    reached: violation.reached ?? 0,
    needed: violation.needed ?? 0,
  });
}

export function stepText(step: Step, cards: boolean): string {
  const names = (tiles: readonly string[]): string => tileNames(tiles, cards);
  const taken = step.from_table.map(({ tiles, set }) =>
    words("step-from", { tiles: names(tiles), source: names(set) }),
  );
  return words(`step-${step.code}`, {
    result: names(step.set),
    core: names(step.stays),
    from_rack: step.from_rack.length > 0 ? names(step.from_rack) : "none",
    taken: taken.join("; "),
    moved: [...(step.from_rack.length > 0 ? [names(step.from_rack)] : []), ...taken].join("; "),
  });
}

export function editionName(rulebook: { edition: string }, changed: boolean): string {
  const name = rulebook.edition;
  const edition = wordsOr(`edition-title-${name}`, readable(name));
  return changed ? words("edition-title-custom", { edition }) : edition;
}

/** Return a short description of an edition; empty if there is none. */
export function editionSummary(edition: string): string {
  return wordsOr(`edition-${edition}`, "");
}

/** Return what it costs to run out of time. */
export function clockText(penalty: number): string {
  return words("clock-cost", { count: penalty });
}

/** Return the value of a house rule as text. */
export function houseRuleText(name: string, value: Parameter): string {
  const written = parameterText(value);
  const own = `house-${name.replaceAll("_", "-")}-${written}`;
  if (hasWords(own)) return words(own);
  if (["yes", "no", "off"].includes(written)) return words(`house-${written}`);
  return name === "turn_seconds" ? durationText(Number(written)) : written;
}

/** Return a duration as text, in the largest unit that fits. */
export function durationText(seconds: number): string {
  if (seconds % 86_400 === 0) return words("house-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return words("house-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return words("house-minutes", { count: seconds / 60 });
  return words("house-seconds", { count: seconds });
}

/** Return a long time in words, in its largest unit: days, hours or minutes. */
export function longDurationText(seconds: number): string {
  for (const unit of [86_400, 3600])
    if (seconds >= 2 * unit || (unit === 3600 && seconds >= unit))
      return durationText(Math.floor(seconds / unit) * unit);
  return durationText(Math.max(1, Math.ceil(seconds / 60)) * 60);
}
