"""Results: what a finished round was for each guest, and what could have been."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from brikke.answers.tiles import face_list, face_lists
from brikke.club.results import SeatResult, results
from brikke.club.statistics import costliest, sums_by_edition
from brikke.errors import InputError
from brikke.game.events import RoundEnded, TurnEvent
from brikke.game.game import Game
from brikke.live import LiveTable, Logged, Options, TableOpened
from brikke.live.events import BotJoined, Came, Joined, LogEvent, MatchBegan, StoodIn
from brikke.rules.rulebook import get_rulebook
from brikke.study.analysis import analyse
from brikke.study.costs import MIN_COST, accuracy, turn_costs
from brikke.study.costs import costliest as costs_of_seat
from tests.support.sample_players import play_round


def finished(*between: tuple[int, LogEvent]) -> tuple[LiveTable, Game]:
    """Return a table of a guest and a bot at the end of a round.

    Some table events happen in it, each after so many turns.
    """
    rulebook = get_rulebook("nordic rounds=3")
    game = play_round(Game(rulebook, 2, seed=5), random.Random(5))
    log: list[LogEvent] = [
        TableOpened(rulebook, 2, Options(), "ann"),
        Joined("ann"),
        BotJoined("steady"),
        MatchBegan(),
    ]
    turns = 0
    for event in game.events:
        if isinstance(event, TurnEvent):
            log += [what for at, what in between if at == turns]
            turns += 1
        log.append(event)
    return LiveTable(Logged(seq, seq, event) for seq, event in enumerate(log, start=1)), game


def test_a_result_adds_up_the_turns_of_its_seat() -> None:
    table, game = finished()
    (result,) = results(table)
    mine = [turn for turn in analyse(game) if turn.seat == 0]
    outcome = game.outcome()
    assert outcome is not None
    assert (result.seat, result.guest, result.edition, result.seats) == (0, "ann", "nordic", 2)
    assert (result.match, result.round) == (1, 1)
    assert result.points == outcome.scores[0]
    assert result.place == (1 if outcome.winner == 0 else 2)
    assert result.turns == len(mine)
    assert result.missed_tiles == sum(turn.missed_tiles for turn in mine)
    assert result.missed_exits == sum(turn.missed_exit for turn in mine)
    assert not result.stood_in


def test_the_costliest_turns_come_first_and_lead_to_their_positions() -> None:
    table, game = finished()
    (result,) = results(table)
    turns = {turn.turn: turn for turn in analyse(game, chances=True)}
    costs = [each.cost for each in result.costly]
    assert costs == sorted(costs, reverse=True)
    assert 0 < len(result.costly) <= 3
    for each in result.costly:
        cost = turns[each.turn].cost
        assert cost is not None
        assert each.lost == pytest.approx(cost.cost, abs=1e-3)
        assert each.lost >= MIN_COST
        assert each.best_played == [str(tile.face) for tile in cost.best_played]
        assert len(each.best_played) - len(each.played) == each.missed_tiles > 0
        assert [str(tile.face) for tile in turns[each.turn].position.rack] == each.rack
        get_rulebook(each.rulebook)
        after = face_lists(cost.best_table)
        assert each.touched == [laid for laid in each.table if laid not in after]


def test_turns_that_cost_chances_come_with_their_reasons() -> None:
    table, game = finished()
    (result,) = results(table)
    costs = turn_costs(game)
    worst = costs_of_seat(costs, 0)
    assert [each.turn for each in result.lost] == [each.turn for each in worst]
    assert [each.reason for each in result.lost] == [each.reason for each in worst]
    assert [each.cost for each in result.lost] == pytest.approx(
        [each.cost for each in worst], abs=1e-3
    )
    assert 0 < len(result.lost) <= 3
    assert all(each.tiles for each in result.lost)
    assert [each.best_played for each in result.lost] == [
        face_list(each.best_played) for each in worst
    ]
    assert result.accuracy == accuracy(costs, 0)
    reasons = {each.turn: each.reason for each in costs}
    assert [each.reason for each in result.costly] == [reasons[each.turn] for each in result.costly]


def test_results_of_earlier_versions_are_read_without_what_they_do_not_have() -> None:
    (result,) = results(finished()[0])
    stored = msgspec.to_builtins(result)
    for turn in stored["costly"]:
        del turn["reason"]
    for turn in stored["lost"]:
        del turn["best_played"]
    read = msgspec.convert(stored, SeatResult)
    assert {each.reason for each in read.costly} == {None}
    assert {each.best_played for each in read.lost} == {None}
    assert [each.turn for each in read.lost] == [each.turn for each in result.lost]


def test_turns_of_a_stand_in_do_not_count() -> None:
    (whole,) = results(finished()[0])
    table, _game = finished((4, StoodIn(0, "steady")), (8, Came(0)))
    (result,) = results(table)
    assert result.stood_in
    assert result.turns == whole.turns - 2
    assert result.points == whole.points
    assert result.accuracy != whole.accuracy


def test_an_unfinished_round_has_no_result() -> None:
    table, _game = finished()
    log = [each for each in table.log if not isinstance(each.event, RoundEnded)]
    with pytest.raises(InputError, match="playing"):
        results(LiveTable(log))


def result(
    edition: str, place: int, points: int, opened: int | None, missed_exits: int = 1
) -> SeatResult:
    missed = 4, missed_exits
    return SeatResult(0, "g", edition, 2, 1, 1, place, points, 10, *missed, opened, False, [])


def test_sums_of_each_edition() -> None:
    played = [
        result("german", 1, 30, 2),
        result("nordic", 2, -20, None),
        result("nordic", 1, 50, 3),
        result("nordic", 1, 10, None, missed_exits=3),
        result("nordic", 2, -10, None, missed_exits=0),
    ]
    nordic, german = sums_by_edition(played)
    assert (nordic.edition, nordic.rounds, nordic.wins, nordic.points) == ("nordic", 4, 2, 30)
    assert (nordic.turns, nordic.missed_tiles, nordic.missed_exits) == (40, 16, 3)
    assert (nordic.opened, nordic.opening_turns) == (1, 3)
    assert (nordic.judged, nordic.accuracy) == (0, 0.0)
    judged = [replace(each, accuracy=0.5) for each in played[:2]]
    assert [(each.judged, each.accuracy) for each in sums_by_edition(judged)] == [(1, 0.5)] * 2
    assert (german.rounds, german.wins) == (1, 1)
    assert sums_by_edition([]) == []


def test_of_all_rounds_the_three_costliest_turns_one_of_each() -> None:
    (one,) = results(finished()[0])
    worst = one.costly[0]
    turns = [(link, turn) for link in ("a", "b", "c", "d") for turn in reversed(one.costly)]
    found = [(link, turn.cost) for link, turn in costliest(turns)]
    assert found == [("a", worst.cost), ("b", worst.cost), ("c", worst.cost)]
    assert costliest([]) == []
