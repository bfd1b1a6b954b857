"""The plain text game: whole rounds, in every edition and language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from brikke.players.bots.just_above import Result
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.tui.match_file import MatchFile, own_results
from brikke.tui.match_session import MatchSession
from brikke.tui.plain.commands import COMMANDS, command_words
from brikke.tui.plain.play import PlainGame
from brikke.words.catalogue import Words, language_names, languages, preferred_language
from tests.cli.test_cli import Called
from tests.support.patience import PATIENCE

NO_TILE = "There is no such tile (black is k, red r, blue b, orange o, a joker j)"


class Typist:
    """Plays by commands: follows hints, and draws or passes if there is none."""

    def __init__(self, session: MatchSession, language: str = "en") -> None:
        self.said: list[str] = []
        self._session, self._words = session, Words(language)
        self._typed: list[str] = []

    def read(self) -> str | None:
        if self._typed:
            return self._typed.pop(0)
        if not self._session.is_my_turn:
            return None  # between two rounds: that is enough
        hint, done, pool = self._do("hint"), self._do("done"), self._session.view.pool_size
        if self.said[-1] in (self._words("hint-none"), self._words("hint-none-pass")):
            return self._do("draw" if pool else "pass")
        if self.said[-1] == self._words("lines-say-done", command=done):
            return done
        return hint

    def _do(self, command: str) -> str:
        return self._words(f"lines-do-{command}")


def play(rules: str, language: str = "en", *, bots: tuple[str, ...] = ("novice",)) -> Typist:
    session = MatchSession(get_rulebook(rules), bots, seed="11")
    typist = Typist(session, language)
    PlainGame(session, Words(language), MatchFile(), typist.read, typist.said.append).play()
    return typist


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_round_can_be_played_in_every_edition(edition: str, data_folder: Path) -> None:
    play(f"{edition} rounds=1")
    (kept,) = (data_folder / "matches").iterdir()
    record = read_record(kept.read_text())
    assert record.rulebook.edition == edition
    assert verify_record(record).valid


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_a_whole_round_can_be_played_in_every_language(language: str, data_folder: Path) -> None:
    said = "\n".join(play("nordic tiles_dealt=5 rounds=2", language).said)
    words = Words(language)
    assert words("sheet-total") in said
    assert words("lines-next", command=words("lines-do-next")) in said
    (kept,) = (data_folder / "matches").iterdir()
    assert said.endswith(words("tui-go-on", command=f"brikke play --resume {kept}"))


def test_the_last_table_can_be_shown_between_rounds() -> None:
    session = MatchSession(get_rulebook("nordic tiles_dealt=5"), ["steady"], seed="11")
    typist, looks = Typist(session), iter(["show"])

    def read() -> str | None:
        return typist.read() if session.is_my_turn else next(looks, None)

    PlainGame(session, Words(), MatchFile(), read, typist.said.append).play()
    told = typist.said[len(typist.said) - typist.said[::-1].index("") :]
    assert told[0] == "Table:"
    assert [line.partition(": ")[2] for line in told[1 : 1 + len(session.view.table)]] == [
        " ".join(str(tile.face) for tile in laid) for laid in session.view.table
    ]


@pytest.mark.parametrize("language", languages())
def test_every_command_has_a_name_in_each_language_and_in_english(language: str) -> None:
    words = command_words(Words(language))
    assert set(words.values()) == set(COMMANDS)
    assert all(words[command] == command for command in COMMANDS)
    own = [Words(language)(f"lines-do-{command}") for command in COMMANDS]
    assert len(set(own)) == len(COMMANDS)
    assert all(re.fullmatch(r"\S+", word) and word == word.lower() for word in own)


def typed(*lines: str, seed: str = "3", edition: str = "nordic") -> list[str]:
    """Type commands in a match in which the player is to open."""
    session = MatchSession(get_rulebook(edition), ["casual"], seed=seed)
    said: list[str] = []
    left = list(lines)

    def read() -> str | None:
        said.append("…")
        return left.pop(0) if left else None

    words = Words(faces=session.rulebook.faces)
    PlainGame(session, words, MatchFile(), read, said.append).play()
    return said


def answer(said: list[str], number: int) -> list[str]:
    """Return the output after the line with this number, from 1."""
    places = [at for at, line in enumerate(said) if line == "…"]
    return said[places[number - 1] + 1 : places[number]]


def test_commands_lay_add_take_back_and_undo() -> None:
    said = typed("lay b5 B6, b7 | k9 r9 b9", "add o9 to 4", "back r9", "undo", "done")
    assert answer(said, 1)[-4:] == [
        "4. Group: k9 r9 b9",
        "Your rack (8): k10 r5 r9 r10 o8 o9 o11 o11",
        "This turn is fine.",
        "Type “done” to play it.",
    ]
    assert "4. Group: k9 r9 b9 o9" in answer(said, 2)
    assert "4. Group: k9 b9 o9" in answer(said, 3)
    assert "4. Group: k9 r9 b9 o9" in answer(said, 4)
    assert answer(said, 5)[0] == "You laid k9 r9 b5 b6 b7 b9 o9."


def test_a_whole_table_may_be_typed() -> None:
    before = "k11 k12 k13 | b9 b10 j"
    said = typed(f"table {before} | b5 b6 b7", "table b5 b6 b7", f"table {before} | r1 r2 r3")
    assert answer(said, 1)[-1] == "Opening: 18 of 30"
    assert answer(said, 2)[0].startswith("A joker never goes")
    assert answer(said, 3) == ["These tiles are neither on your rack nor on the table: r1 r2 r3"]


def test_a_hint_by_chances_tells_them_and_then_its_tiles() -> None:
    said = typed("hint", "chances", "chances")
    assert answer(said, 1)[0] == "You can play 7 tiles."
    assert answer(said, 2)[0].startswith("Your chances are best with ")
    assert re.fullmatch(r"About \d+% chance of winning\.", answer(said, 2)[1])
    assert answer(said, 2)[2] == "Type “chances” again to be told more."
    assert answer(said, 3)[0].startswith("With these: ")


def test_cards_are_shown_and_typed_as_cards() -> None:
    table = "table ♠J sQ KS | ♣9 c10 j | c5 6♣ c7"
    said = typed("lay p7", "hint", "hint", table, "help", edition="norwegian-cards")
    assert answer(said, 1)[0].endswith("diamonds d, a joker j): p7")
    assert answer(said, 3)[0] == "With these: ♠9 ♥9 ♣5 ♣6 ♣7 ♣9 ♦9"
    assert "1. Run: ♠J ♠Q ♠K" in answer(said, 4)
    assert any("lay h7 h8 h9" in line for line in answer(said, 5))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("jump", "There is no such command: jump"),
        ("lay", "Which tiles?"),
        ("lay r77", f"{NO_TILE}: r77"),
        ("lay r1", "This tile is not on your rack and not on the table: r1"),
        ("add r9 to 7", "There is no set with this number: 7"),
        ("add", "Which tiles?"),
        ("back r9", "This tile is not on your rack and not on the table: r9"),
        ("table r4 x", f"{NO_TILE}: x"),
        ("undo", "There is nothing to undo."),
        ("done", "Play at least one tile from your rack."),
        ("pass", "You may pass only when the pool is empty: draw a tile."),
        ("next", "This cannot be done now: next"),
    ],
)
def test_an_invalid_command_is_answered_in_one_line(line: str, told: str) -> None:
    said = typed(line, "show")
    assert answer(said, 1) == [told]
    assert "Your rack (14): k9 k10 r5 r9 r9 r10 b5 b6 b7 b9 o8 o9 o11 o11" in answer(said, 2)


def test_an_illegal_turn_is_answered_with_every_violation() -> None:
    said = typed("lay k9 k10", "add r5 to 1", "done")
    assert answer(said, 3)[0].splitlines() == [
        "Opening: 0 of 30",
        "These tiles share neither number nor colour: k11 k12 k13 r5",
        "A set has at least three tiles: k9 k10",
        "Until you have opened, leave the table alone: k11 k12 k13",
    ]


def test_drawing_asks_once_and_all_information_can_be_shown() -> None:
    said = typed("lay k9", "draw", "draw", "sort", "names", "score", "rules", "help", "quit")
    assert answer(said, 2) == ["Your tiles go back if you draw. Type the command again to draw."]
    assert answer(said, 3)[0].startswith("You drew ")
    assert answer(said, 4)[0].startswith("Your rack (15): r5 b5 b6")
    assert any("red 5, blue 5, blue 6" in line for line in answer(said, 5))
    assert answer(said, 6) == ["Score sheet:", "No round is finished yet."]
    assert "Rules: Nordic" in answer(said, 7)[0]
    assert len(answer(said, 8)) == len(COMMANDS) + 1


@pytest.mark.system
def test_the_program_plays_in_a_pipe_and_ends_with_it(tmp_path: Path) -> None:
    kept = tmp_path / "match.brikke"
    command = [sys.executable, "-m", "brikke", "play", "--plain", "--seed", "3", "--lang", "nb"]
    done = subprocess.run(
        [*command, "--save", str(kept), "--bots", "novice,steady"],
        input="tips\ntull\ntrekk\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Den kommandoen finnes ikke: tull" in done.stdout
    assert done.stdout.splitlines()[-2] == f"Spillet er lagret i {kept}"
    again = subprocess.run(
        [sys.executable, "-m", "brikke", "play", "--plain", "--resume", str(kept)],
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert again.returncode == 0
    assert "(15)" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--bots", "steady,steady,steady,steady"], "steady,steady,steady,steady"),
        (["--level", "hard"], "hard"),
        (["--seats", "5"], "5"),
        (["--bots", "steady", "--seats", "3"], "--seats"),
        (["--rulebook", "nordik"], "nordik"),
        (["opening_minimum=99"], "99"),
        (["--lang", "xx"], "xx"),
        (["--pace", "-1"], "-1.0"),
        (["--clock"], "--clock"),
        (["--resume", "no/such/file"], "no/such/file"),
        (["--resume", "tests/game/golden/nordic.brikke"], "tests/game/golden/nordic.brikke"),
        (["--resume", "x", "--seed", "1"], "--seed"),
        (["--save", "README.md"], "README.md"),
        (["--save", "no/such/folder/x"], "no/such/folder"),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], value: str
) -> None:
    called = Called(capsys, "play", "--plain", *arguments)
    assert (called.status, called.out) == (2, "")
    (line,) = called.err.splitlines()
    assert line.endswith(f": {value}")


def test_without_a_terminal_or_textual_plain_mode_is_suggested(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    called = Called(capsys, "play")
    assert called.err == "brikke: the full screen needs a terminal; without one, use: --plain\n"
    monkeypatch.setattr("brikke.cli.terminal.find_spec", lambda _: None)
    called = Called(capsys, "play")
    assert called.err == "brikke: the full screen needs brikke[tui]; without it, use: --plain\n"


@pytest.mark.system
def test_plain_mode_needs_no_extra() -> None:
    code = (
        "import sys; sys.modules['textual'] = None; from brikke.cli import run; "
        "sys.exit(run(['play', '--plain', '--seed', '3']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="draw\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr


def test_the_language_is_that_of_the_system() -> None:
    assert set(language_names()) == set(languages())
    assert preferred_language(["", "nn_NO.UTF-8", "de"]) == "nb"
    assert preferred_language(["C.UTF-8", "de_AT"]) == "de"
    assert preferred_language(["POSIX", "ja_JP"]) == "en"


def test_a_folder_that_is_not_writable_is_reported_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    said = typed("draw")
    assert said[-1] == "The match could not be saved: not a directory"


def test_the_level_just_above_follows_the_rounds_that_were_saved() -> None:
    assert list(own_results()) == []
    session = MatchSession(get_rulebook("nordic tiles_dealt=5 rounds=2"), ["novice"], seed="11")
    typist = Typist(session, "en")
    PlainGame(session, Words("en"), MatchFile(), typist.read, typist.said.append).play()
    winners = [game.outcome() for game in session.match.rounds]
    assert list(own_results()) == [
        Result(("novice",), won.winner == 0) for won in reversed(winners) if won
    ]
