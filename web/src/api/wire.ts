// Generated from the server's own structs by `make wire`; do not edit.

export const PROTOCOL = 1;

export const SUBPROTOCOL = "brikke.1";

export type FromClient =
  | Hello
  | Sit
  | Bot
  | Remove
  | Start
  | Salt
  | Play
  | Draw
  | Pass
  | Check
  | Hint
  | Arrange
  | React
  | Pause
  | Resume
  | TakeBack
  | Decline
  | Ready
  | Rematch
  | Leave;

export type FromServer =
  | Welcome
  | View
  | Events
  | Ack
  | Refused
  | Checked
  | HintGiven
  | Arranged
  | Presence
  | Clock
  | Bye;

export type FromStream =
  | StreamOpened
  | Invited
  | Seated
  | TurnAsked
  | StandsIn
  | RoundOver
  | Unseated
  | Bye;

export type Event =
  | TableOpened
  | Joined
  | BotJoined
  | Left
  | HandedOver
  | HostChanged
  | MatchBegan
  | MatchContinued
  | SaltSent
  | Came
  | Went
  | StoodIn
  | PauseAsked
  | Paused
  | Resumed
  | TakeBackAsked
  | TakenBack
  | Declined
  | NextAsked
  | Reacted
  | AddressShared
  | ClockMoved
  | Abandoned
  | RoundOpened
  | Salted
  | StartDrawn
  | Dealt
  | Continued
  | Played
  | Drew
  | TimedOut
  | Passed
  | RoundEnded;

/** The last player left; the round is not finished, and its seed is revealed. */
export interface Abandoned {
  type: "abandoned";
  seed: string | null;
}

/** A command was carried out; ``seq`` is the number of its last event. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Guests at a rated table use one address: their rounds do not count. */
export interface AddressShared {
  type: "address_shared";
  seats: number[];
}

/** What the best turn is best at. */
export type Aim = "chances" | "tiles";

/** Show the others how the tiles of the table lie in one's draft, without any other tile. */
export interface Arrange {
  type: "arrange";
  /** chosen by the client, once per command */
  id: string;
  seen: number;
  /** sets of tiles such as r7, b13, k1, o5, j */
  table: string[][];
}

/** The player to move rearranges tiles of the table; to be shown until the round goes on. */
export interface Arranged {
  type: "arranged";
  seat: number;
  /** The number of the event that began this turn. */
  seq: number;
  /** The tiles of the table, exactly these, as they lie in the player's draft. */
  table: string[][];
}

/** Give the next free seat to a bot; for the host. */
export interface Bot {
  type: "bot";
  /** chosen by the client, once per command */
  id: string;
  bot: string;
}

/** A bot was given the next free seat. */
export interface BotJoined {
  type: "bot_joined";
  bot: string;
}

/** The server closes the connection; reconnect after ``retry`` milliseconds, null: do not. */
export interface Bye {
  type: "bye";
  reason: string;
  retry: number | null;
}

/** A player is present: connected, or back from a stand-in. */
export interface Came {
  type: "came";
  seat: number;
}

/** Ask whether a turn would be legal, also before it is one's turn. */
export interface Check {
  type: "check";
  /** chosen by the client, once per command */
  id: string;
  /** sets of tiles such as r7, b13, k1, o5, j */
  table: string[][];
  /** sets of tiles such as r7, b13, k1, o5, j */
  opening?: string[][];
}

/** The answer to ``check``: whether the turn is legal, and all violations. */
export interface Checked {
  type: "checked";
  id: string;
  legal: boolean;
  violations: Violation[];
}

/** The seat to move and its deadline; times in milliseconds on the server's clock. */
export interface Clock {
  type: "clock";
  to_move: number | null;
  deadline: number | null;
  now: number;
  paused: boolean;
}

/** No server ran from ``since`` to ``until``: every deadline moves by that time. */
export interface ClockMoved {
  type: "clock_moved";
  outage: number;
  since: number;
  until: number;
}

/** A round goes on from a position, instead of a deal: earlier turns are not known here. */
export interface Continued {
  type: "continued";
  to_move: number;
  turns: number;
  passes: number;
  table: string[][];
  opened: boolean[];
  racks: string[][];
  pool: string[];
}

/** All tiles were shuffled and dealt; the rest is the pool, in the order of drawing. */
export interface Dealt {
  type: "dealt";
  racks: string[][];
  pool: string[];
}

/** Decline a pause or a take-back. */
export interface Decline {
  type: "decline";
  /** chosen by the client, once per command */
  id: string;
}

/** A player declined what was asked. */
export interface Declined {
  type: "declined";
  seat: number;
}

