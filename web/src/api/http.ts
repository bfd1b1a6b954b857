// Generated from the server's own routes by `make wire`; do not edit.

import type { Ending, Event, Faces, ShownRating, Speed, Step, Violation } from "./wire";

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

/** A turn, as the answer to a puzzle. */
export interface AnswerRequest {
  /** the table after the turn; null is to draw or pass */
  table?: string[][] | null;
}

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
  opening_single_set: boolean;
  must_play_when_able: boolean;
}

/** A step of a lesson for beginners: a question about tiles, a draw, or sets worth enough. */
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
  /** The right choice; null if drawing is right, or if sets are asked for. */
  answer: string | null;
  /** The table after the right choice. Other sets that are worth enough are right, too. */
  after: string[][];
  opened: boolean;
  /** What sets from the rack must be worth together; null if one tile is asked for. */
  needed: number | null;
}

/** What the host decides about a bot; a field that is left out stays. */
export interface BotChanges {
  listed?: boolean | null;
  stopped?: boolean | null;
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
  /** Whether its strength follows the results of who makes a table with it. */
  follows: boolean;
}

/** Whether all connected bots are stopped; left out, they are. */
export interface BotSwitch {
  stopped?: boolean;
}

/** A bot with its token. The server stores only a hash, so the token is sent once. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/** Every seat's probability to win, at the deal of a round and after every turn. */
export interface Chances {
  /** The probability of each seat, together 1; null where it is unknown. */
  chances: (number[] | null)[];
  /** What every turn cost; empty where it is unknown. */
  costs: ReplayCost[];
  /** The share of the chances that the turns of each seat kept; null where it is unknown. */
  accuracy: (number | null)[];
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

/** What a host changes of a club; the rest stays. */
export interface ClubChanges {
  name?: string | null;
  rulebook?: string | null;
  chat?: boolean | null;
}

/** A member of a club. */
export interface ClubPerson {
  /** What names the member in this club, and nowhere else. */
  id: string;
  name: string;
  face: string;
  colour: string;
  role: "helper" | "host" | "member";
  muted: boolean;
  /** Whether the member has a seat at a table of the club, plays in a tournament of it, or looks at a table now. */
  here: boolean;
  you: boolean;
}

/** A club in a list. */
export interface ClubSummary {
  id: string;
  link: string;
  name: string;
  role: "helper" | "host" | "member";
}

/** A club, as one of its members sees it; others see its name and its rules alone. */
export interface ClubView {
  id: string;
  link: string;
  name: string;
  rulebook: string;
  rulebook_name: string;
  /** The role of the guest who asks; null for somebody who is no member. */
  role: "helper" | "host" | "member" | null;
  member_count: number;
  chat: boolean;
  members: ClubPerson[];
  tables: TableSummary[];
  standings: Standings[];
  /** The best first; empty before the first round of a tournament is over. */
  equal_tiles: EqualTilesStanding[];
}

/** The colours of players, in the order in which seats get them. */
export type Colour = "lilac" | "mint" | "peach" | "rose" | "sky" | "straw";

/** A new table; everyone who knows its address is invited. */
export interface CreatedTable {
  id: string;
  link: string;
}

/** A new tournament; everyone who knows its address may join. */
export interface CreatedTournament {
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

/** What a deal became at one table. */
export interface DealPlace {
  place: number;
  seats: (number | null)[];
  /** Empty if the log of the table was lost. */
  scores: number[];
  /** The match points of each seat, compared with the same seat at all tables. */
  match_points: number[];
  /** The seats for which a bot made most of the turns. */
  absent: number[];
  /** The link of its replay. */
  round: string | null;
}

/** A deal that everyone has played, at all tables. */
export interface DealView {
  number: number;
  /** How many deals are open. */
  rounds: number;
  name: string;
  seed: string;
  commitment: string;
  /** The most match points. */
  top: number;
  players: SeatSummary[];
  tables: DealPlace[];
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
  /** The rounds in which the guest could have gone out in a turn but did not. */
  missed_exits: number;
  /** The rounds in which the guest opened. */
  opened: number;
  /** In which turn the guest opened, added up over those rounds. */
  opening_turns: number;
  /** The rounds whose accuracy is known. */
  judged: number;
  /** The accuracy of those rounds, added up. */
  accuracy: number;
}

/** Where a member stands on equal tiles, over the tournaments of a club. */
export interface EqualTilesStanding {
  /** The id of the member. */
  member: string;
  /** By per cent; equal members share a place, because nothing else is shown. */
  place: number;
  /** The share of the match points that were possible. */
  percent: number;
  points: number;
  deals: number;
  /** How many of the deals were won at their tables. */
  won: number;
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
  /** The turns in which the guest could have gone out but did not. */
  missed_exits: number;
  /** In which of the turns the seat opened, from 1; null if it never did. */
  opened: number | null;
  /** Whether a bot made some of the turns. */
  stood_in: boolean;
  /** The share of the chances to win that the guest's turns kept, from 0 to 1; null: not known. */
  accuracy: number | null;
  /** The kind of rated round: ``complete``, ``left``, ``stood-in`` and others; null: not rated. */
  rated: string | null;
  /** By how many points the guest's rating changed, if it did. */
  change: number | null;
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
  colour: Colour;
}

/** A guest with its token. The server stores only a hash, so the token is sent once. */
export interface GuestToken {
  token: string;
  name: string;
  language: string;
  face: Animal;
  colour: Colour;
}

/** What the host of a server sees. */
export interface HostView {
  version: string;
  now: number;
  /** The number of tables in each phase. */
  phases: Record<string, number>;
  guests: number;
  kept_names: number;
  seen_lately: number;
  connections: number;
  clubs: HostedClub[];
  tables: TableSummary[];
  reports: ReportView[];
  bots: HostedBot[];
  /** Whether all connected bots are stopped. */
  bots_stopped: boolean;
  limits: Limit[];
  retention: Retention;
}

/** A connected bot of the server, and who answers for it. */
export interface HostedBot {
  id: string;
  name: string;
  owner: string;
  created: number;
  online: boolean;
  /** Whether everybody may choose it. */
  listed: boolean;
  stopped: boolean;
}

/** A club of the server. */
export interface HostedClub {
  id: string;
  name: string;
  members: number;
  created: number;
}

/** What a short code leads to: a table or a club. */
export interface Invitation {
  id: string;
  link: string;
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

/** A rate limit: how much at once, and how much a second; or only how much at once. */
export interface Limit {
  name: string;
  /** Null: no limit. */
  burst: number | null;
  /** Null for a limit of what is open at the same time. */
  per_second: number | null;
}

/** What a host or a helper changes of a member; the rest stays. */
export interface MemberChanges {
  role?: "helper" | "host" | "member" | null;
  muted?: boolean | null;
  removed?: boolean | null;
}

/** A message of a member. */
export interface Message {
  id: number;
  /** The id of the member; empty if they have left. */
  member: string;
  name: string;
  at: number;
  text: string;
}

/** A report about a message. */
export interface MessageReport {
  reason: "name" | "other" | "rude" | "unfair";
}

/** A turn that somebody chose, beside the obvious one and the best. */
export interface MistakeAnswer {
  /** The turn that suggests itself; of an own mistake, the one that was made. */
  obvious: TurnChance;
  best: TurnChance;
  /** The best turn, and all turns that are as good. */
  right: TurnChance[];
  /** Half of the width of the 95 % interval of the difference, if rounds were played out. */
  doubt: number | null;
  /** Why the obvious turn is worse. */
  reason: Reason;
  /** The tiles that the reason is about: better played, or better kept. */
  tiles: string[];
  /** The table after the best turn. */
  table: string[][];
  steps: Step[];
  /** The set that each step makes, in physical tiles: the second of two has a mark, as in r7'. */
  moves: string[][];
  /** Whether the turn is as good as the best one. */
  right_turn: boolean;
  yours: TurnChance;
}

/** All puzzles from mistakes, the easiest first. */
export interface MistakeList {
  /** The grade of each number, from 1. */
  grades: number[];
}

/** A turn to choose: which one wins the most? Tiles are faces. */
export interface MistakePosition {
  rulebook: string;
  table: string[][];
  rack: string[];
  opened: boolean;
  /** The other players, in turn order from the next one. */
  others: OtherSeat[];
  /** The number of tiles left to draw. */
  pool: number;
  may_draw: boolean;
}

/** The newest results of a guest, and what can be learned from them. */
export interface MyGames {
  /** The newest first. */
  games: GameResult[];
  /** Whether there are older ones, which only the export has. */
  more: boolean;
  /** The most played first. */
  editions: EditionSums[];
  /** The turns of the last thirty days in which laying more was better, the worst first. */
  costly: PositionToTry[];
  /** The turns of the last thirty days that cost the most chances to win, the worst first. */
  lost: TurnByChances[];
  /** The most played first. */
  ratings: MyRating[];
}

/** The table of the guest who asks, in the current round. */
export interface MyPlace {
  table: string;
  link: string;
  /** The number of the table in its round, from 1. */
  place: number;
  seat: number;
  done: boolean;
}

/** The rating of a guest in one edition and for one number of seats. */
export interface MyRating {
  edition: string;
  seats: number;
  now: ShownRating;
  rounds: number;
  /** The oldest first; of many rounds only the newest. */
  history: RatingMoment[];
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

/** A request for a bot of one's own. */
export interface NewBot {
  /** the name that others see; may be empty */
  name: string;
}

/** A request for a new club. */
export interface NewClub {
  name: string;
  rulebook?: string;
}

/** A browser that wants to be told: its ``PushSubscription`` as JSON. */
export interface NewDevice {
  endpoint: string;
  keys: PushKeys;
}

/** A request for a new guest. */
export interface NewGuest {
  /** the name that others see; may be empty */
  name?: string;
  language?: string;
  /** The animal that others see; left out, the server gives one. */
  face?: Animal | null;
  /** The colour that the guest would like to have at tables; left out, the server gives one. */
  colour?: Colour | null;
}

/** A request for a connected bot at a table. */
export interface NewInvitation {
  /** the name of a connected bot */
  bot: string;
}

/** The address to which mail is wanted. */
export interface NewMail {
  address: string;
}

/** A message to the members of a club. */
export interface NewMessage {
  text: string;
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

/** A report about somebody at a table. */
export interface NewReport {
  seat: number;
  reason: "name" | "other" | "rude" | "unfair";
}

/** What a guest wants to play with anybody who wants the same. */
export interface NewSeek {
  /** An edition and any house rules; ``turn_seconds`` is the pace. */
  rulebook?: string;
  seats?: number;
  rated?: boolean;
  /** Whether bots may take free seats if that is all right for everybody. */
  bots?: boolean;
  /** Look among the members of this club only. */
  club?: string;
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
  /** Whether its rounds count for ratings; then there are no hints, and nothing is taken back. */
  rated?: boolean;
}

/** A request for a new tournament. */
export interface NewTournament {
  name: string;
  /** An edition with a clock and any house rules; every table plays one round at a time. */
  rulebook?: string;
  seats?: number;
  rounds?: number;
  /** Who meets whom: ``swiss`` by standings, or ``drawn`` anew for every round. */
  meeting?: string;
  /** The time between two rounds. */
  break_seconds?: number;
  /** When the first round begins, in milliseconds since 1970; null: when the organiser says. */
  starts?: number | null;
  /** The club that it belongs to, by its host or a helper. */
  club?: string | null;
}

/** Changes of how a guest is told; a field that is left out stays. */
export interface NoticeChanges {
  silent?: boolean | null;
  quiet_from?: number | null;
  quiet_to?: number | null;
  /** The time zone of the quiet hours, as in ``Europe/Helsinki``. */
  zone?: string | null;
}

/** How a guest is told. */
export interface NoticeState {
  /** The public key of the server, with which a browser subscribes. */
  push_key: string;
  /** The devices that are told: hashes of their addresses. */
  devices: string[];
  /** Whether the host has set up mail. */
  mail_offered: boolean;
  mail: string | null;
  mail_confirmed: boolean;
  /** Whether nothing is sent at all for now. */
  silent: boolean;
  /** minutes since midnight */
  quiet_from: number;
  /** Equal to the other: no quiet hours. */
  quiet_to: number;
  /** minutes since midnight */
  usual_from: number;
  /** The quiet hours of those who have chosen none. */
  usual_to: number;
  zone: string;
}

/** A puzzle of the collection. */
export interface NumberedMistake {
  rulebook: string;
  table: string[][];
  rack: string[];
  opened: boolean;
  /** The other players, in turn order from the next one. */
  others: OtherSeat[];
  /** The number of tiles left to draw. */
  pool: number;
  may_draw: boolean;
  number: number;
  /** How hard it is, 1 to 5. */
  grade: number;
  /** The same on the scale of the bots: a bot of this strength finds it half of the time. */
  rating: number;
  /** How often each of the twelve levels finds a right turn, the weakest first. */
  found: number[];
}

/** What makes a turn the best. */
export type Objective = "fewest" | "out" | "points" | "tiles";

/** A connected bot on the host's list, which anybody may invite. */
export interface OfferedBot {
  name: string;
  online: boolean;
}

/** An invitation that a connected bot has not answered. */
export interface OpenInvitation {
  bot: string;
  online: boolean;
  expires: number;
}

/** A wish for which guests wait. */
export interface OpenWish {
  rulebook: string;
  rulebook_name: string;
  seats: number;
  rated: boolean;
  waiting: number;
}

/** What is known of another player. */
export interface OtherSeat {
  /** The number of tiles on the rack. */
  tiles: number;
  opened: boolean;
}

/** A bot of one's own. */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
  /** Whether its stream is open, or was a moment ago. */
  online: boolean;
  /** Whether the host offers it to everybody. */
  listed: boolean;
  /** Whether the host has stopped it, or all connected bots. */
  stopped: boolean;
}

/** The turns of a guest that cost the most chances to win, to be tried again. */
export interface OwnMistakes {
  /** The worst first; one of each round. */
  turns: TurnByChances[];
}

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
  /** The sets on the table that the best turn changes. */
  touched: string[][];
  /** Why the turn was costly; null where chances to win are unknown. */
  reason: Reason | null;
}

/** An error: why a request was refused. */
export interface Problem {
  code: string;
  detail: string;
}

/** The keys of a browser, in base64url, by the names that browsers use. */
export interface PushKeys {
  p256dh: string;
  auth: string;
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

/** A rating after a round. */
export interface RatingMoment {
  ended: number;
  /** The kind of rated round. */
  kind: string;
  points: number;
  doubt: number;
}

/** Rules that a leaflet may leave open, so that an edition follows our reading. */
export type Reading = "age" | "blocked-score" | "blocked-tie" | "card-faces" | "draw-though-able" | "draw-though-able-later" | "empty-pool" | "everyone-passes" | "freed-by-owner" | "freed-joker" | "idling" | "jokers-in-a-set" | "opening-joker" | "opening-joker-stays" | "opening-sets" | "penalty-tiles" | "players" | "run-length" | "short-pool" | "start-each-round" | "start-joker" | "start-tie" | "valid-at-time-out";

/** Why a turn was costly. */
export type Reason = "blocked" | "drew" | "exit" | "fed" | "fewer" | "joker" | "large-opening" | "let-out" | "more" | "open" | "other" | "spent-joker" | "waited";

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

/** What a turn cost its player in chances to win, told from what the player could know. */
export interface ReplayCost {
  /** The player's chances after the turn. */
  chance: number;
  /** The same after the turn with the best chances. */
  best_chance: number;
  /** The tiles of that turn; none if it is to draw or pass. */
  best_played: string[];
  best_table: string[][];
  /** How that turn is made, step by step; empty if the turn cost little. */
  best_steps: Step[];
  /** The set that each of these steps makes. */
  best_moves: string[][];
  /** Why the turn was costly; null if it cost little. */
  reason: Reason | null;
  /** The tiles that the reason is about. */
  tiles: string[];
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
  /** How the best turn is made, step by step; empty if nothing was missed. */
  best_steps: Step[];
  /** The set that each of these steps makes. */
  best_moves: string[][];
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

/** A report: who is meant, why, and what happened. */
export interface ReportView {
  id: number;
  created: number;
  reason: string;
  by: string;
  about: string;
  /** The id of the member whom it is about; empty if it is none. */
  member: string;
  table: string | null;
  /** Whether the deal is still being played at another table: until then there is no log. */
  sealed: boolean;
  /** What happened, as lines: messages, or events as JSON that everybody at the table saw. */
  log: string[];
}

/** After how many days data is archived or removed; 0: never. */
export interface Retention {
  archive_days: number;
  keep_days: number;
  keep_guests_days: number;
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
  /** Tiles that show the rule; empty if there is nothing to show. */
  example: string[];
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
  /** The name of a person or of a connected bot; empty for others, and for deleted guests. */
  name: string;
  bot: string | null;
  /** Whether this is a bot that somebody has connected to the server. */
  program: boolean;
  face: string;
  colour: string;
}

/** How it goes: who waits, or at which table the guest is seated. */
export interface SeekState {
  rulebook: string;
  seats: number;
  rated: boolean;
  bots: boolean;
  club: string;
  since: number;
  /** How many wait with this wish, the guest included. */
  waiting: number;
  /** The path of the table where the guest is seated. */
  table: string | null;
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

/** A place in the standings of a club. */
export interface Standing {
  /** The id of the member. */
  member: string;
  rating: ShownRating;
  rounds: number;
}

/** Where a player stands after the last round that is over. */
export interface StandingRow {
  player: number;
  place: number;
  /** By how many places the player has risen since the round before. */
  change: number;
  /** The share of the match points that were possible. */
  percent: number;
  match_points: number;
  points: number;
  /** The rounds that the player has played. */
  rounds: number;
}

/** The ratings of a club's members for a number of seats, the surest best first. */
export interface Standings {
  seats: number;
  places: Standing[];
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
  /** When the current turn ends, at a table where turns last an hour or more. */
  turn_ends: number | null;
  rated: boolean;
}

/** What of a tournament changes often, for the guest who asks. */
export interface TournamentNews {
  /** As long as it is the same, so is all else that is shown of the tournament. */
  version: number;
  now: number;
  table: MyPlace | null;
  /** The tables of the current round that have finished. */
  done: number[];
}

/** A table of the current round, without anything of its deal. */
export interface TournamentPlace {
  place: number;
  /** The numbers of the players; null for a bot of the house. */
  seats: (number | null)[];
  done: boolean;
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string;
  link: string;
  name: string;
  state: string;
  number: number;
  rounds: number;
  players: number;
  /** The first who have joined. */
  people: SeatSummary[];
  /** Whether the guest who asks takes part. */
  joined: boolean;
  /** When the next round begins. */
  at: number | null;
  created: number;
}

/** A tournament, as it is shown to the guest who asks. */
export interface TournamentView {
  id: string;
  link: string;
  name: string;
  club: string | null;
  /** Whether the guest may run it: begin, pause and go on. */
  runs: boolean;
  /** ``open`` before the first round, then ``playing``, at last ``over``. */
  state: string;
  paused: boolean;
  /** The round that is or was played last; 0 before the first. */
  number: number;
  rounds: number;
  /** When the next round begins; null while a round is played, or nobody has said when. */
  at: number | null;
  /** When the current round began. */
  began: number;
  now: number;
  /** Another number whenever something changes besides which tables have finished. */
  version: number;
  rulebook: string;
  rulebook_name: string;
  seats: number;
  meeting: string;
  /** The number of the guest among the players. */
  me: number | null;
  table: MyPlace | null;
  /** All who have joined, in that order. */
  players: SeatSummary[];
  /** The numbers of the players who have left. */
  gone: number[];
  tables: TournamentPlace[];
  standings: StandingRow[];
  /** The commitments to the seeds of all rounds, known from the beginning. */
  commitments: string[];
  /** The seeds of the rounds that are over. */
  seeds: string[];
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

/** A turn that gave chances to win away, as far as its player could know. */
export interface TurnByChances {
  commitment: string;
  ended: number;
  turn: number;
  edition: string;
  /** The chances after the turn, from 0 to 1. */
  chance: number;
  /** The same after the best turn. */
  best_chance: number;
  reason: Reason;
  /** The faces that the reason is about: better played, or better kept. */
  tiles: string[];
  /** The faces of the best turn, none if it is a draw; null where they were not stored. */
  best_played: string[] | null;
}

/** A turn, by the faces that it plays; none is to draw or pass. */
export interface TurnChance {
  played: string[];
  /** The chances to win after it, from 0 to 1. */
  chance: number;
}

/** Whether a record is valid; if not, the reason, and the round and turn if there is one. */
export interface Verdict {
  valid: boolean;
  reason: Doubt | null;
  round?: number;
  turn?: number | null;
}
