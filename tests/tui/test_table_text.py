"""What stands around the board, without a screen."""

from __future__ import annotations

from brikke.rules.position import Draw, Play
from brikke.rules.rulebook import get_rulebook
from brikke.tui.own_turn import OwnTurn
from brikke.tui.saving import Keeper
from brikke.tui.sitting import Sitting
from brikke.tui.table.course import Course
from brikke.tui.table.text import Status, news_text, seats_text, status_of
from brikke.tui.telling import Telling
from brikke.words.catalogue import Words


def seated(rules: str = "nordic opening_minimum=0") -> tuple[Sitting, Telling]:
    """Return a table at which the person begins and could lay something."""
    for seed in range(100):
        sitting = Sitting(get_rulebook(rules), ("novice",), seed=str(seed))
        if sitting.is_mine and OwnTurn(sitting).hints.best.tiles_played:
            return sitting, Telling(Words(), sitting.bots, str)
    raise AssertionError(rules)


def test_the_status_says_what_to_do_how_much_is_chosen_and_what_a_draft_lacks() -> None:
    sitting, telling = seated()
    turn = OwnTurn(sitting)
    begin = "Your turn. Open with sets from your rack."
    assert status_of(sitting, turn, 0, telling) == Status((begin,))
    assert status_of(sitting, turn, 2, telling) == Status((begin, "2 tiles chosen."))
    best = turn.hints.best.turn
    assert isinstance(best, Play)
    turn.draft.lay_out(best.table)
    assert status_of(sitting, turn, 0, telling) == Status(("This turn is good.",), good=True)
    turn.draft.lay_out((best.table[0][:2],))
    (short,) = status_of(sitting, turn, 0, telling).lines
    assert short.startswith("A set has at least three tiles")


def test_a_plan_is_judged_while_somebody_else_is_to_move() -> None:
    sitting, telling = seated()
    plan = OwnTurn(sitting)
    best = plan.hints.best.turn
    assert isinstance(best, Play)
    sitting.push(Draw())
    turn = OwnTurn(sitting)
    waiting = status_of(sitting, turn, 0, telling)
    assert waiting.lines == ("Beginner is playing. Try things out: only you see this.",)
    turn.draft.lay_out(best.table)
    planned = status_of(sitting, turn, 0, telling)
    assert planned == Status(("Beginner is playing. Good as soon as it is your turn.",), good=True)


def test_whoever_goes_on_with_a_match_reads_what_happened_since_the_own_turn() -> None:
    sitting, telling = seated()
    assert news_of(sitting, telling) == "You start."
    (drew,) = sitting.push(Draw())
    sitting.push(Draw())
    again = Sitting.from_record(sitting.record())
    assert news_of(again, telling) == f"{telling.event((), drew)} Beginner drew a tile."
    assert seats_text(telling, again) == "▶ You 15 –   Beginner 15 –"


def news_of(sitting: Sitting, telling: Telling) -> str:
    course = Course(sitting, Keeper(), pace=0, clock=False)
    course.begin_round()
    return news_text(telling, course.news)