/** A draw: take one tile from the pool. */
export interface Draw {
  type: "draw";
  /** chosen by the client, once per command */
  id: string;
  seen: number;
}

/** A seat drew a tile, which ended its turn. */
export interface Drew {
  type: "drew";
  seat: number;
  tile: string;
}

/** How a round ended. */
export type Ending = "blocked" | "out" | "pool-empty";

/** New events, in the order of their numbers. */
export interface Events {
  type: "events";
  events: NumberedEvent[];
}

/** What is printed on the tiles. */
export type Faces = "cards" | "numbers";

/** A bot took a seat over: its guest left or was removed during a match, or left after it. */
export interface HandedOver {
  type: "handed_over";
  seat: number;
  bot: string;
  removed: boolean;
}

/** The first message: the guest's token, and the last event that the client knows. */
export interface Hello {
  type: "hello";
  /** chosen by the client, once per command */
  id: string;
  token: string;
  /** The number of the last event known; left out, the whole view is sent. */
  since?: number | null;
}

/** Ask for the best turn: the one with the most tiles, or with the best chances to win. */
export interface Hint {
  type: "hint";
  /** chosen by the client, once per command */
  id: string;
  aim?: Aim;
}

/** The best turn; without tiles played there is none, or drawing is better. */
export interface HintGiven {
  type: "hint";
  id: string;
  aim: Aim;
  tiles_played: number;
  played: string[];
  table: string[][];
  opening: string[][];
  goes_out: boolean;
  steps: Step[];
  /** The set that each step makes, in physical tiles. */
  moves: string[][];
  /** The chances to win after the turn, if they were asked for. */
  chance: number | null;
}

/** Another seat is the host now. */
export interface HostChanged {
  type: "host_changed";
  seat: number;
}

/** Somebody wants to have the bot at a table: send ``sit``, or decline. */
export interface Invited {
  type: "invited";
  table: string;
  by: string;
  /** The edition and every parameter, in the form of the command line. */
  rulebook: string;
  capacity: number;
  rated: boolean;
  expires: number;
}

/** A guest took the next free seat. */
export interface Joined {
  type: "joined";
  guest: string | null;
  program: boolean;
}

/** The deal of a finished round, to be played once more. */
export interface KnownDeal {
  link: string;
  number: number;
  seat: number;
  secret: string;
  starter: number;
  racks: string[][];
  pool: string[];
}

/** Give up the seat. */
export interface Leave {
  type: "leave";
  /** chosen by the client, once per command */
  id: string;
}

/** A seat was given up outside a match; the seats after it move up, the sheet is cleared. */
export interface Left {
  type: "left";
  seat: number;
  removed: boolean;
}

/** A match began with a clean score sheet. */
export interface MatchBegan {
  type: "match_began";
}

/** A match that was begun elsewhere goes on here. */
export interface MatchContinued {
  type: "match_continued";
  sheet: number[][];
}

/** A player is ready for the next round, or for another match. */
export interface NextAsked {
  type: "next_asked";
  seat: number;
}

/** An event, its number in the table's log and its time. */
export interface NumberedEvent {
  seq: number;
  at: number;
  event: TableOpened | Joined | BotJoined | Left | HandedOver | HostChanged | MatchBegan | MatchContinued | SaltSent | Came | Went | StoodIn | PauseAsked | Paused | Resumed | TakeBackAsked | TakenBack | Declined | NextAsked | Reacted | AddressShared | ClockMoved | Abandoned | RoundOpened | Salted | StartDrawn | Dealt | Continued | Played | Drew | TimedOut | Passed | RoundEnded;
}

/** Options of a table besides its rulebook. */
export interface Options {
  listed: boolean;
  casual: boolean;
  hints: boolean;
  speed: Speed;
  rated: boolean;
}

/** Who won a round and how, and the points of every seat. */
export interface Outcome {
  ending: Ending;
  winner: number;
  scores: number[];
}

/** A pass: do nothing, when the pool is empty. */
export interface Pass {
  type: "pass";
  /** chosen by the client, once per command */
  id: string;
  seen: number;
}

/** A seat passed on an empty pool. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** Ask for a pause, or agree to one. */
export interface Pause {
  type: "pause";
  /** chosen by the client, once per command */
  id: string;
}

/** A player asks for a pause, or agrees to one. */
export interface PauseAsked {
  type: "pause_asked";
  seat: number;
}

/** The clock is stopped: all agreed, or nobody is here. */
export interface Paused {
  type: "paused";
  asleep: boolean;
}

