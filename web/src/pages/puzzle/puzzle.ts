/** Requests for puzzles. */

import { request } from "../../api/client";
import type { PuzzleDays, PuzzleHint, PuzzleSolution, DailyPuzzle } from "../../api/http";

/** Request a puzzle by its day or number. */
export const fetchPuzzle = (which: string): Promise<DailyPuzzle> =>
  request("GET", `/api/puzzles/${which}`);

export const fetchHint = (day: string): Promise<PuzzleHint> =>
  request("GET", `/api/puzzles/${day}/hint`);

export const fetchSolution = (day: string): Promise<PuzzleSolution> =>
  request("GET", `/api/puzzles/${day}/solution`);

export const fetchDays = (today: string): Promise<PuzzleDays> =>
  request("GET", `/api/puzzles?day=${today}`);
