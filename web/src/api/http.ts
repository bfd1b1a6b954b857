// Generated from the server's own routes by `make wire`; do not edit.

import type { Ending, Event, Faces, Speed, Step, Violation } from "./wire";

/** One turn of a record beside the best one. */
export interface AnalysedTurn {
  round: number;
  turn: number;
  seat: string;
  did: Did;
  played: string[];
  best: number;
  best_played: string[];
  best_table: string[][];
  missed_tiles: number;
  missed_exit: boolean;
  drawn: string[];
  rack_left: number;
  points_left: number;
}

/** Every turn of a record beside the best one. */
export interface Analysis {
  turns: AnalysedTurn[];
}

/** The faces that people choose from. */
export type Animal = "badger" | "bear" | "cat" | "frog" | "hedgehog" | "moose" | "mouse" | "owl" | "puffin" | "seal" | "sheep" | "squirrel";

/** Loose tiles to make a table from. */
export interface ArrangeRequest {
  /** tiles such as r7, b13, k1, o5, j */
  tiles: string[];
  /** an edition and any house rules, as in nordic opening_minimum=25 */
  rulebook?: string;
}

/** A table made from loose tiles, and the tiles that fit into no set. */
export interface Arrangement {
  table: string[][];
  left: string[];
}

/** A lesson for beginners, by the rulebook that was asked for. */
export interface Basic {
  name: string;
  steps: BasicStep[];
}

/** What the lessons for beginners say about their rulebook. */
export interface BasicRules {
  rulebook: string;
  faces: Faces;
  opening_minimum: number;
  must_play_when_able: boolean;
}

/** A step of a lesson for beginners: sets to look at, and a question with one answer. */
export interface BasicStep {
  name: string;
  /** Valid sets as examples. */
  shown: string[][];
  /** The table of the question. With a gap, its last set lacks a tile. */
  table: string[][];
  /** The place of the missing tile in the last set; null if tiles join the sets as they are. */
  gap: number | null;
  choices: string[];
  /** Whether drawing is among the choices. */
  may_draw: boolean;
  /** The right choice; null if drawing is right. */
  answer: string | null;
  /** The table after the right choice. */
  after: string[][];
  opened: boolean;
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  /** Whether people play against it; other bots are there for comparison. */
  for_people: boolean;
  /** Its face; empty if it has none of its own. */
  face: string;
  /** The colour that it likes best; empty if it has no wish. */
  colour: string;
}

/** Every seat's probability to win, at the deal of a round and after every turn. */
export interface Chances {
  /** The probability of each seat, together 1; null where it is unknown. */
  chances: (number[] | null)[];
}

/** A turn to judge: the table before and after it, and the rack before it. */
export interface CheckRequest {
  /** sets of tiles such as r7, b13, k1, o5, j */
  after: string[][];
  /** sets of tiles such as r7, b13, k1, o5, j */
  before?: string[][];
  /** tiles such as r7, b13, k1, o5, j */
  rack?: string[];
  /** sets of tiles such as r7, b13, k1, o5, j */
  opening?: string[][];
  /** an edition and any house rules, as in nordic opening_minimum=25 */
  rulebook?: string;
  /** whether the player has opened */
  opened?: boolean;
}

/** The colours of players, in the order in which seats get them. */
export type Colour = "lilac" | "mint" | "peach" | "rose" | "sky" | "straw";

/** A new table; everyone who knows its address is invited. */
export interface CreatedTable {
  id: string;
  link: string;
}

/** The puzzle of a day: tiles to lay, all of them, in one turn. */
export interface DailyPuzzle {
  /** How many sets must be taken apart, 1 to 5. */
  grade: number;
  rulebook: string;
  table: string[][];
  rack: string[];
  number: number;
  /** The requested day; if a number was requested, its first day. */
  day: string;
}

/** What a seat did with its turn. */
export type Did = "drew" | "passed" | "played" | "timed-out";

/** Why a record is not valid. */
export type Doubt = "deal-differs" | "illegal-turn" | "no-round" | "no-seed" | "not-finished" | "result-differs" | "round-repeated" | "rules-differ" | "seed-differs" | "too-many-rounds" | "turn-differs";

