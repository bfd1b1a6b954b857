"""The table screen, with keys and with the mouse."""

from __future__ import annotations

import threading

import pytest

from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from brikke.game.view import PlayerView
from brikke.rules.position import Turn
from brikke.tui.match_file import MatchFile
from brikke.tui.screen.app import PlayApp
from brikke.tui.screen.layout import Region
from brikke.words.catalogue import Words, languages
from tests.tui.screens import SIZE, Person, at_screen, make_app

SHORT = "nordic tiles_dealt=5 opening_minimum=0 rounds=1"


@pytest.mark.slow
def test_a_whole_round_is_played_with_keys_and_saved() -> None:
    app = make_app(SHORT, seed="177")  # where luck makes it short

    async def play(person: Person) -> None:
        while not person.table.session.game.is_over():
            await person.take_turn()
        assert "You win the round!" in person.text
        assert "Total" in person.text
        assert "The match is saved in" in person.text
        played, kept = app.session, app.match_file.path
        assert kept is not None
        assert verify_record(read_record(kept.read_text())).valid
        await person.press("escape", "n")
        assert "The round is over." in person.text
        await person.press("m")
        assert person.table.session is app.session is not played

    at_screen(app, play)


def mine(seed: int = 0, rules: str = "nordic", language: str = "en") -> PlayApp:
    """Return a match that the player starts."""
    while True:
        app = make_app(rules, seed=str(seed), language=language)
        assert app.session is not None
        if app.session.is_my_turn:
            return app
        seed += 1


def test_keys_select_move_undo_and_judge_tiles() -> None:
    async def play(person: Person) -> None:
        table = person.table
        first, second = person.board.content.rack[:2]  # type: ignore[index]
        await person.press("home", "enter", "right", "space", "n")
        assert table.turn.draft.now.table in (((first, second),), ((second, first),))
        assert "A set has at least three tiles" in person.text
        assert "Opening: 0 of 30" in person.text
        assert "✗" in person.text
        await person.press("r")
        assert "There is nothing to redo." in person.text
        await person.press("u")
        assert not table.turn.draft.is_touched
        await person.press("r")
        assert table.turn.draft.is_touched
        # Pointing at a tile and b puts it back; e is refused in words.
        await person.press("up", "b", "e")
        assert table.turn.draft.laid in ((second,), (first,))
        assert table.session.is_my_turn
        await person.press("x", "e")
        assert "Play at least one tile" in person.text

    at_screen(mine(), play)


def test_keys_reach_every_place_and_the_key_bar() -> None:
    async def play(person: Person) -> None:
        await person.press("up")
        here = person.board.here
        assert here is not None
        assert here.region is Region.NEW
        await person.press("down", "end", "down", "right", "enter")  # the second key draws
        assert person.table.session.game.state.turns >= 1
        assert "You drew" in person.text

    at_screen(mine(), play)


def test_tiles_are_moved_with_the_mouse() -> None:
    async def play(person: Person) -> None:
        table, board = person.table, person.board
        one, two, three = board.content.rack[:3]  # type: ignore[index]
        await person.click_tile(one)
        await person.click_tile(two)
        assert table.selection.chosen == [one, two]
        new = next(spot for spot in board.plan.spots if spot.region is Region.NEW)
        await person.click(new)
        assert set(table.turn.draft.laid) == {one, two}
        await person.drag(three, person.spot(one))
        assert set(table.turn.draft.now.table[0]) == {one, two, three}
        await person.drag(three, next(s for s in board.plan.spots if s.region is Region.RACK))
        assert set(table.turn.draft.laid) == {one, two}

    at_screen(mine(), play)


def test_drawing_asks_once_when_tiles_were_laid() -> None:
    async def play(person: Person) -> None:
        await person.press("home", "enter", "n", "d")
        assert "Press d again" in person.text
        assert person.table.session.is_my_turn
        await person.press("d")
        assert "You drew" in person.text

    at_screen(mine(), play)


def test_tiles_can_be_typed_and_nonsense_is_reported() -> None:
    async def play(person: Person) -> None:
        table = person.table
        rack = table.turn.draft.now.rack
        await person.press("colon", *"x9", "enter")
        assert "a joker j): x9" in person.text
        await person.press("colon", *str(rack[0].face), "space", *str(rack[1].face), "enter")
        assert len(table.turn.draft.laid) == 2
        await person.press("colon", "escape")
        assert len(table.turn.draft.laid) == 2

    at_screen(mine(), play)


def test_hints_are_revealed_in_stages() -> None:
    async def play(person: Person) -> None:
        board = person.board
        await person.press("h")
        assert not board.content.hinted
        if "You can play" in person.text:
            await person.press("h")
            assert board.content.hinted
            await person.press("h", "escape")
            assert not person.table.turn.draft.is_touched

    at_screen(make_app(seed="3"), play)


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_at_80_columns_nothing_is_cut_off_in_any_language(language: str) -> None:
    async def look(person: Person) -> None:
        words = person.app.words
        await person.press("home", "enter", "n")
        text = " ".join(person.text.split())
        for key in ("turn-done", "turn-draw", "hint-ask", "turn-undo", "tui-keys", "tui-quit"):
            assert words(key) in text
        assert words("violation-too-short", sets="").strip() in text
        await person.press("question_mark")
        assert words("app-close") in person.text
        await person.press("escape", "q")
        assert words("tui-quit-leave") in person.text

    at_screen(mine(language=language), look)


