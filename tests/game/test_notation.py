from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.game.game import Game
from brikke.game.match import Match
from brikke.game.notation import (
    NotationError,
    Record,
    position_text,
    read_position,
    read_record,
    record_text,
)
from brikke.game.redaction import redact
from brikke.rules.position import Draw
from brikke.rules.tiles import Face, card_text, read_face
from brikke.rules.typed_tiles import letters_of
from tests.support.effort import examples
from tests.support.positions import position
from tests.support.sample_players import play_round


def refusal(text: str) -> tuple[int, int, str]:
    with pytest.raises(NotationError) as refused:
        read_record(text) if text.startswith("brikke") else read_position(text)
    error = refused.value
    assert str(error).startswith(f"line {error.line}, column {error.column}: ")
    assert str(error).endswith(f": {error.value}")
    return error.line, error.column, str(error.value)


def test_a_position_is_one_line() -> None:
    line = "b4 b5 b6 | o8 r8 k8 / b3 b8 / opened / nordic"
    assert position_text(position("b4 b5 b6 | o8 r8 k8", "b3 b8")) == line
    assert position_text(read_position(line)) == line


def test_a_position_may_have_an_empty_table_and_house_rules() -> None:
    line = "- / r7 r7' j / unopened / german opening_minimum=25 jokers=locked"
    assert position_text(read_position(line)) == line
    assert position_text(read_position("- / - / opened / nordic")) == "- / - / opened / nordic"


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("b4 b5 x6 / b3 / opened / nordic", (1, 7, "x6")),
        ("b4 b5 b7 / b3 / opened / nordic", (1, 1, "b4 b5 b7")),
        ("b4 b5 b6 |  r1 r2  r2 / b3 / opened / nordic", (1, 13, "r1 r2 r2'")),
        ("b4 b5 b6 / b4 b4 / opened / nordic", (1, 15, "b4")),
        ("b4 b5 b6 / b3 / open / nordic", (1, 17, "open")),
        ("b4 b5 b6 / b3 / opened / nordik", (1, 26, "nordik")),
        ("b4 b5 b6 / b3 / opened / nordic rounds=x", (1, 40, "x")),
        ("b4 b5 b6 / b3", (1, 14, "end of line")),
        ("b4 b5 b6 | / b3 / opened / nordic", (1, 12, "/")),
        ("", (1, 1, "end of line")),
    ],
)
def test_an_invalid_position_is_refused_with_line_and_column(
    line: str, where: tuple[int, int, str]
) -> None:
    assert refusal(line) == where


@pytest.fixture(scope="module")
def match() -> Match:
    match = Match("norwegian-classic rounds=2", 3, seed=11)
    chance = random.Random(2)
    while not match.is_over():
        play_round(match.next_round(), chance, slow=0.05)
    return match


def test_a_record_is_read_as_it_is_written(match: Match) -> None:
    record = Record.of(match, place="kitchen", player_a="Anna  with two blanks")
    text = record_text(record)
    assert read_record(text) == record
    assert record_text(read_record(text)) == text == str(record)


@pytest.mark.parametrize(
    ("written", "queen"), [(card_text, "♠Q'"), (partial(letters_of, cards=True), "sQ'")]
)
def test_a_record_of_cards_may_be_written_in_suits(
    written: Callable[[Face], str], queen: str
) -> None:
    path = Path(__file__).parent / "golden" / "norwegian-cards.brikke"
    text = path.read_text(encoding="utf-8")
    tile = re.compile(r"(?<=\s)[krbo]\d+(?=['\s])")
    in_suits = tile.sub(lambda found: written(read_face(found[0])), text)
    assert queen in in_suits
    assert read_record(in_suits) == read_record(text)


def test_a_redacted_record_hides_tiles(match: Match) -> None:
    for seat in (0, 1, 2, None):
        rounds = tuple(tuple(redact(event, seat) for event in game.events) for game in match.rounds)
        record = Record(match.rulebook, match.seats, rounds)
        text = record_text(record)
        assert "?" in text
        assert read_record(text) == record


def test_a_record_returns_its_games(match: Match) -> None:
    games = Record.of(match).games()
    assert [game.state for game in games] == [game.state for game in match.rounds]


def test_an_unfinished_round_has_a_record() -> None:
    game = Game(seats=2, seed=1)
    game.push(Draw())
    record = Record.of(game)
    assert read_record(record_text(record)) == record


@pytest.mark.parametrize("text", [None, b"brikke record 1", 7, "x" * 1_000_001])
def test_other_types_and_long_texts_are_refused(text: Any) -> None:
    for read in (read_record, read_position):
        with pytest.raises(NotationError):
            read(text)


def test_a_byte_order_mark_and_windows_line_ends_are_accepted() -> None:
    for text in ("\ufeff" + LINES, LINES.replace("\n", "\r\n")):
        assert read_record(text) == read_record(LINES)


