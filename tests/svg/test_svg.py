"""Pictures: what is drawn, where, and that it is well-formed."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import brikke
from brikke import svg
from brikke.errors import InputError
from brikke.rules.tiles import ALL_TILES
from brikke.svg.palette import DARK, LIGHT, Palette
from tests.support.dense_positions import dense_position

STYLES = Path(__file__).parents[2] / "web/src/ui/app.css"
NAMESPACE = "{http://www.w3.org/2000/svg}"


def drawn(picture: str) -> ElementTree.Element:
    """Return a picture as XML; every drawing that it refers to must be in it."""
    root = ElementTree.fromstring(picture)
    known = {each.get("id") for each in root.iter(f"{NAMESPACE}symbol")}
    used = {str(each.get("href")).removeprefix("#") for each in root.iter(f"{NAMESPACE}use")}
    assert used <= known
    return root


def uses(picture: str) -> list[str]:
    return [str(each.get("href")) for each in drawn(picture).iter(f"{NAMESPACE}use")]


def arrows(picture: str, palette: Palette = LIGHT) -> int:
    return len(re.findall(rf'<path d="[^"]*Q[^"]*" fill="none" stroke="{palette.lamp}"', picture))


def test_a_table_shows_each_tile_once() -> None:
    table = brikke.read_table("b4 b5 b6 | o8 r8 k8 | j r2 r3")
    assert uses(svg.table(table)) == [
        *["#shape-b"] * 3,
        *["#shape-o", "#shape-r", "#shape-k"],
        *["#joker-fox", "#shape-r", "#shape-r"],
    ]


def test_tiles_of_any_set_are_highlighted() -> None:
    table = brikke.read_table("b4 b5 b6 | o8 r8 k8")
    # A generator can be read only once.
    ringed = svg.table(table, highlight=(laid[0] for laid in table))
    assert ringed.count(f'fill="none" stroke="{LIGHT.lamp}"') == 2


def test_the_two_jokers_have_different_faces() -> None:
    assert uses(svg.rack(brikke.read_tiles("j j"))) == ["#joker-fox", "#joker-hare"]


def test_an_edition_with_cards_shows_suits() -> None:
    position = brikke.read_position("k1 k2 k3 / r13 / opened / norwegian-cards")
    assert uses(svg.position(position)) == ["#suit-k"] * 3 + ["#suit-r"]


def test_a_turn_has_an_arrow_for_every_tile_that_moves() -> None:
    before = brikke.read_position("o1 o2 o3 o4 | k1 r1 b1 o1 / b1 k13 / opened / nordic")
    best = brikke.best_turn(before, calm=True)
    picture = svg.turn(before, best.turn)  # type: ignore[arg-type]
    assert arrows(picture) == 3  # two tiles from the table, one from the rack
    assert picture.count('opacity=".6"') == 3  # and their outlines


def test_a_set_that_is_taken_apart_leaves_its_outline() -> None:
    before = brikke.read_position("r1 b1 k1 | r2 r3 r4 | b2 b3 b4 | k2 k3 k4 / - / opened / nordic")
    after = brikke.read_table("r1 r2 r3 r4 | b1 b2 b3 b4 | k1 k2 k3 k4")
    assert arrows(svg.turn(before, after)) == 3


def test_a_view_hides_the_tiles_of_others() -> None:
    game = brikke.Game(seats=2, seed=1)
    assert len(uses(svg.game(game))) == 28
    assert len(uses(svg.game(game.view(0)))) == 14
    assert len(uses(svg.game(game.view(None)))) == 0


def test_notebooks_show_pictures() -> None:
    game = brikke.Game(seats=2, seed=1)
    for each in (game, game.view(0), game.position):
        assert drawn(each._repr_svg_()).tag == f"{NAMESPACE}svg"
    position = brikke.read_position("b4 b5 b6 / b7 / opened / nordic")
    best = brikke.best_turn(position)
    assert arrows(str(best._repr_svg_())) == 1
    # What was stored knows no position before the turn.
    assert drawn(str(pickle.loads(pickle.dumps(best))._repr_svg_()))
    nothing = brikke.best_turn(brikke.read_position("- / b7 / opened / nordic"))
    assert nothing._repr_svg_() is None


@given(st.randoms(use_true_random=False))
def test_every_position_and_its_best_turn_can_be_drawn(chance: random.Random) -> None:
    position = dense_position(chance, brikke.get_rulebook("nordic"))
    drawn(svg.position(position))
    best = brikke.best_turn(position)
    if isinstance(best.turn, brikke.Play):
        picture = svg.turn(position, best.turn, dark=True)
        drawn(picture)
        assert arrows(picture, DARK) >= best.tiles_played


@given(st.lists(st.sampled_from(ALL_TILES), unique=True), st.integers(1, 30))
def test_tiles_do_not_cover_each_other(tiles: list[brikke.Tile], columns: int) -> None:
    picture = svg.rack(tiles, size=100, columns=columns)
    faces = [
        (float(each.get("x", 0)), float(each.get("y", 0)))
        for each in drawn(picture).iter(f"{NAMESPACE}rect")
        if each.get("fill") == LIGHT.ivory
    ]
    assert len(faces) == len(tiles)
    assert all(
        abs(x1 - x2) >= 99.9 or abs(y1 - y2) >= 128
        for at, (x1, y1) in enumerate(faces)
        for x2, y2 in faces[:at]
    )


def test_pixels_have_the_size_of_the_picture() -> None:
    picture = svg.rack(brikke.read_tiles("r7 b13 j"))
    width, height = (int(str(drawn(picture).get(name))) for name in ("width", "height"))
    png = svg.png(picture)
    assert png.startswith(b"\x89PNG")
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (width, height)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (lambda: svg.rack((), size=0), "0"),
        (lambda: svg.rack((), columns=0), "0"),
        (lambda: svg.table((), arrows=[(ALL_TILES[0], ALL_TILES[2])]), "k1"),
        (lambda: svg.png("no picture"), "no picture"),
    ],
)
def test_wrong_input_is_named(wrong: object, named: str) -> None:
    with pytest.raises(InputError, match=rf": {named}$"):
        wrong()  # type: ignore[operator]


def test_colours_are_those_of_the_browser_game() -> None:
    light, dark = (
        dict(re.findall(r"--([a-z-]+):\s*(#[0-9a-f]{6});", part))
        for part in STYLES.read_text().split('[data-theme="dark"]', 1)
    )
    for name in Palette.__slots__:
        token = name.replace("_", "-")
        assert getattr(LIGHT, name) == light[token]
        assert getattr(DARK, name) == dark.get(token, light[token])
