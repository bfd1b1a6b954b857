"""``brikke check``: judge a turn, with every reason why it is illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brikke.cli import DONE, NEGATIVE
from brikke.cli.input import Flag, TileWords, read_cli_position, tile_reader
from brikke.cli.output import print_json

if TYPE_CHECKING:
    from brikke.rules.judge import Violation
    from brikke.rules.rulebook import Rulebook


def check(
    *,
    before: TileWords,
    after: TileWords,
    rack: TileWords = "",
    opening: TileWords = "",
    rulebook: str = "nordic",
    unopened: Flag = False,
    json: Flag = False,
) -> int:
    """Judge a turn: list every reason why it is illegal, if any. Exit status 1 means illegal.

    Parameters
    ----------
    before
        The table before the turn. Tiles are written r7 b13 k1 o5 j, sets separated by |.
    after
        The table after the turn.
    rack
        The player's tiles before the turn.
    opening
        The sets that form the opening, in editions where you may go on in the opening turn.
    rulebook
        The edition, with any house rules: "nordic opening_minimum=25".
    unopened
        The player has not opened yet.
    json
        Print one line of JSON.

    """
    from brikke.answers.judging import judgement_data
    from brikke.rules.judge import violations
    from brikke.rules.position import Play
    from brikke.rules.table import read_table

    position = read_cli_position(before, rack, rulebook, opened=not unopened)
    laid, opened = (
        read_table(text, tile_reader(position.rulebook, strict=False)) for text in (after, opening)
    )
    found = violations(position, Play(laid, opened))
    if json:
        print_json(judgement_data(found))
    else:
        _print(found, position.rulebook)
    return NEGATIVE if found else DONE


def _print(found: tuple[Violation, ...], rulebook: Rulebook) -> None:
    from brikke.cli.language import cli_words
    from brikke.words.prose import violation_text

    words = cli_words().for_faces(rulebook.faces)
    print(words("check-illegal" if found else "check-legal"))
    for violation in found:
        print(f"- {violation_text(violation, words, rulebook.tiles_text)}")
