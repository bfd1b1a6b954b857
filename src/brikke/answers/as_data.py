"""Answers as plain data, as JSON holds them: one form for the command line and the server.

Tiles are told by their faces: whoever asks about a position does not tell equal ones apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from brikke.game.events import Seen
from brikke.game.game import Game
from brikke.game.moments import Moment
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.game.verify import Verdict, verify_record
from brikke.players.chances import chances_throughout, costliest_turn
from brikke.rules.judge import Violation, Violations
from brikke.rules.position import Play
from brikke.rules.rulebook import (
    LIMITS,
    Difference,
    Rulebook,
    house_rules,
    rulebook_name,
    rulebook_text,
)
from brikke.rules.table import LaidSet, Table
from brikke.rules.tiles import Tile
from brikke.solver import Arrangement, Solution, Step, explain
from brikke.study.analysis import TurnAnalysis, analysed_turns
from brikke.study.lessons import Lesson
from brikke.study.puzzles import Puzzle

Data = dict[str, Any]


def face_list(tiles: Iterable[Tile]) -> list[str]:
    """Return tiles as the faces they show."""
    return [str(tile.face) for tile in tiles]


def face_lists(sets: Iterable[LaidSet]) -> list[list[str]]:
    """Return sets as lists of faces."""
    return [face_list(laid) for laid in sets]


def judgement_data(found: Violations) -> Data:
    """Return whether a turn is legal, and why not."""
    return {"legal": not found, "violations": [violation_data(each) for each in found]}


def violation_data(violation: Violation) -> Data:
    """Return one reason why a turn is illegal."""
    told: Data = {
        "code": violation.code.value,
        "sets": face_lists(violation.sets),
        "tiles": face_list(violation.tiles),
    }
    if violation.reached is not None:
        told |= {"reached": violation.reached, "needed": violation.needed}
    return told


def solution_data(before: Table, solution: Solution) -> Data:
    """Return the best turn on a table, with the steps that lead there."""
    turn = solution.turn
    table, opening = (turn.table, turn.opening) if isinstance(turn, Play) else (before, ())
    return {
        "tiles_played": solution.tiles_played,
        "points_played": solution.points_played,
        "played": face_list(solution.played),
        "table": face_lists(table),
        "opening": face_lists(opening),
        "goes_out": solution.goes_out,
        "optimal": True,
        "micros": round(solution.micros, 1),
        "steps": [_step_data(step) for step in explain(before, table)],
    }


def moves_data(before: Table, after: Table) -> list[list[str]]:
    """Return the set that each step makes in its very tiles, for whoever shows which of two moves.

    Of two equal tiles the second to lie there has a mark, the table's before the rack's.
    """
    return _tile_lists(step.result for step in explain(before, after))


def _step_data(step: Step) -> Data:
    return {
        "code": step.code.value,
        "set": face_list(step.result),
        "stays": face_list(step.core),
        "from_rack": face_list(step.from_rack),
        "from_table": [
            {"tiles": face_list(taking.tiles), "set": face_list(taking.source)}
            for taking in step.from_table
        ],
    }


def arrangement_data(arrangement: Arrangement) -> Data:
    """Return a table made from loose tiles, and what is left of them."""
    return {"table": face_lists(arrangement.table), "left": face_list(arrangement.left)}


def verdict_data(verdict: Verdict) -> Data:
    """Return whether a record holds; if not, why, and where."""
    told: Data = {"valid": verdict.valid, "reason": verdict.reason and verdict.reason.value}
    if verdict.round is not None:
        told |= {"round": verdict.round, "turn": verdict.turn}
    return told


def analysis_data(rounds: Iterable[Iterable[TurnAnalysis]], *, chances: bool = False) -> Data:
    """Return every turn of a match beside the best one, and what it did to chances if asked."""
    return {"turns": list(_turns(rounds, chances))}


def _turns(rounds: Iterable[Iterable[TurnAnalysis]], chances: bool) -> Iterator[Data]:
    for number, turns in enumerate(rounds, start=1):
        for turn in turns:
            told: Data = {
                "round": number,
                "turn": turn.turn,
                "seat": SEAT_LETTERS[turn.seat],
                "did": turn.did.value,
                "played": face_list(turn.played),
                "best": turn.best.tiles_played,
                "best_played": face_list(turn.best.played),
                "best_table": face_lists(turn.best_table),
                "missed_tiles": turn.missed_tiles,
                "missed_exit": turn.missed_exit,
                "drawn": face_list(turn.drawn),
                "rack_left": turn.rack_left,
                "points_left": turn.points_left,
            }
            if chances:
                told["chances_before"] = turn.chances_before and list(turn.chances_before)
                told["chances_after"] = turn.chances_after and list(turn.chances_after)
            yield told


def replay_data(record: Record) -> Data:
    """Return a match so that it can be watched again, every turn beside the best one.

    Here equal tiles are told apart, so that each can be followed with the eyes.
    """
    return {
        "rulebook": rulebook_text(record.rulebook, whole=True),
        "rulebook_name": rulebook_name(record.rulebook),
        "faces": record.rulebook.faces.value,
        "verdict": verdict_data(verify_record(record)),
        "rounds": [_replayed(game) for game in record.games()],
    }


def chances_data(game: Game) -> Data:
    """Return everyone's chances at the deal of a round and after every turn."""
    found = chances_throughout(game)
    movers = [moment.seat for moment in game.moments()]
    return {
        "chances": [each and list(each) for each in found],
        "dearest": costliest_turn(found, movers),
    }