/** A play: the whole table as the player leaves it, not the moves on the way there. In an edition whose opening turn may go on, ``opening`` names the sets that open; left out, any choice that makes the turn legal counts. */
export interface Play {
  type: "play";
  /** chosen by the client, once per command */
  id: string;
  seen: number;
  /** sets of tiles such as r7, b13, k1, o5, j */
  table: string[][];
  /** sets of tiles such as r7, b13, k1, o5, j */
  opening?: string[][];
}

/** A seat played tiles; the table is the one that it left. */
export interface Played {
  type: "played";
  seat: number;
  table: string[][];
  opening: string[][];
}

/** The players of all seats, and the number of spectators. */
export interface Presence {
  type: "presence";
  seats: Seat[];
  watching: number;
}

/** Send a reaction to everyone at the table. */
export interface React {
  type: "react";
  /** chosen by the client, once per command */
  id: string;
  reaction: Reaction;
}

/** A player sent a reaction, or someone who watches. */
export interface Reacted {
  type: "reacted";
  seat: number | null;
  reaction: Reaction;
}

/** The reactions that a player may send. */
export type Reaction = "bye" | "hello" | "hurry" | "ouch" | "thanks" | "thinking" | "well-played" | "wow";

/** Be ready for the next round. */
export interface Ready {
  type: "ready";
  /** chosen by the client, once per command */
  id: string;
}

/** The turns since the client's own last one; for a spectator, one of every seat. */
export interface Recap {
  /** The table before the first of them. */
  before: string[][];
  turns: (TableOpened | Joined | BotJoined | Left | HandedOver | HostChanged | MatchBegan | MatchContinued | SaltSent | Came | Went | StoodIn | PauseAsked | Paused | Resumed | TakeBackAsked | TakenBack | Declined | NextAsked | Reacted | AddressShared | ClockMoved | Abandoned | RoundOpened | Salted | StartDrawn | Dealt | Continued | Played | Drew | TimedOut | Passed | RoundEnded)[];
}

/** A command was refused and changed nothing. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  detail: string;
  violations: Violation[];
}

/** Ask for another match. */
export interface Rematch {
  type: "rematch";
  /** chosen by the client, once per command */
  id: string;
}

/** Free a seat; for the host. */
export interface Remove {
  type: "remove";
  /** chosen by the client, once per command */
  id: string;
  seat: number;
}

/** The earlier round whose deal is played again at a table. */
export interface Repeats {
  link: string;
  /** Which round of that record, from 1. */
  number: number;
  seat: number;
}

/** Go on after a pause; take a seat back from the bot that stands in. */
export interface Resume {
  type: "resume";
  /** chosen by the client, once per command */
  id: string;
}

/** The game goes on. */
export interface Resumed {
  type: "resumed";
}

/** The round is over: all racks and the seed are public. */
export interface RoundEnded {
  type: "round_ended";
  outcome: Outcome;
  racks: string[][];
  seed: string | null;
}

/** A round begins: its whole rulebook, and the commitment to a seed. */
export interface RoundOpened {
  type: "round_opened";
  rulebook: string;
  seats: number;
  commitment: string | null;
  seed: string | null;
}

/** A round has ended; the view has all racks, the scores and the seed. */
export interface RoundOver {
  type: "round_over";
  table: string;
  view: View;
}

/** A round as one seat may see it; a spectator has no rack. */
export interface RoundView {
  commitment: string | null;
  starter: number | null;
  to_move: number | null;
  table: string[][];
  rack: string[];
  rack_sizes: number[];
  opened: boolean[];
  pool: number;
  turns: number;
  /** Before the deal: the seats whose salt has arrived. */
  salted: number[];
  /** From the deal on: the salts of all seats, as hexadecimal. */
  salts: string[];
  /** The number of consecutive passes on an empty pool. */
  passes: number;
  /** For every seat, the number of its turns since it last played. */
  quiet: number[];
  ending: Ending | null;
  winner: number | null;
  scores: number[] | null;
  /** All racks, after the end of the round. */
  racks: string[][] | null;
  /** The seed of the shuffle, after the end of the round. */
  seed: string | null;
  recap: Recap;
}

/** Send a share in the shuffle, as hexadecimal on the wire. */
export interface Salt {
  type: "salt";
  /** chosen by the client, once per command */
  id: string;
  salt: string;
}

/** A seat sent its share in the next shuffle. */
export interface SaltSent {
  type: "salt_sent";
  seat: number;
  salt: string;
}

/** The salts of the seats, in their order. */
export interface Salted {
  type: "salted";
  salts: string[];
}

