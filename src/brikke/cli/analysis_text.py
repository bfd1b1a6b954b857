"""Analysis as text: one line per turn, and a summary of every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from brikke.cli.language import cli_words
from brikke.game.moments import VERBS
from brikke.game.notation import SEAT_LETTERS, Record
from brikke.rules.tiles import Face, Tile
from brikke.study.analysis import TurnAnalysis
from brikke.study.costs import accuracy, costliest
from brikke.words.catalogue import Words
from brikke.words.prose import cost_text

Rounds = Sequence[tuple[TurnAnalysis, ...]]


def print_analysis(record: Record, rounds: Rounds) -> None:
    """Print every turn beside the best one."""
    words = cli_words()
    face = record.rulebook.face_text
    for number, turns in enumerate(rounds, start=1):
        if turns:
            starter = SEAT_LETTERS[turns[0].seat]
            print(words("replay-round", number=number, rounds=len(rounds), seat=starter))
        for turn in turns:
            parts = [
                _action(turn, words, face),
                _verdict(turn, words, face),
                _chances(turn, words),
                _cost(turn, words, face),
            ]
            print(*filter(None, parts))
    for seat in range(record.seats):
        own = [turn for turns in rounds for turn in turns if turn.seat == seat]
        tiles = sum(turn.missed_tiles for turn in own)
        exits = sum(turn.missed_exit for turn in own)
        print(words("analyse-seat", seat=SEAT_LETTERS[seat], tiles=tiles, exits=exits))
        for line in _summary(rounds, seat, words):
            print(line)


def _action(turn: TurnAnalysis, words: Words, face: Callable[[Face], str]) -> str:
    tiles = _tiles_text((*turn.played, *turn.drawn), face) or "none"
    key = f"replay-{VERBS[turn.did]}"
    return words(key, turn=turn.turn, seat=SEAT_LETTERS[turn.seat], tiles=tiles)


def _verdict(turn: TurnAnalysis, words: Words, face: Callable[[Face], str]) -> str:
    if not turn.best.tiles_played:
        return words("analyse-nothing")
    if not turn.missed_tiles:
        return words("analyse-most")
    key = "analyse-missed-exit" if turn.missed_exit else "analyse-missed"
    return words(key, count=turn.best.tiles_played, tiles=_tiles_text(turn.best.played, face))


def _chances(turn: TurnAnalysis, words: Words) -> str:
    if turn.chances_before is None or turn.chances_after is None:
        return ""
    before = round(100 * turn.chances_before[turn.seat])
    after = round(100 * turn.chances_after[turn.seat])
    return words("analyse-chances", before=before, after=after, change=f"{after - before:+d}")


def _cost(turn: TurnAnalysis, words: Words, face: Callable[[Face], str]) -> str:
    cost = turn.cost
    if cost is None or cost.reason is None:
        return ""
    tiles, better = _tiles_text(cost.tiles, face), _tiles_text(cost.best_played, face)
    return cost_text(words, cost.reason, cost.cost, tiles, better)


def _summary(rounds: Rounds, seat: int, words: Words) -> Iterator[str]:
    """Yield the accuracy of a seat, and the costliest turns of every round, if they are known."""
    costs = [[turn.cost for turn in turns if turn.cost is not None] for turns in rounds]
    share = accuracy([cost for each in costs for cost in each], seat)
    if share is not None:
        value = words("watch-percent", value=round(100 * share))
        yield words("watch-accuracy", name=SEAT_LETTERS[seat], value=value)
    for number, each in enumerate(costs, start=1):
        worst = ", ".join(str(cost.turn) for cost in costliest(each, seat))
        if worst:
            place = f"{words('sheet-round')} {number}, " if len(rounds) > 1 else ""
            yield f"{place}{words('watch-costly')}: {worst}"


def _tiles_text(tiles: Iterable[Tile], face: Callable[[Face], str]) -> str:
    return " ".join(face(tile.face) for tile in tiles)