@pytest.mark.slow
def test_the_window_may_be_resized() -> None:
    async def resize(person: Person) -> None:
        await person.press("home", "enter", "n")
        for columns, rows in ((160, 50), (100, 30), (60, 20), SIZE):
            await person.resize(columns, rows)
            lines = person.reads()
            assert len(lines) == rows
            assert "Quit" in person.text
            shown = [spot for spot in person.board.plan.spots if spot.tile is not None]
            assert len(shown) == 14
        await person.resize(60, 15)
        assert "too small" in person.text
        await person.resize(*SIZE)
        assert "Your rack (13)" in person.text

    at_screen(mine(), resize)


@pytest.mark.slow
def test_quitting_asks_once_and_the_match_can_be_continued() -> None:
    app = mine()

    async def leave(person: Person) -> None:
        await person.press("d")
        await person.press("q")
        assert "Leave the table?" in person.text
        await person.press("escape")
        assert person.app.is_running
        await person.press("ctrl+c", "q")

    at_screen(app, leave)
    assert not app.is_running
    assert app.session is not None
    before = app.session.view

    async def go_on(person: Person) -> None:
        assert "Continue playing" in person.text
        await person.press("g")
        assert person.table.session.view.rack == before.rack
        assert person.table.session.view.table == before.table

    at_screen(PlayApp(None, Words(), MatchFile(), pace=0), go_on)


@pytest.mark.slow
def test_the_setup_screen_chooses_a_match() -> None:
    app = PlayApp(None, Words(), MatchFile(), pace=0)

    async def choose(person: Person) -> None:
        assert "Plays for the company" in person.text
        # The last edition, two opponents, the next level, in another language.
        await person.press("left", "down", "right", "down", "right", "down", "down", "down")
        while "Sprache" not in person.text:
            await person.press("left")
        await person.press("enter")
        session = person.table.session
        assert session.rulebook.edition == "norwegian-cards"
        assert session.bots == ("rearranger", "rearranger")
        assert person.app.words.language == "de"
        assert any(suit in person.text for suit in "♠♥♣♦")

    at_screen(app, choose)


def test_a_timeout_returns_tiles_and_draws_penalty_tiles() -> None:
    app = mine()
    app._clock = True

    async def idle(person: Person) -> None:
        table = person.table
        assert "60 s left" in person.text
        await person.press("home", "enter", "n")
        for _ in range(60):
            table.tick()
        await person.wait()
        assert "Your time was up" in person.text
        assert len(table.session.view.rack) == 17

    at_screen(app, idle)


class Dawdler:
    """A bot that waits until the test lets it play."""

    def __init__(self, app: PlayApp) -> None:
        assert app.session is not None
        self._bot, self._may_play = app.session._players[1], threading.Event()
        app.session._players[1] = self

    def turn(self, view: PlayerView) -> Turn:
        self._may_play.wait()
        return self._bot.turn(view)

    def go_on(self) -> None:
        self._may_play.set()


def test_selection_and_draft_are_kept_while_a_bot_thinks() -> None:
    app = mine()
    bot = Dawdler(app)

    async def plan(person: Person) -> None:
        table = person.table
        try:
            await person.press_at_once("d", "home", "enter", "right", "space", "n")
            (planned,) = table.turn.draft.now.table
            await person.press_at_once("home", "enter")
            (chosen,) = table.selection.chosen
            await person.press_at_once("e")
            assert "It is not your turn." in person.text
        finally:
            bot.go_on()
        await person.wait()
        assert table.session.is_my_turn
        assert planned in table.turn.draft.now.table
        assert table.selection.chosen == [chosen]
        assert "A set has at least three tiles" in person.text

    at_screen(app, plan)


def test_a_hint_is_not_laid_out_after_a_timeout() -> None:
    app = make_app(seed="3", clock=True)

    async def wait_too_long(person: Person) -> None:
        table = person.table
        await person.press("h", "h", "h")
        for _ in range(60):
            table.tick()
        await person.wait()
        await person.press("enter")
        assert not table.turn.draft.is_touched

    at_screen(app, wait_too_long)


def test_a_bot_that_fails_ends_the_program_with_one_line() -> None:
    app = mine()

    class Broken:
        def turn(self, _: object) -> None:
            raise RuntimeError("lost")

    async def play(person: Person) -> None:
        assert app.session is not None
        app.session._players[1] = Broken()  # type: ignore[assignment]
        await person.press("d")

    at_screen(app, play)
    assert str(app.return_value) == "this bot failed (RuntimeError('lost')): novice"
