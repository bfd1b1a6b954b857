"""The replay screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from brikke.game.notation import Record, read_record
from brikke.game.redaction import redact
from brikke.study.costs import accuracy, costliest, turn_costs
from brikke.tui.faces import shape_format
from brikke.tui.replay.frames import replay_names
from brikke.tui.screen.board import Board
from brikke.tui.screen.replay import ReplayApp
from brikke.words.catalogue import Words, languages
from tests.tui.screens import Person, at_screen

SHOWN = shape_format(cards=False)
GOLDEN = Path(__file__).parents[1] / "game" / "golden"


def golden(edition: str) -> Record:
    return read_record((GOLDEN / f"{edition}.brikke").read_text())


def test_the_replay_steps_through_turns_and_shows_their_analysis() -> None:
    app = ReplayApp(golden("nordic"), Words())

    async def watch(person: Person) -> None:
        assert "The tiles are dealt. B starts." in person.text
        assert "▶ B (14)" in person.text
        await person.press("right", "right", "left")
        assert "Turn 1/43" in person.text
        assert any(word in person.text for word in ("could be", "could have", "No turn plays"))
        await person.press("pagedown")
        assert "Round 2 of 3 · Turn 0/" in person.text
        await person.press("end", "right")
        assert "calls “Rummikub!”" in person.text
        assert "+56" in person.text
        await person.press("home")
        assert "Round 1 of 3 · Turn 0/" in person.text

    at_screen(app, watch)


def test_the_table_of_the_best_turn_can_be_shown_and_hidden() -> None:
    app = ReplayApp(golden("nordic"), Words())

    async def watch(person: Person) -> None:
        await person.press("end")
        made = app.query_one(Board).content
        await person.press("b")
        assert app.query_one(Board).content.hinted
        assert "As played" in person.text
        await person.press("b")
        assert app.query_one(Board).content == made

    at_screen(app, watch)


def test_the_automatic_replay_starts_and_stops() -> None:
    app = ReplayApp(golden("german"), Words(), pace=60)

    async def watch(person: Person) -> None:
        await person.press("space")
        assert "Pause" in person.text
        app.action_go(1)
        await person.press("space")
        assert "Play" in person.text
        assert app.frame.number == 1

    at_screen(app, watch)


def test_chances_are_estimated_when_asked_for() -> None:
    record = golden("nordic")
    short = Record(record.rulebook, record.seats, (record.rounds[0][:7],))

    async def watch(person: Person) -> None:
        await person.press("c", "right")
        assert "Chances of winning: A " in person.text

    at_screen(ReplayApp(short, Words()), watch)


def test_a_costly_turn_has_its_reason_and_the_better_turn() -> None:
    record = golden("nordic")
    app = ReplayApp(record, Words())
    costs = turn_costs(record.games()[0])
    (fewer, other, kept, *_) = (cost for cost in costs if cost.reason is not None)

    async def watch(person: Person) -> None:
        for cost in (fewer, other, kept):
            app.action_go_to(cost.turn)
            await person.wait()
            assert app.frame.number == cost.turn
            words = app.words(f"watch-reason-{cost.reason}")
            tiles = " ".join(map(SHOWN, (tile.face for tile in cost.tiles)))
            assert f"{words}: {tiles}. That cost {round(100 * cost.cost)}%" in person.text
        cheap = next(cost for cost in costs if cost.reason is None)
        app.action_go_to(cheap.turn)
        await person.wait()
        assert "That cost" not in person.text

    at_screen(app, watch)


def test_the_end_of_a_round_tells_accuracies_and_the_costliest_turns() -> None:
    record = golden("nordic")
    app = ReplayApp(record, Words())
    costs = turn_costs(record.games()[0])
    worst = costliest(costs)

    async def watch(person: Person) -> None:
        app.action_go_to(len(costs) - 1)
        await person.wait()
        assert "Costliest turns" not in person.text
        await person.press("right")
        text = " ".join(person.text.split())
        for seat, name in enumerate("ABC"):
            kept = accuracy(costs, seat)
            assert kept is not None
            assert f"{name} kept {round(100 * kept)}% of the chances of winning." in text
        turns = [f"Turn {cost.turn} {'ABC'[cost.seat]}" for cost in worst]
        assert [turn in text for turn in turns] == [True] * 3

    at_screen(app, watch)


def test_a_redacted_record_has_no_analysis() -> None:
    record = golden("nordic")
    seen = tuple(redact(event, 0) for event in record.rounds[0])
    hidden = Record(record.rulebook, record.seats, (seen,))

    async def watch(person: Person) -> None:
        await person.press("right")
        assert "? ? ?" in person.text
        assert "a rack lies face down" in person.text

    at_screen(ReplayApp(hidden, Words()), watch)


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_every_language_fits(language: str) -> None:
    app = ReplayApp(golden("norwegian-cards"), Words(language))

    async def watch(person: Person) -> None:
        await person.press("right")
        text = " ".join(person.text.split())
        assert app.words("tui-quit") in text
        assert app.words("watch-show-best") in text
        assert any(suit in text for suit in "♠♥♣♦")

    at_screen(app, watch)


def test_a_record_without_names_calls_the_seats_by_their_letters() -> None:
    record = golden("german")
    assert "bots" not in dict(record.tags)
    assert replay_names(record, Words()) == ("A", "B")
