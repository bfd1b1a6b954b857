/** Puzzles as the server tells them. */

import { ask } from "../../api/client";
import type { Step } from "../../api/wire";
import type { Days } from "./days";

export interface Puzzle {
  readonly number: number;
  readonly day: string;
  readonly grade: number;
  readonly rulebook: string;
  readonly table: string[][];
  readonly rack: string[];
}

export interface Hint {
  readonly begin: string[];
  readonly apart: string[][];
  readonly step: Step;
}

export interface Solution {
  readonly steps: Step[];
  /** The set of each step in its very tiles. */
  readonly moves: string[][];
}

/** Ask for a puzzle by its day or its number. */
export const askPuzzle = (which: string): Promise<Puzzle> => ask("GET", `/api/puzzles/${which}`);

export const askHint = (day: string): Promise<Hint> => ask("GET", `/api/puzzles/${day}/hint`);

export const askSolution = (day: string): Promise<Solution> =>
  ask("GET", `/api/puzzles/${day}/solution`);

export const askDays = (today: string): Promise<Days> => ask("GET", `/api/puzzles?day=${today}`);
