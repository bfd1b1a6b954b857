"""Keys of the table screen: those in the key bar, and the help about all of them."""

from __future__ import annotations

from brikke.rules.tiles import Colour, Face
from brikke.tui.faces import JOKER_SHAPE, shape_format
from brikke.tui.match_session import MatchSession
from brikke.tui.screen.key_bar import Key
from brikke.words.catalogue import Words


def table_keys(words: Words, session: MatchSession, *, in_numbers: bool) -> list[Key]:
    """Return the keys that are available now."""
    if session.game.is_over():
        return [what_next(words, session), Key("o", words("sheet-title"), "sheet"), quit_key(words)]
    idle = (
        Key("d", words("turn-draw"), "draw")
        if session.view.pool_size
        else Key("p", words("turn-pass"), "pass")
    )
    return [
        Key("e", words("turn-done"), "done"),
        idle,
        Key("h", words("hint-ask"), "hint"),
        Key("n", words("table-new-set"), "new_set"),
        Key("u", words("turn-undo"), "undo"),
        Key("r", words("turn-redo"), "redo"),
        Key("s", words("turn-sort-colour" if in_numbers else "turn-sort-number"), "sort"),
        Key(":", words("tui-type"), "type"),
        Key("?", words("tui-keys"), "keys"),
        quit_key(words),
    ]


def what_next(words: Words, session: MatchSession) -> Key:
    """Return the key that continues after a round: the next round, or another match."""
    if session.match.is_over():
        return Key("m", words("match-rematch"), "rematch")
    return Key("enter", words("round-next"), "next_round", "⏎")


def quit_key(words: Words) -> Key:
    """Return the key that leaves the table."""
    return Key("q", words("tui-quit"), "app.leave")


def help_lines(words: Words, *, cards: bool) -> list[str]:
    """Return the help: what keys and mouse do, and what the signs mean."""
    keys = [
        ("← → ↑ ↓", words("tui-help-arrows")),
        ("⏎", words("tui-help-enter")),
        ("␣", words("tui-help-space")),
        ("a", words("tui-help-whole")),
        ("n", words("tui-help-new")),
        ("b", words("tui-help-back")),
        ("Esc", words("tui-help-escape")),
        ("e", words("turn-done")),
        ("d", words("turn-draw-about")),
        ("p", words("turn-pass-about")),
        ("h", f"{words('hint-ask')}: {words('hint-by-tiles')}"),
        ("c", f"{words('hint-ask')}: {words('hint-by-chances')}"),
        ("u r", f"{words('turn-undo')}, {words('turn-redo')}"),
        ("x", words("turn-reset")),
        ("s", f"{words('turn-sort-colour')}, {words('turn-sort-number')}"),
        (":", f"{words('tui-type-about')}: {'h7 h8 h9' if cards else 'r7 r8 r9'}"),
        ("w", words("tui-why")),
        ("o i", f"{words('sheet-title')}, {words('app-rules')}"),
        ("l", words("tui-letters")),
        ("F2", words("tui-look")),
        ("q", words("tui-quit")),
    ]
    shapes = shape_format(cards)
    colours = {colour.name.lower(): shapes(Face.of(colour, 2))[0] for colour in Colour}
    tiles = "tui-help-cards" if cards else "tui-help-tiles"
    return [
        *(f"{key:<8} {about}" for key, about in keys),
        "",
        words("tui-help-mouse"),
        words("tui-help-signs"),
        words(tiles, joker=JOKER_SHAPE, **colours),
    ]