/** An edition with a summary. */
export interface Edition {
  edition: string;
  name: string;
  faces: Faces;
  parameters: Record<string, number | boolean | string | null>;
  house_rules: Record<string, number | boolean | string | null>;
  readings: Reading[];
  languages: string[];
  /** Empty for an edition without one. */
  summary: string;
}

/** A parameter in which editions differ. */
export interface EditionDifference {
  parameter: string;
  /** The value in each edition. */
  values: Record<string, number | boolean | string | null>;
  /** The editions whose leaflet leaves it open, so that the value is our reading. */
  readings: string[];
}

/** The results of a guest in one edition, added up. */
export interface EditionSums {
  edition: string;
  rounds: number;
  wins: number;
  points: number;
  turns: number;
  missed_tiles: number;
  missed_exits: number;
  /** The rounds in which the guest opened. */
  opened: number;
  /** In which turn the guest opened, added up over those rounds. */
  opening_turns: number;
}

/** A finished round. */
export interface FinishedRound {
  commitment: string;
  /** The seed of the shuffle: its SHA-256 is the commitment. */
  seed: string;
  rulebook: string;
  /** The seats when the round ended. */
  seats: SeatSummary[];
  /** All events, or those that one seat could see at the time. */
  events: Event[];
}

/** A finished round, as it was for the guest who asks. */
export interface GameResult {
  commitment: string;
  ended: number;
  edition: string;
  seats: SeatSummary[];
  seat: number;
  /** Which match of its table, from 1. */
  match: number;
  /** Which round of the match, from 1. */
  round: number;
  place: number;
  points: number;
  /** The turns that the guest made; those of a stand-in do not count. */
  turns: number;
  /** How many tiles more the best turns would have played. */
  missed_tiles: number;
  missed_exits: number;
  /** In which of the turns the seat opened, from 1; null if it never did. */
  opened: number | null;
  /** Whether a bot made some of the turns. */
  stood_in: boolean;
}

/** Changes to a guest; a field that is left out stays. */
export interface GuestChanges {
  name?: string | null;
  language?: string | null;
  face?: Animal | null;
  colour?: Colour | null;
}

/** A guest without its token. */
export interface GuestProfile {
  name: string;
  language: string;
  face: Animal;
  /** The colour that was chosen; null if none. */
  colour: Colour | null;
}

/** A guest with its token. The server stores only a hash, so the token is sent once. */
export interface GuestToken {
  token: string;
  name: string;
  language: string;
  face: Animal;
  colour: Colour | null;
}

/** Whether a turn is legal, and if not, every reason. */
export interface Judgement {
  legal: boolean;
  violations: Violation[];
}

/** Whether a guest keeps the name, and by what. */
export interface KeptNameStatus {
  kept: boolean;
  /** The number of passkeys. */
  passkeys: number;
  /** Whether there is a recovery phrase. */
  phrase: boolean;
}

/** A printed example: a position, and one turn that lays its whole rack. */
export interface Lesson {
  name: string;
  rulebook: string;
  opened: boolean;
  table: string[][];
  rack: string[];
  /** The table in the leaflet. Any legal turn that plays the whole rack is right, too. */
  answer: string[][];
  steps: Step[];
  /** The set that each step makes, in physical tiles: the second of two has a mark, as in r7'. */
  moves: string[][];
  /** The editions that allow the answer. */
  editions: string[];
}

/** All lessons in their order: those for beginners, then the printed examples. */
export interface Lessons {
  rules: BasicRules;
  basics: Basic[];
  lessons: Lesson[];
}

/** The newest results of a guest, and what can be learned from them. */
export interface MyGames {
  /** The newest first. */
  games: GameResult[];
  /** Whether there are older ones, which only the export has. */
  more: boolean;
  /** The most played first. */
  editions: EditionSums[];
  /** The costliest turns of the last thirty days, the worst first. */
  costly: PositionToTry[];
}

/** The name that a guest wants to keep. */
export interface NameToKeep {
  /** the name that others see; may be empty */
  name: string;
}

/** Where other devices in the network reach the server; told to its own machine alone. */
export interface Network {
  /** URLs, the best one first. Empty for requests from elsewhere. */
  addresses: string[];
  /** Whether the server listens to its own machine alone. */
  local_only: boolean;
}

