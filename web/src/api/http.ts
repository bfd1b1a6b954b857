/** HTTP API: the types of its requests and answers, as far as the browser uses them. */

import type { Event, Step, Violation } from "./wire";

// Guests

/** A new guest with its token. */
export interface TokenGiven {
  token: string;
  name: string;
}

/** A guest without its token. */
export interface Me {
  name: string;
}

/** A link that moves a guest to another device. */
export interface Transfer {
  link: string;
}

// Tables

/** A request for a new table. */
export interface NewTable {
  rulebook: string;
  seats: number;
  bots: string[];
  listed: boolean;
  casual: boolean;
  hints: boolean;
}

/** A new table. */
export interface TableMade {
  id: string;
}

/** A seat: a person or a bot. */
export interface SeatSummary {
  name: string;
  bot: string | null;
}

/** A table in a list of tables. */
export interface TableSummary {
  id: string;
  phase: string;
  rulebook: string;
  capacity: number;
  seats: SeatSummary[];
  round: number;
  rounds: number;
  seat: number | null;
  my_turn: boolean;
  updated: number;
}

/** A bot that can take a seat. */
export interface BotName {
  name: string;
  /** Whether people play against it; other bots are there for comparison. */
  for_people: boolean;
}

// Rulebooks and lessons

/** The value of a rulebook's parameter. */
export type Parameter = string | number | boolean | null;

/** A printed edition. */
export interface Edition {
  edition: string;
  faces: string;
  parameters: Record<string, Parameter>;
  languages: string[];
}

/** A parameter in which editions differ. */
export interface EditionsDiffer {
  parameter: string;
  values: Record<string, Parameter>;
  /** The editions whose leaflet leaves it open, so that the value is our reading. */
  readings: string[];
}

/** All editions, their differences, and the limits of house rules. */
export interface Rulebooks {
  editions: Edition[];
  house_rules: Record<string, string>;
  differences: EditionsDiffer[];
}

/** A rule as text. */
export interface Rule {
  text: string;
  reading: boolean;
}

/** Rules under a heading. */
export interface RulesSection {
  heading: string;
  sentences: Rule[];
}

/** The rules of a rulebook as text. */
export interface Rules {
  house: string;
  sections: RulesSection[];
  readings_note: string;
}

/** A lesson: a printed example, with one solution. */
export interface Lesson {
  name: string;
  rulebook: string;
  opened: boolean;
  table: string[][];
  rack: string[];
  /** The table in the leaflet. Any legal turn that plays the whole rack is right, too. */
  answer: string[][];
  steps: Step[];
  /** The set that each step makes, in physical tiles. */
  moves: string[][];
  /** The editions that allow the answer. */
  editions: string[];
}

/** All lessons in their order. */
export interface Lessons {
  lessons: Lesson[];
}

// Solver

/** The best turn. If no tiles are played, there is none. */
export interface Solved {
  tiles_played: number;
  points_played: number;
  goes_out: boolean;
  played: string[];
  table: string[][];
  steps: Step[];
  /** The set that each step makes, in physical tiles. */
  moves: string[][];
}

/** The verdict on a turn. */
export interface Judged {
  legal: boolean;
  violations: Violation[];
}

/** Loose tiles as a table. */
export interface Arranged {
  table: string[][];
  /** The tiles that fit into no set. */
  left: string[];
}

// Puzzles

/** A puzzle. */
export interface PuzzleTold {
  number: number;
  day: string;
  grade: number;
  rulebook: string;
  table: string[][];
  rack: string[];
}

/** A hint for a puzzle: a set to start with, the sets to take apart, and one step. */
export interface PuzzleHint {
  begin: string[];
  apart: string[][];
  step: Step;
}

/** The solution of a puzzle. */
export interface PuzzleSolution {
  steps: Step[];
  /** The set that each step makes, in physical tiles. */
  moves: string[][];
}

/** All days that have a puzzle: the first day, and the grade of each day since. */
export interface PuzzleDays {
  first: string;
  grades: number[];
}

// Rounds and replays

/** A finished round. */
export interface RoundShown {
  seed: string;
  events: Event[];
}

/** A stored record. */
export interface RecordKept {
  id: string;
}

/** The verdict on a record. */
export interface Verified {
  valid: boolean;
  reason: string | null;
  round?: number;
  turn?: number | null;
}

/** A turn of a replay. */
export interface ReplayedTurn {
  seat: number;
  did: "played" | "drew" | "timed-out" | "passed";
  /** The table after the turn; null if nothing was played. */
  table: string[][] | null;
  played: string[];
  drawn: string[];
  /** The table after the best turn; null if nothing could be played. */
  best_table: string[][] | null;
  best_played: string[];
  missed_tiles: number;
  missed_exit: boolean;
}

/** A round of a replay. */
export interface ReplayedRound {
  starter: number;
  /** The racks as dealt. */
  racks: string[][];
  pool: number;
  turns: ReplayedTurn[];
  ending: string | null;
  winner: number | null;
  scores: number[] | null;
}

/** A replay of a match. */
export interface Replayed {
  rulebook: string;
  rulebook_name: string;
  faces: string;
  verdict: Verified;
  rounds: ReplayedRound[];
  /** Missing for a record that was pasted; empty for a record that was stored. */
  seats?: SeatSummary[];
}

/** Win probabilities at the deal and after every turn of a round. */
export interface Estimated {
  /** The probability of each seat; null where it is unknown. */
  chances: (number[] | null)[];
  /** The turn that cost its seat the most; null if no turn cost much. */
  dearest: number | null;
}
