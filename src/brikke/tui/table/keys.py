"""The keys at the table: those in the bar, and what the help tells of all of them."""

from __future__ import annotations

from brikke.rules.tiles import Colour, Face
from brikke.tui.faces import JOKER_SHAPE, in_shapes
from brikke.tui.keys import Key
from brikke.tui.sitting import Sitting
from brikke.words.catalogue import Words


def table_keys(words: Words, sitting: Sitting, *, in_numbers: bool) -> list[Key]:
    """Return the keys that mean something now."""
    if sitting.game.is_over():
        return [what_next(words, sitting), Key("o", words("sheet-title"), "sheet"), quit_key(words)]
    idle = (
        Key("d", words("turn-draw"), "draw")
        if sitting.view.pool_size
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


def what_next(words: Words, sitting: Sitting) -> Key:
    """Return the key that goes on after a round: with the next one, or with another match."""
    if sitting.match.is_over():
        return Key("m", words("match-rematch"), "rematch")
    return Key("enter", words("round-next"), "next_round", "⏎")


def quit_key(words: Words) -> Key:
    """Return the key that leaves the table."""
    return Key("q", words("tui-quit"), "app.leave")


def help_lines(words: Words, *, cards: bool) -> list[str]:
    """Return what every key does, what the mouse does, and what the signs mean."""
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
        ("h", words("hint-ask")),
        ("u r", f"{words('turn-undo')}, {words('turn-redo')}"),
        ("x", words("turn-reset")),
        ("s", f"{words('turn-sort-colour')}, {words('turn-sort-number')}"),
        (":", f"{words('tui-type-about')}: r7 r8 r9"),
        ("w", words("tui-why")),
        ("o i", f"{words('sheet-title')}, {words('app-rules')}"),
        ("l", words("tui-letters")),
        ("F2", words("tui-look")),
        ("q", words("tui-quit")),
    ]
    shapes = in_shapes(cards)
    colours = {colour.name.lower(): shapes(Face.of(colour, 2))[0] for colour in Colour}
    tiles = "tui-help-cards" if cards else "tui-help-tiles"
    return [
        *(f"{key:<8} {about}" for key, about in keys),
        "",
        words("tui-help-mouse"),
        words("tui-help-signs"),
        words(tiles, joker=JOKER_SHAPE, **colours),
    ]