@pytest.mark.parametrize("tag", [("Name", "x"), ("", "x"), ("a b", "x"), ("a", ""), ("a", "x\ny")])
def test_a_tag_that_could_not_be_read_back_is_refused(tag: tuple[str, str]) -> None:
    game = Game(seats=2, seed=1)
    with pytest.raises(ValueError, match="a tag has a name and a line of text"):
        Record(game.rulebook, 2, (game.events,), (tag,))


def test_a_match_without_a_round_has_no_record() -> None:
    with pytest.raises(ValueError, match="a record needs at least one round"):
        Record.of(Match(seed=1))


LINES = """\
brikke record 1
rulebook nordic
seats 2

round 1
start A
deal
  A k10 r10 b10 k1
  B r1 r2
  pool o5 o6
1 A plays k10 r10 b10 to k10 r10 b10
2 B draws o5
3 A plays k1 from k10 r10 b10 to k10 r10 b10 k1
"""


def changed(old: str, new: str) -> str:
    assert old in LINES
    return LINES.replace(old, new)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("brikke", (1, 7, "end of statement")),
        ("brikke record 2", (1, 15, "2")),
        ("brikke record 1", (1, 1, "end")),
        (changed("seats 2", "seats 5"), (3, 7, "5")),
        (changed("seats 2", "seats 2 3"), (3, 9, "3")),
        (changed("rulebook nordic", "rulebook nordik"), (2, 10, "nordik")),
        (changed("seats 2", "chairs 2"), (3, 1, "chairs")),
        (changed("round 1", "round 2"), (5, 7, "2")),
        (changed("start A", "start C"), (6, 7, "C")),
        (changed("start A", "start AB"), (6, 7, "AB")),
        (changed("  B r1 r2", "  B r1 r1 r1"), (9, 11, "r1")),
        (changed("  B r1 r2", "  C r1 r2"), (9, 3, "C")),
        (changed("  pool o5 o6", "  pool"), (10, 7, "end of statement")),
        (changed("2 B draws o5", "3 B draws o5"), (12, 1, "3")),
        (changed("2 B draws o5", "2 A draws o5"), (12, 1, "2")),
        (changed("2 B draws o5", "2 B draws o6"), (12, 1, "2")),
        (changed("2 B draws o5", "2 B takes o5"), (12, 5, "takes")),
        (changed("2 B draws o5", "2 B draws o55"), (12, 11, "o55")),
        (changed("2 B draws o5", "2 B draws o5 o6"), (12, 14, "o6")),
        (changed("from k10 r10 b10 to", "from k9 r9 b9 to"), (13, 19, "k9")),
        (changed("3 A plays k1 from", "3 A plays k2 from"), (13, 11, "k2")),
        (changed("1 A plays", " 1 A plays"), (11, 2, "1")),
        ("brikke record 1\ntag\n", (2, 1, "tag")),
        ("brikke record 1\ntag Name x\n", (2, 1, "tag")),
        (changed("start A", "start A\nseats 2"), (7, 1, "seats")),
        ("brikke record 1\n1 A draws k1", (2, 1, "1")),
        ("brikke record 1\nround 1", (2, 1, "round")),
        (changed("round 1", "round 1\n  seed 00"), (6, 8, "00")),
        (changed("start A", "salts A - B " + "00" * 33), (6, 13, "00" * 33)),
        (changed("seats 2", "seats 2\nseats 2"), (4, 1, "seats")),
        (changed("seats 2", "seats 2\nrulebook german"), (4, 1, "rulebook")),
        (changed("seats 2", "seats 2\ntag a b\n  c"), (5, 3, "c")),
        (LINES + "tag a b\n", (14, 1, "tag")),
        (LINES + "end out A 1_0 -10\n  A -\n  B r1 r2 o5\n", (14, 11, "1_0")),
        (changed("start A", "salts A - B zz"), (6, 13, "zz")),
    ],
)
def test_an_invalid_record_is_refused_with_line_and_column(
    text: str, where: tuple[int, int, str]
) -> None:
    assert refusal(text) == where


def test_the_short_record_of_these_tests_is_valid() -> None:
    (game,) = read_record(LINES).games()
    assert game.state.turns == 3
    assert game.state.racks[0] == ()


words = st.sampled_from([*LINES.split(), "?", "-", "|", "end", "out", "opening", "\n", "\n  ", "é"])


@given(st.lists(words, max_size=60).map(" ".join))
@settings(max_examples=examples(300, least=5))
def test_no_changed_record_crashes_the_parser(text: str) -> None:
    for parse in (read_record, read_position):
        for each in (text, LINES + text, f"brikke record 1\n{text}"):
            try:
                parse(each)
            except NotationError as error:
                assert error.line >= 1 <= error.column


@given(st.text(max_size=200))
@settings(max_examples=examples(200, least=5))
def test_no_text_crashes_the_parser(text: str) -> None:
    test_no_changed_record_crashes_the_parser.hypothesis.inner_test(text)  # type: ignore[attr-defined]