/** The player of a seat. */
export interface Seat {
  /** The name of a person or of a connected bot; empty for others, and for deleted guests. */
  name: string;
  bot: string | null;
  /** Whether this is a bot that somebody has connected to the server. */
  program: boolean;
  /** The bot that plays for an absent person. */
  stand_in: string | null;
  here: boolean;
  host: boolean;
  /** An animal for a person, the bot's own face for a bot; empty for others. */
  face: string;
  /** The colour of this player's marks on the table; no two seats share one. */
  colour: string;
  /** At a rated table, how strong the player is for it. */
  rating: ShownRating | null;
}

/** The bot has a seat at a table. */
export interface Seated {
  type: "seated";
  table: string;
  seat: number;
}

/** A rating as people see it: most likely within ``doubt`` of ``points``. */
export interface ShownRating {
  points: number;
  doubt: number;
  /** Whether it is still too uncertain to compare. */
  provisional: boolean;
}

/** Take the next free seat. */
export interface Sit {
  type: "sit";
  /** chosen by the client, once per command */
  id: string;
}

/** How fast the bots of a table play. */
export type Speed = "fast" | "normal" | "slow";

/** A bot of the server plays, because this one was away or too slow: send ``resume``. */
export interface StandsIn {
  type: "stands_in";
  table: string;
}

/** Begin the match; for the host. */
export interface Start {
  type: "start";
  /** chosen by the client, once per command */
  id: string;
}

/** A tile that a seat drew to decide who starts. */
export interface StartDraw {
  seat: number;
  tile: string;
}

/** The seats drew for the start. */
export interface StartDrawn {
  type: "start_drawn";
  draws: StartDraw[];
  starter: number;
}

/** One step of a turn: the set that is made, and the tiles it is made of. */
export interface Step {
  code: string;
  set: string[];
  stays: string[];
  from_rack: string[];
  from_table: Taking[];
}

/** A bot plays for an absent player until they come back. */
export interface StoodIn {
  type: "stood_in";
  seat: number;
  bot: string;
}

/** The first line: the version of the protocol, and the name of the bot. */
export interface StreamOpened {
  type: "opened";
  protocol: number;
  name: string;
  /** An empty line comes at least that often, in milliseconds. */
  keep_alive: number;
}

/** A guest set up a table. */
export interface TableOpened {
  type: "table_opened";
  rulebook: string;
  capacity: number;
  options: Options;
  host: string | null;
  deal: KnownDeal | null;
  tournament: string | null;
}

/** A table as everyone may see it. */
export interface TableView {
  id: string;
  /** The edition and every parameter, in the form of the command line. */
  rulebook: string;
  rulebook_name: string;
  /** The kind of faces printed on the tiles. */
  faces: Faces;
  /** The word that a player calls when going out. */
  call_out: string;
  capacity: number;
  casual: boolean;
  hints: boolean;
  listed: boolean;
  speed: Speed;
  rated: boolean;
  /** The seats of a rated table that use one address: its rounds do not count. */
  shared_address: number[];
  phase: string;
  match: number;
  sheet: number[][];
  /** The links of the finished rounds. */
  rounds: string[];
  repeats: Repeats | null;
  /** The tournament that the table belongs to. */
  tournament: string | null;
  wants_pause: number[];
  wants_back: number[];
  wants_next: number[];
}

/** Ask to take one's own last turn back, or agree to such a request. */
export interface TakeBack {
  type: "take_back";
  /** chosen by the client, once per command */
  id: string;
}

/** A player asks to take the last turn back, or agrees to it. */
export interface TakeBackAsked {
  type: "take_back_asked";
  seat: number;
}

/** All agreed: this number of turns was taken back. */
export interface TakenBack {
  type: "taken_back";
  turns: number;
}

/** Tiles taken from a set on the table. */
export interface Taking {
  tiles: string[];
  set: string[];
}

/** A seat ran out of time and drew penalty tiles; the table did not change. */
export interface TimedOut {
  type: "timed_out";
  seat: number;
  tiles: string[];
}

/** It is the bot's turn: send a turn that has seen the ``seq`` of the view. */
export interface TurnAsked {
  type: "turn";
  table: string;
  deadline: number | null;
  now: number;
  view: View;
}

/** The bot has no seat at a table any more. */
export interface Unseated {
  type: "left";
  table: string;
}

/** The whole view of the table and its round for one client, after event number ``seq``. */
export interface View {
  type: "view";
  seq: number;
  /** The client's own seat. */
  seat: number | null;
  table: TableView;
  round: RoundView | null;
}

/** A broken rule: a stable code, and the sets and tiles concerned. */
export interface Violation {
  code: string;
  sets: string[][];
  tiles: string[];
  reached?: number | null;
  needed?: number | null;
}

/** The answer to ``hello``; a view or the missed events follow. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  seat: number | null;
  seq: number;
}

/** A player's last connection was lost; the seat is kept. */
export interface Went {
  type: "went";
  seat: number;
}