/** A request for a new guest. */
export interface NewGuest {
  /** the name that others see; may be empty */
  name?: string;
  language?: string;
  /** The animal that others see; left out, the server gives one. */
  face?: Animal | null;
  /** The colour that the guest would like to have at tables. */
  colour?: Colour | null;
}

/** A passkey that an authenticator has made, to keep a name by. */
export interface NewPasskey {
  /** the name that others see; may be empty */
  name: string;
  /** base64url */
  id: string;
  /** base64url */
  client_data: string;
  /** base64url */
  attestation: string;
}

/** A request for a new table. */
export interface NewTable {
  /** An edition and any house rules, as in ``nordic turn_seconds=off rounds=5``. */
  rulebook?: string;
  seats?: number;
  bots?: string[];
  /** Whether the guest takes the first seat. */
  sit?: boolean;
  listed?: boolean;
  casual?: boolean;
  hints?: boolean;
  speed?: Speed;
}

/** What makes a turn the best. */
export type Objective = "fewest" | "out" | "points" | "tiles";

/** What a new passkey signs. It is valid once, and for some minutes. */
export interface PasskeyChallenge {
  challenge: string;
  /** The id under which the authenticator stores the passkey, as base64url. */
  user: string;
  name: string;
  /** The passkeys that the guest already has: a device needs no second one. */
  known: string[];
}

/** The signature of a known passkey. */
export interface PasskeySignIn {
  /** base64url */
  id: string;
  /** base64url */
  client_data: string;
  /** base64url */
  authenticator_data: string;
  /** base64url */
  signature: string;
  /** Whether the past of the guest who sends the request is merged into the kept name. */
  merge?: boolean;
}

/** A kept name and its recovery phrase. */
export interface PhraseSignIn {
  /** the name that others see; may be empty */
  name: string;
  phrase: string;
  /** Whether the past of the guest who sends the request is merged into the kept name. */
  merge?: boolean;
}

/** A request for a table with the deal of a finished round. */
export interface PlayAgainRequest {
  /** The seat whose tiles the guest plays. */
  seat: number;
  /** which round of the record, from 1 */
  round?: number;
  /** The bot in place of every other person. */
  bot?: string;
}

/** The texts that installed plugins bring in a language, as a Fluent catalogue. */
export interface PluginWords {
  catalogue: string;
}

/** A turn in which more was possible, as a position to try again; tiles are faces. */
export interface PositionToTry {
  commitment: string;
  ended: number;
  turn: number;
  rulebook: string;
  table: string[][];
  rack: string[];
  opened: boolean;
  played: string[];
  best_played: string[];
  missed_tiles: number;
  missed_exit: boolean;
}

/** An error: why a request was refused. */
export interface Problem {
  code: string;
  detail: string;
}

/** All days that have a puzzle. */
export interface PuzzleDays {
  first: string;
  /** The grade of each day, from the first one to the requested one. */
  grades: number[];
}

/** A hint for a puzzle: where to begin. */
export interface PuzzleHint {
  /** A set to begin with. */
  begin: string[];
  /** The sets that must be taken apart. */
  apart: string[][];
  /** One step of the solution. */
  step: Step;
}

/** The solution of a puzzle, step by step. */
export interface PuzzleSolution {
  /** The sets that must be taken apart. */
  apart: string[][];
  table: string[][];
  steps: Step[];
  /** The set that each step makes, in physical tiles: the second of two has a mark, as in r7'. */
  moves: string[][];
}

/** Rules that a leaflet may leave open, so that an edition follows our reading. */
export type Reading = "age" | "blocked-score" | "blocked-tie" | "card-faces" | "draw-though-able" | "draw-though-able-later" | "empty-pool" | "everyone-passes" | "freed-by-owner" | "freed-joker" | "idling" | "jokers-in-a-set" | "opening-joker" | "opening-joker-stays" | "opening-sets" | "penalty-tiles" | "players" | "run-length" | "short-pool" | "start-each-round" | "start-joker" | "start-tie" | "valid-at-time-out";

/** A record of a match. */
export interface RecordRequest {
  /** a record, as text */
  record: string;
}

/** A recovery phrase. The server stores only a slow hash, so it is sent once. */
export interface RecoveryPhrase {
  phrase: string;
  name: string;
}

/** A match to watch again; the second of two equal tiles has a mark, as in r7'. */
export interface Replay {
  rulebook: string;
  rulebook_name: string;
  faces: Faces;
  verdict: Verdict;
  rounds: ReplayRound[];
}

