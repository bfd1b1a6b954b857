/**
 * Words for a turn that was played: the tiles that were laid, and those that went from one set of
 * the table to another. Of a long turn the last moves are only counted.
 */

import { movesBySets, type TableChange } from "../../../live/recap";
import { courtOf, tileName, tileNames } from "../../../rules/text";
import { ANY_RULES, readSet } from "../../../rules/sets";
import { faceOf, isJoker, sortTiles } from "../../../rules/tiles";
import { words } from "../../../words/words.svelte";

/** So many moves of a turn are told, in words and in tiles; more would be a riddle. */
export const TOLD_MOVES = 2;
/** So many tiles of a run are named by its first and its last one. */
const LONG = 3;

/** Return what somebody played; without a name it is the player. */
export function playedText(
  change: Pick<TableChange, "brought" | "moves" | "jokers">,
  name: string | null,
  cards: boolean,
): string {
  const jokers = change.jokers.map(({ face }) =>
    words("said-joker", { tile: tileName(face, cards) }),
  );
  return [laidText(change, name, cards), ...jokers].join(" ");
}

function laidText(
  { brought, moves }: Pick<TableChange, "brought" | "moves">,
  name: string | null,
  cards: boolean,
): string {
  const tiles = tileNames(brought, cards);
  if (moves.length === 0)
    return name === null
      ? words("said-you-played", { tiles })
      : words("said-played", { name, tiles });
  const moved = movesText(moves, cards);
  return name === null
    ? words("said-you-played-moved", { tiles, moved })
    : words("said-played-moved", { name, tiles, moved });
}

function movesText(moves: TableChange["moves"], cards: boolean): string {
  const all = movesBySets(moves);
  const told = all.slice(0, TOLD_MOVES).map(({ tiles, from, to }) => {
    const [source, target] = [setName(from, cards), setName(to, cards)];
    return words("said-move", {
      tiles: tilesText(tiles, cards),
      source: source.kind,
      from: source.text,
      target: target.kind,
      to: target.text,
    });
  });
  const count = all.slice(TOLD_MOVES).flatMap(({ tiles }) => tiles).length;
  return [...told, ...(count > 0 ? [words("said-moves-more", { count })] : [])].join("; ");
}

/** Return the names of tiles; of several that follow each other, those of the first and the last. */
function tilesText(tiles: readonly string[], cards: boolean): string {
  const isRun =
    tiles.length >= LONG && !tiles.some(isJoker) && readSet(tiles, ANY_RULES).kind === "run";
  return isRun ? runText(tiles, cards) : tileNames(tiles, cards);
}

/** Return by what a set is known: the number of a group, the first and the last tile of a run. */
function setName(set: readonly string[], cards: boolean): { kind: "group" | "run"; text: string } {
  if (readSet(set, ANY_RULES).kind !== "group") return { kind: "run", text: runText(set, cards) };
  const { number } = faceOf(set.find((tile) => !isJoker(tile))!);
  return { kind: "group", text: words("said-group", { number, court: courtOf(number, cards) }) };
}

/** Return the first and the last tile of a run, a joker as what it stands for. */
function runText(run: readonly string[], cards: boolean): string {
  const tiles = run.some(isJoker) ? run : sortTiles(run, "number");
  const at = tiles.findIndex((tile) => !isJoker(tile));
  const { colour, number } = faceOf(tiles[at]!);
  const nameAt = (place: number): string => tileName(`${colour}${number + place - at}`, cards);
  return words("said-run", { first: nameAt(0), last: nameAt(tiles.length - 1) });
}
