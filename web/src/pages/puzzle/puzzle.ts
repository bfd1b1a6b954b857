/** Puzzles as the server tells them. */

import { ask } from "../../api/client";
import type { PuzzleDays, PuzzleHint, PuzzleSolution, DailyPuzzle } from "../../api/http";

/** Ask for a puzzle by its day or its number. */
export const askPuzzle = (which: string): Promise<DailyPuzzle> =>
  ask("GET", `/api/puzzles/${which}`);

export const askHint = (day: string): Promise<PuzzleHint> => ask("GET", `/api/puzzles/${day}/hint`);

export const askSolution = (day: string): Promise<PuzzleSolution> =>
  ask("GET", `/api/puzzles/${day}/solution`);

export const askDays = (today: string): Promise<PuzzleDays> =>
  ask("GET", `/api/puzzles?day=${today}`);