/** A round from its deal on; an unfinished round has no ending. */
export interface ReplayRound {
  starter: number;
  /** The racks as dealt. */
  racks: string[][];
  pool: number;
  turns: ReplayTurn[];
  ending: Ending | null;
  winner: number | null;
  scores: number[] | null;
}

/** One turn: what was done, and what the best turn would have done. */
export interface ReplayTurn {
  seat: number;
  did: Did;
  /** The table after the turn; null if nothing was played. */
  table: string[][] | null;
  played: string[];
  drawn: string[];
  /** The table after the best turn; null if nothing could be played. */
  best_table: string[][] | null;
  best_played: string[];
  missed_tiles: number;
  missed_exit: boolean;
  /** Tiles that the next player could lay only because of this turn, beside its tiles. */
  fed: string[];
}

/** A match to watch again, with the names of its players. */
export interface ReplayWithSeats {
  rulebook: string;
  rulebook_name: string;
  faces: Faces;
  verdict: Verdict;
  rounds: ReplayRound[];
  /** Empty for an uploaded record. */
  seats: SeatSummary[];
}

/** A record of a match, and one of its rounds. */
export interface RoundRequest {
  /** a record, as text */
  record: string;
  /** which round of the record, from 1 */
  round?: number;
}

/** A rule as text. */
export interface Rule {
  text: string;
  /** Whether it is our reading of a rule that the leaflet leaves open. */
  reading: boolean;
}

/** All printed editions, their differences, and the values that house rules may have. */
export interface Rulebooks {
  editions: Edition[];
  house_rules: Record<string, string>;
  differences: EditionDifference[];
}

/** The rules of a rulebook: as one text, and in sections. */
export interface Rules {
  edition: string;
  name: string;
  faces: Faces;
  parameters: Record<string, number | boolean | string | null>;
  house_rules: Record<string, number | boolean | string | null>;
  readings: Reading[];
  languages: string[];
  text: string;
  /** The house rules in one line; empty if there are none. */
  house: string;
  sections: RulesSection[];
  readings_note: string;
}

/** Rules under a heading. */
export interface RulesSection {
  heading: string;
  sentences: Rule[];
}

/** A seat: a person or a bot. */
export interface SeatSummary {
  /** A person's name; empty for a bot and for a deleted guest. */
  name: string;
  bot: string | null;
  face: string;
  colour: string;
}

/** What a known passkey signs. It is valid once, and for some minutes. */
export interface SignInChallenge {
  challenge: string;
}

/** The best turn with its moves in physical tiles. */
export interface SolutionWithMoves {
  tiles_played: number;
  points_played: number;
  played: string[];
  table: string[][];
  opening: string[][];
  goes_out: boolean;
  optimal: boolean;
  micros: number;
  steps: Step[];
  /** The set that each step makes. Of two equal tiles the second one in the request, table first, has a mark, as in r7 and r7'. */
  moves: string[][];
}

/** A position to find the best turn of. */
export interface SolveRequest {
  /** tiles such as r7, b13, k1, o5, j */
  rack: string[];
  /** sets of tiles such as r7, b13, k1, o5, j */
  table?: string[][];
  /** an edition and any house rules, as in nordic opening_minimum=25 */
  rulebook?: string;
  /** whether the player has opened */
  opened?: boolean;
  objective?: Objective;
}

/** A stored record. */
export interface StoredRecord {
  id: string;
}

/** A table in a list of tables. */
export interface TableSummary {
  id: string;
  link: string;
  created: number;
  updated: number;
  phase: string;
  rulebook: string;
  capacity: number;
  seats: SeatSummary[];
  round: number;
  rounds: number;
  /** The guest's own seat. */
  seat: number | null;
  my_turn: boolean;
}

/** A one-time code that moves a guest to another device. */
export interface Transfer {
  code: string;
  /** Opened on the other device; browsers do not send the part after # to a server. */
  link: string;
  expires: number;
}

/** The one-time code from the other device. */
export interface TransferCode {
  code: string;
}

/** Whether a record is valid; if not, the reason, and the round and turn if there is one. */
export interface Verdict {
  valid: boolean;
  reason: Doubt | null;
  round?: number;
  turn?: number | null;
}
