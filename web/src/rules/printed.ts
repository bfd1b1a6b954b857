// Generated from the engine's own editions by `make editions`; do not edit.

import type { Edition } from "../api/http";

/** The facts of an edition that the browser needs without a server. */
export type EditionFacts = Pick<Edition, "edition" | "faces" | "languages" | "parameters">;

/** The default edition. */
export const DEFAULT_EDITION = "nordic";

/** The printed editions, in the form in which the server lists all editions. */
export const PRINTED: readonly EditionFacts[] = [
  {"edition": "nordic", "faces": "numbers", "languages": ["da", "sv", "nb", "fi"], "parameters": {"opening_minimum": 30, "opening_single_set": false, "opening_goes_on": false, "jokers": "free", "joker_value": 30, "max_run_length": 13, "tiles_dealt": 14, "turn_seconds": 60, "clock_before_opening": true, "penalty_tiles": 3, "must_play_when_able": false, "empty_pool": "must-play", "blocked_score": "difference", "rounds": 3}},
  {"edition": "german", "faces": "numbers", "languages": ["de"], "parameters": {"opening_minimum": 30, "opening_single_set": false, "opening_goes_on": false, "jokers": "free", "joker_value": 30, "max_run_length": 13, "tiles_dealt": 14, "turn_seconds": 60, "clock_before_opening": false, "penalty_tiles": 3, "must_play_when_able": false, "empty_pool": "must-play", "blocked_score": "own-rack", "rounds": 3}},
  {"edition": "finnish-classic", "faces": "numbers", "languages": ["fi"], "parameters": {"opening_minimum": 31, "opening_single_set": false, "opening_goes_on": false, "jokers": "locked-own-rack", "joker_value": 30, "max_run_length": 13, "tiles_dealt": 14, "turn_seconds": 60, "clock_before_opening": true, "penalty_tiles": 3, "must_play_when_able": false, "empty_pool": "must-play", "blocked_score": "difference", "rounds": 3}},
  {"edition": "norwegian-classic", "faces": "numbers", "languages": ["nb"], "parameters": {"opening_minimum": 30, "opening_single_set": false, "opening_goes_on": true, "jokers": "locked", "joker_value": 30, "max_run_length": 13, "tiles_dealt": 14, "turn_seconds": 60, "clock_before_opening": true, "penalty_tiles": 1, "must_play_when_able": false, "empty_pool": "round-ends", "blocked_score": "difference", "rounds": 3}},
  {"edition": "norwegian-cards", "faces": "cards", "languages": ["nb"], "parameters": {"opening_minimum": 30, "opening_single_set": false, "opening_goes_on": false, "jokers": "free", "joker_value": 30, "max_run_length": 13, "tiles_dealt": 14, "turn_seconds": 60, "clock_before_opening": true, "penalty_tiles": 3, "must_play_when_able": false, "empty_pool": "must-play", "blocked_score": "own-rack", "rounds": 3}},
];

/** The values that house rules may take. */
export const LIMITS: Readonly<Record<string, string>> = {"opening_minimum": "0 to 50", "opening_single_set": "yes or no", "opening_goes_on": "yes or no", "jokers": "free or locked or locked-own-rack", "joker_value": "20 or 25 or 30 or 50", "max_run_length": "4 or 13", "tiles_dealt": "5 to 20", "turn_seconds": "off, or 15 to 604800 seconds", "clock_before_opening": "yes or no", "penalty_tiles": "0 to 3", "must_play_when_able": "yes or no", "empty_pool": "play-on or must-play or round-ends", "blocked_score": "difference or own-rack", "rounds": "1 to 99"};
