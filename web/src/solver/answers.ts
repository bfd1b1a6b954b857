/**
 * Answers of the core to the questions that pages ask over HTTP: `/api/solve`, `/api/arrange` and
 * `/api/check`. They are the server's answers, but for the time; null means that only the engine
 * can answer: what is wrong with a question, and a turn that names its opening sets.
 */

import type {
  Arrangement,
  ArrangeRequest,
  CheckRequest,
  Judgement,
  SolutionWithMoves,
  SolveRequest,
} from "../api/http";
import { DEFAULT_EDITION } from "../rules/printed";
import { faceText, sortTiles } from "../rules/tiles";
import type { Core } from "./core";
import { judgeTurn } from "./judge";
import { assignTiles, inOldPlaces } from "./physicalTiles";
import { areFaces, opensAlone, readPosition, type Position, type Sets } from "./position";
import { explain } from "./steps";
import { bestTurn, calmTurn, type Turn } from "./turn";

/** The questions that can be answered here. */
export type Path = "/api/solve" | "/api/arrange" | "/api/check";

export function answer(core: Core, path: Path, body: unknown): unknown {
  if (path === "/api/solve") return solve(core, body as SolveRequest);
  if (path === "/api/arrange") return arrange(core, body as ArrangeRequest);
  return check(body as CheckRequest);
}

function solve(
  core: Core,
  {
    table = [],
    rack,
    rulebook = DEFAULT_EDITION,
    opened = true,
    objective = "tiles",
  }: SolveRequest,
): SolutionWithMoves | null {
  const position = readPosition(table, rack, opened, rulebook);
  if (position === null) return null;
  const before = performance.now();
  const turn = calmTurn(core, position, objective);
  const micros = Math.round((performance.now() - before) * 10_000) / 10;
  const after = turn === null ? position.table : placed(position, turn);
  const old = new Set(position.table.flat());
  const played = after.flat().filter((tile) => !old.has(tile));
  const { tilesPlayed = 0, pointsPlayed = 0, opening = [] } = turn ?? {};
  return {
    tiles_played: tilesPlayed,
    points_played: pointsPlayed,
    played: sortTiles(played, "colour").map(faceText),
    table: inFaces(after),
    opening: inFaces(opening),
    goes_out: tilesPlayed > 0 && tilesPlayed === rack.length,
    optimal: true,
    micros,
    ...explain(position.table, after),
  };
}

/** Return the table after a turn in physical tiles. */
function placed(position: Position, { sets }: Turn): Sets {
  const { table, rack } = position;
  if (opensAlone(position)) return [...table, ...assignTiles([], rack, sets)];
  return inOldPlaces(table, assignTiles(table, rack, sets));
}

function arrange(
  core: Core,
  { tiles, rulebook = DEFAULT_EDITION }: ArrangeRequest,
): Arrangement | null {
  const position = readPosition([], tiles, true, rulebook);
  if (position === null) return null;
  const turn = bestTurn(core, position, "tiles");
  const table = turn === null ? [] : placed(position, turn);
  const used = new Set(table.flat());
  const left = position.rack.filter((tile) => !used.has(tile));
  return { table: inFaces(table), left: left.map(faceText) };
}

function check({
  before = [],
  after,
  rack = [],
  opening = [],
  rulebook = DEFAULT_EDITION,
  opened = true,
}: CheckRequest): Judgement | null {
  const position = readPosition(before, rack, opened, rulebook);
  if (position === null || opening.length > 0 || !areFaces(after)) return null;
  return judgeTurn(position, after);
}

const inFaces = (sets: Sets): string[][] => sets.map((set) => set.map(faceText));