def told_turn_data(turn: Moment) -> Data:
    """Return a turn of a record with where it led; a tile that lies face down is null."""
    told: Data = {
        "round": turn.round,
        "turn": turn.number,
        "seat": SEAT_LETTERS[turn.seat],
        "kind": turn.verb,
        "tiles": [None if tile is None else str(tile.face) for tile in turn.tiles],
        "table": face_lists(turn.after.table),
        "racks": list(map(len, turn.after.racks)),
        "pool": len(turn.after.pool),
    }
    if turn.ended is not None:
        result = turn.ended.outcome
        told["ended"] = {
            "ending": result.ending.value,
            "winner": SEAT_LETTERS[result.winner],
            "scores": list(result.scores),
            "racks": face_lists(turn.ended.racks),
        }
    return told


def _replayed(game: Game) -> Data:
    start, outcome = game.dealt, game.outcome()
    return {
        "starter": start.starter,
        "racks": [_tile_list(rack) for rack in start.racks],
        "pool": len(start.pool),
        "turns": [_replayed_turn(turn) for turn in analysed_turns(game)],
        "ending": outcome and outcome.ending.value,
        "winner": outcome and outcome.winner,
        "scores": outcome and list(outcome.scores),
    }


def _replayed_turn(turn: TurnAnalysis) -> Data:
    return {
        "seat": turn.seat,
        "did": turn.did.value,
        "table": _tile_lists(turn.table) if turn.played else None,
        "played": _tile_list(turn.played),
        "drawn": _tile_list(turn.drawn),
        "best_table": _tile_lists(turn.best_table) if turn.best.played else None,
        "best_played": _tile_list(turn.best.played),
        "missed_tiles": turn.missed_tiles,
        "missed_exit": turn.missed_exit,
    }


def _tile_lists(sets: Iterable[LaidSet]) -> list[list[str]]:
    return [_tile_list(laid) for laid in sets]


def _tile_list(tiles: Iterable[Seen]) -> list[str]:
    return ["?" if tile is None else str(tile) for tile in tiles]


def puzzle_data(puzzle: Puzzle) -> Data:
    """Return what there is to solve; whoever is to move has opened."""
    return {
        "grade": puzzle.grade,
        "rulebook": rulebook_text(puzzle.position.rulebook),
        "table": face_lists(puzzle.position.table),
        "rack": face_list(puzzle.position.rack),
    }


def hint_data(puzzle: Puzzle) -> Data:
    """Return the sets that the solution takes apart, one to begin with, and a step of it."""
    step = puzzle.key_step
    return {
        "begin": face_list(step.from_table[0].source),
        "apart": face_lists(puzzle.apart),
        "step": _step_data(step),
    }


def puzzle_solution_data(puzzle: Puzzle) -> Data:
    """Return how a puzzle is solved, step by step."""
    before, after = puzzle.position.table, puzzle.solution
    return {
        "apart": face_lists(puzzle.apart),
        "table": face_lists(after),
        "steps": [_step_data(step) for step in explain(before, after)],
        "moves": moves_data(before, after),
    }


def rulebook_data(rulebook: Rulebook) -> Data:
    """Return every parameter of a rulebook, and which of them are house rules."""
    return {
        "edition": rulebook.edition,
        "name": rulebook_name(rulebook),
        "faces": rulebook.faces.value,
        "parameters": {name: getattr(rulebook, name) for name in LIMITS},
        "house_rules": {change.parameter: change.played for change in house_rules(rulebook)},
        "readings": sorted(rulebook.readings),
        "languages": list(rulebook.languages),
    }


def difference_data(difference: Difference, rulebooks: Iterable[Rulebook]) -> Data:
    """Return one parameter as several rulebooks have it, by their names."""
    names = [rulebook_name(rulebook) for rulebook in rulebooks]
    marked = zip(names, difference.readings, strict=True)
    return {
        "parameter": difference.parameter,
        "values": dict(zip(names, difference.values, strict=True)),
        "readings": [name for name, is_reading in marked if is_reading],
    }


def lesson_data(lesson: Lesson) -> Data:
    """Return a lesson, and one way to its end."""
    position = lesson.position
    return {
        "name": lesson.name,
        "rulebook": rulebook_text(position.rulebook),
        "opened": position.opened,
        "table": face_lists(position.table),
        "rack": face_list(position.rack),
        "answer": face_lists(lesson.answer),
        "steps": [_step_data(step) for step in explain(position.table, lesson.answer)],
        "moves": moves_data(position.table, lesson.answer),
        "editions": list(lesson.editions),
    }
