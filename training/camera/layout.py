"""Layouts of drawn scenes: which tiles and things lie where, how they look, and the camera.

A layout is a dictionary of arrays, made by worker processes; :mod:`training.camera.drawing` turns
a stack of layouts into pictures. Lengths on the table are in widths of a tile.
"""

from __future__ import annotations

import colorsys
import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]
Scene: TypeAlias = dict[str, Array]
Table: TypeAlias = "list[list[tuple[int, int]]]"
"""Sets of a table, as numbers (from 0 on) and colours."""

JOKER: Final = 13
BACK: Final = 14
NOTHING: Final = 15
UNDER: Final = 6  # racks, paper and other things below the tiles
OVER: Final = 3  # hands and other things above them

# What is drawn on one thing. Every column is one number; colours take three.
COLUMNS: Final = [
    "body_r", "body_g", "body_b", "ink_r", "ink_g", "ink_b", "other_r", "other_g", "other_b",
    "glyph", "font", "size", "x", "y", "stretch", "fade", "corner",
    "suit", "suit_style", "suit_size", "suit_x", "suit_y",
    "joker", "joker_size", "joker_y",
    "word", "word_size", "word_y", "word_depth", "word_turn",
    "dish", "dish_y", "dish_depth", "ring", "bevel", "bevel_depth", "engraved",
    "dot", "dot_y", "line", "round", "aspect", "grain", "side",
]  # fmt: skip
COLUMN: Final = {name: i for i, name in enumerate(COLUMNS)}


@dataclass(frozen=True)
class Scale:
    """A range of tile widths in pixels, and how many tiles fit."""

    smallest: float
    largest: float
    tiles: int
    texture: int


SCALES: Final = (Scale(15, 34, 64, 64), Scale(26, 80, 40, 96), Scale(60, 230, 16, 160))


def _hsv(h: float, s: float, v: float) -> tuple[float, float, float]:
    return colorsys.hsv_to_rgb(h % 1, min(max(s, 0), 1), min(max(v, 0), 1))


def _inks(rng: np.random.Generator) -> list[tuple[float, float, float]]:
    """Return the inks of one set of tiles: black, red, blue and the fourth colour."""
    red = rng.uniform(-28, 9)
    kind = rng.random()
    fourth = (
        rng.uniform(18, 42)
        if kind < 0.75
        else rng.uniform(42, 54)
        if kind < 0.88
        else rng.uniform(85, 165)
    )
    fourth = max(fourth, red + 15)
    return [
        _hsv(rng.random(), rng.uniform(0, 0.5), rng.uniform(0.02, 0.24)),
        _hsv(red / 360, rng.uniform(0.65, 1), rng.uniform(0.55, 0.98)),
        _hsv(rng.uniform(192, 242) / 360, rng.uniform(0.6, 1), rng.uniform(0.4, 0.95)),
        _hsv(
            fourth / 360,
            rng.uniform(0.6, 1),
            rng.uniform(0.75, 1) if fourth < 60 else rng.uniform(0.35, 0.75),
        ),
    ]


def _body(rng: np.random.Generator) -> tuple[float, float, float]:
    kind = rng.random()
    if kind < 0.9:
        return _hsv(rng.uniform(22, 60) / 360, rng.uniform(0, 0.28), rng.uniform(0.8, 1))
    if kind < 0.97:
        return _hsv(rng.random(), rng.uniform(0, 0.2), rng.uniform(0.7, 1))
    return _hsv(rng.uniform(20, 40) / 360, rng.uniform(0.3, 0.5), rng.uniform(0.65, 0.9))


class _Design:
    """How the tiles of one set look: every tile of the set shares it."""

    def __init__(self, rng: np.random.Generator, fonts: Array, jokers: int, words: int) -> None:
        self.rng = rng
        self.inks = _inks(rng)
        self.cards = rng.random() < 0.1
        self.aspect = rng.uniform(1.25, 1.6)
        base = np.zeros(len(COLUMNS), np.float32)

        def put(**values: float) -> None:
            for name, value in values.items():
                base[COLUMN[name]] = value

        body = _body(rng)
        high = rng.random() < 0.65
        size = rng.uniform(0.26, 0.62) * (1.2 if self.cards else 1)
        y = rng.uniform(-0.62, -0.2) * self.aspect if high else rng.uniform(-0.1, 0.06)
        y = max(y, -self.aspect + size + 0.12)
        put(body_r=body[0], body_g=body[1], body_b=body[2])
        put(glyph=-1, font=float(rng.choice(fonts)), size=size, x=0, y=y, aspect=self.aspect)
        put(stretch=rng.uniform(0.8, 1.15), fade=rng.uniform(0.8, 1), suit=-1, joker=-1, word=-1)
        put(
            joker_size=rng.uniform(0.42, 0.85),
            joker_y=y if rng.random() < 0.7 else rng.uniform(-0.2, 0.1),
        )
        if rng.random() < 0.55:
            put(
                word=float(rng.integers(words)),
                word_size=rng.uniform(0.4, 0.8),
                word_turn=float(rng.random() < 0.1),
            )
            put(word_y=rng.uniform(0.55, 0.85) * self.aspect, word_depth=rng.uniform(-1, 1) * 0.8)
        if rng.random() < 0.6:
            put(
                dish=rng.uniform(0.55, 0.98),
                dish_y=y + rng.uniform(-0.1, 0.1),
                dish_depth=rng.uniform(-1, 0.4),
            )
        if rng.random() < 0.08:
            put(dish=rng.uniform(0.6, 0.95), dish_y=y, ring=rng.uniform(0.02, 0.08))
        put(
            bevel=rng.uniform(0.03, 0.3),
            bevel_depth=rng.uniform(0, 1),
            engraved=rng.uniform(-0.3, 0.6),
        )
        if rng.random() < 0.25:
            put(
                dot=rng.uniform(0.05, 0.24),
                dot_y=min(y + size + rng.uniform(0.2, 0.6), self.aspect - 0.2),
            )
        put(round=rng.uniform(0.03, 0.3), grain=rng.uniform(0, 0.05), side=rng.uniform(0.55, 0.98))
        self.corner = rng.random() < (0.5 if self.cards else 0.05)
        self.underline = rng.random() < 0.2
        self.lines = rng.uniform(0.04, 0.09)
        self.style = float(rng.integers(24))
        self.suit_size = rng.uniform(0.2, 0.5)
        self.jokers = [(float(rng.integers(jokers)), self._joker_inks()) for _ in range(2)]
        self.back = _body(rng) if rng.random() < 0.3 else body
        self.base = base

    def _joker_inks(self) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
        rng = self.rng
        inks = [
            *self.inks,
            self.inks[0],
            self.inks[1],
            _hsv(rng.random(), rng.uniform(0.5, 1), rng.uniform(0.3, 0.9)),
        ]
        return inks[rng.integers(len(inks))], inks[rng.integers(len(inks))]

    def row(self, number: int, colour: int) -> Array:
        """Return what is drawn on the tile with this number and colour."""
        row = self.base.copy()
        rng = self.rng
        ink, other = self.inks[colour], self.inks[colour]
        if number == BACK:
            row[:3] = self.back
            if rng.random() < 0.5:
                row[COLUMN["word"]] = -1
            row[COLUMN["dot"]] = row[COLUMN["ring"]] = 0
        elif number == JOKER:
            picture, (ink, other) = self.jokers[colour % 2]
            row[COLUMN["joker"]] = picture
            row[COLUMN["dot"]] = 0
        else:
            row[COLUMN["glyph"]] = number
            if self.cards:
                ink = other = self.inks[colour % 2]
                row[COLUMN["glyph"]] = {0: 13, 10: 14, 11: 15, 12: 16}.get(number, number)
                row[COLUMN["suit"]], row[COLUMN["suit_style"]] = colour, self.style
                row[COLUMN["suit_size"]] = self.suit_size
                row[COLUMN["suit_y"]] = self.aspect * 0.45
            if self.corner:
                row[COLUMN["corner"]] = 1
                row[COLUMN["size"]] *= 0.6
                row[COLUMN["x"]], row[COLUMN["y"]] = -0.55, -self.aspect * 0.68
            if self.underline and number in {5, 8}:
                row[COLUMN["line"]] = self.lines
        row[3:6], row[6:9] = ink, other
        return row


def _thing(rng: np.random.Generator, kind: str, fonts: Array) -> Array:
    """Return what is drawn on a thing that is no tile."""
    row = np.zeros(len(COLUMNS), np.float32)
    for name in ("glyph", "suit", "joker", "word"):
        row[COLUMN[name]] = -1
    row[COLUMN["grain"]] = rng.uniform(0, 0.12)
    row[COLUMN["aspect"]], row[COLUMN["side"]] = 1.4, 0.7
    row[COLUMN["stretch"]], row[COLUMN["fade"]] = 1, 1
    if kind == "rack":
        dark = rng.random() < 0.6
        row[:3] = _hsv(
            rng.uniform(0.02, 0.1) if rng.random() < 0.5 else rng.random(),
            rng.uniform(0, 0.7),
            rng.uniform(0.03, 0.25) if dark else rng.uniform(0.25, 0.95),
        )
        row[COLUMN["round"]] = rng.uniform(0, 0.05)
        row[COLUMN["bevel"]], row[COLUMN["bevel_depth"]] = rng.uniform(0, 0.2), rng.uniform(0, 0.6)
    elif kind == "hand":
        row[:3] = _hsv(rng.uniform(10, 30) / 360, rng.uniform(0.25, 0.6), rng.uniform(0.3, 0.95))
        row[COLUMN["round"]] = 1
        row[COLUMN["bevel"]], row[COLUMN["bevel_depth"]] = rng.uniform(0.4, 1), rng.uniform(0.3, 1)
    else:
        light = rng.random() < 0.5
        row[:3] = _hsv(
            rng.random(),
            rng.uniform(0, 0.2 if light else 1),
            rng.uniform(0.75, 1) if light else rng.random(),
        )
        row[3:6] = _hsv(rng.random(), rng.random(), rng.uniform(0, 0.5) if light else rng.random())
        row[COLUMN["round"]] = rng.choice([0, 0.05, 0.3, 1])
        row[COLUMN["bevel"]], row[COLUMN["bevel_depth"]] = rng.uniform(0, 0.4), rng.uniform(0, 0.6)
        if rng.random() < 0.4:
            row[COLUMN["glyph"]], row[COLUMN["font"]] = rng.integers(17), rng.choice(fonts)
            row[COLUMN["size"]] = rng.uniform(0.1, 0.5)
            row[COLUMN["x"]], row[COLUMN["y"]] = rng.uniform(-0.5, 0.5), rng.uniform(-0.7, 0.7)
    return row


def _placed(x: float, y: float, angle: float, half_width: float, half_height: float) -> Array:
    """Return the map from a thing's own square [-1, 1]² to the table."""
    c, s = math.cos(angle), math.sin(angle)
    return np.array(
        [[c * half_width, -s * half_height, x], [s * half_width, c * half_height, y], [0, 0, 1]]
    )


def _rows(
    rng: np.random.Generator, reach: float, most: int, aspect: float
) -> list[tuple[float, float, float]]:
    """Return places of sets in rows on a table."""
    places: list[tuple[float, float, float]] = []
    pitch = aspect + rng.uniform(0.15, 1.2)
    steep = rng.uniform(0, 0.2)
    y = -reach + rng.uniform(0, 1)
    while y < reach and len(places) < most:
        x = -reach + rng.uniform(0, 3)
        while x < reach and len(places) < most:
            count = int(rng.choice([2, 3, 3, 3, 3, 4, 4, 5, 6, 8, 13]))
            angle = rng.normal(0, steep)
            gap = 1 + abs(rng.normal(0, 0.04)) - 0.01
            stray = rng.choice([0.01, 0.05, 0.1])
            dx, dy = math.cos(angle), math.sin(angle)
            for i in range(count):
                off = rng.normal(0, stray)
                places.append(
                    (
                        x + i * gap * dx - off * dy,
                        y + i * gap * dy + off * dx,
                        angle + rng.normal(0, 0.02),
                    )
                )
            x += count * gap + rng.uniform(0.15, 3)
        y += pitch * rng.uniform(1, 1.3)
    return places[:most]


def _loose(
    rng: np.random.Generator, reach: float, most: int, aspect: float
) -> list[tuple[float, float, float]]:
    """Return places of loose tiles: scattered, or close together."""
    near = rng.uniform(0.9, 1.6) * (1 + aspect) / 2 if rng.random() < 0.6 else rng.uniform(1.6, 3.5)
    reach = min(reach, rng.uniform(0.5, 1.2) * near * math.sqrt(most))
    upright = rng.random() < 0.25
    places: list[tuple[float, float, float]] = []
    for _ in range(most * 6):
        x, y = rng.uniform(-reach, reach, 2)
        if all((x - a) ** 2 + (y - b) ** 2 > near * near for a, b, _ in places):
            places.append((x, y, rng.normal(0, 0.15) if upright else rng.uniform(0, math.tau)))
            if len(places) == most:
                break
    return places


def _block(
    rng: np.random.Generator, reach: float, most: int, aspect: float
) -> list[tuple[float, float, float]]:
    """Return places in a block: rows of tiles that touch, as on a rack."""
    places: list[tuple[float, float, float]] = []
    rows = int(rng.integers(1, 5))
    pitch = aspect * rng.uniform(0.98, 1.25)
    full = rng.uniform(0.3, 1)
    for row in range(rows):
        shift = rng.uniform(-0.6, 0.6)
        for column in np.arange(-reach, reach, 1 + abs(rng.normal(0, 0.03))):
            if rng.random() < full:
                places.append(  # noqa: PERF401 - a comprehension would hide the two draws
                    (
                        column + shift,
                        (row - rows / 2 + 0.5) * pitch + rng.normal(0, 0.04),
                        rng.normal(0, 0.015),
                    )
                )
    start = int(rng.integers(max(1, len(places) - most + 1)))
    return places[start : start + most]


def _given(
    rng: np.random.Generator, table: Table, aspect: float
) -> list[tuple[float, float, float]]:
    """Return places of the sets of a table, in rows around the middle."""
    across = math.ceil(math.sqrt(2 * sum(map(len, table))))
    lines: list[list[tuple[int, int]]] = [[]]
    x = 0
    for laid in table:
        if x and x + len(laid) > across + 1:
            lines.append([])
            x = 0
        lines[-1].append((x, len(laid)))
        x += len(laid) + 1
    places = []
    for number, line in enumerate(lines):
        for start, count in line:
            angle = rng.normal(0, 0.03)
            for i in range(count):
                along = i * 1.01
                x_place = start - across / 2 + 0.5 + along * math.cos(angle)
                y_place = (number - (len(lines) - 1) / 2) * (aspect + 0.5) + along * math.sin(angle)
                places.append((x_place, y_place, angle))
    return places


class LayoutMaker:
    """Source of layouts; the same seed gives the same layouts."""

    def __init__(self, fonts: Array, jokers: int, words: int, size: int) -> None:
        self._fonts, self._jokers, self._words, self._size = fonts, jokers, words, size

    def scene(self, rng: np.random.Generator, scale: Scale, table: Table | None = None) -> Scene:
        """Return one layout for pictures of this scale: of a given table, or of anything."""
        slots = UNDER + scale.tiles + OVER
        rows = np.zeros((slots, len(COLUMNS)), np.float32)
        maps = np.tile(np.diag([1e-3, 1e-3, 1.0]), (slots, 1, 1))
        maps[:, :2, 2] = -1e4  # out of sight
        kinds = np.zeros(slots, np.int64)
        numbers = np.full(slots, NOTHING)
        colours = np.zeros(slots, np.int64)
        thick = np.zeros((slots, 2), np.float32)
        width = math.exp(rng.uniform(math.log(scale.smallest), math.log(scale.largest)))
        designs = [_Design(rng, self._fonts, self._jokers, self._words)]
        if rng.random() < 0.1:
            designs.append(_Design(rng, self._fonts, self._jokers, self._words))
        aspect = designs[0].aspect
        reach = self._size / width / 2 * rng.uniform(0.7, 1.1)
        kind = rng.choice(
            ["rows", "loose", "block", "rack", "empty"], p=[0.34, 0.34, 0.14, 0.14, 0.04]
        )
        most = int(rng.integers(1, scale.tiles + 1)) if rng.random() < 0.6 else scale.tiles
        camera = self._camera(rng, width, level=kind == "rack")
        if kind in {"rows", "loose"}:
            places = (_rows if kind == "rows" else _loose)(rng, reach, most, aspect)
        else:
            places = _block(rng, reach, most, aspect) if kind != "empty" else []
        if table is not None:
            kind, places = "rows", _given(rng, table, aspect)
            camera = self._camera(rng, width, level=True)
        self._put_things(rng, kind, places, aspect, (rows, maps, kinds), reach)
        palette = rng.permutation(4)[: rng.integers(1, 4)] if rng.random() < 0.3 else np.arange(4)
        backs = rng.choice([0, 0.05, 0.5], p=[0.6, 0.35, 0.05])
        rise = rng.uniform(0.01, 0.16) * width
        lean = np.array([rng.normal(0, 0.5), 1.0]) if rng.random() < 0.7 else rng.normal(0, 1, 2)
        shake = rng.choice([0, 0.03])
        order = rng.permutation(len(places)) if rng.random() < 0.5 else np.arange(len(places))
        for slot, place in enumerate(order, UNDER):
            x, y, angle = places[place]
            design = designs[int(rng.integers(len(designs)))]
            draw = rng.random()
            number = (
                BACK if draw < backs else JOKER if draw < backs + 0.06 else int(rng.integers(13))
            )
            colour = int(rng.choice(palette))
            if table is not None:
                number, colour = [face for laid in table for face in laid][place]
            rows[slot] = design.row(number, colour)
            wobble = 1 + rng.normal(0, shake, 2)
            maps[slot] = camera @ _placed(
                x, y, angle, 0.5 * wobble[0], 0.5 * design.aspect * wobble[1]
            )
            kinds[slot], numbers[slot], colours[slot] = 1, number, colour
            thick[slot] = rise * lean
        for slot in range(slots):
            if kinds[slot] == 2:
                maps[slot] = camera @ maps[slot]
        corners = np.array([[-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1]], float)
        quads = np.einsum("kij,cj->kci", maps, corners)
        behind = (quads[..., 2] < 0.05).any(1)
        kinds[behind] = 0
        maps[behind] = np.diag([1e-3, 1e-3, 1.0])
        maps[behind, :2, 2] = -1e4
        quads = np.einsum("kij,cj->kci", maps, corners)
        quads = quads[..., :2] / quads[..., 2:]
        return {
            "rows": rows, "maps": np.linalg.inv(maps).astype(np.float32), "kinds": kinds,
            "quads": quads.astype(np.float32), "numbers": numbers, "colours": colours,
            "thick": thick, "seed": np.array(rng.integers(1 << 30)),
        }  # fmt: skip

    def _camera(self, rng: np.random.Generator, width: float, *, level: bool) -> Array:
        """Return the map from the table to the picture."""
        turn = rng.normal(0, 0.1) if level or rng.random() < 0.5 else rng.uniform(0, math.tau)
        pitch = rng.uniform(0, 0.3) if level else abs(rng.normal(0, 0.45))
        pitch = min(pitch, 1.05)
        distance = self._size / width * rng.uniform(0.9, 2)
        c, s = math.cos(turn), math.sin(turn)
        table = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
        view = np.array([[1, 0, 0], [0, math.cos(pitch), 0], [0, -math.sin(pitch) / distance, 1]])
        shift = rng.normal(0, 0.08, 2) * self._size + self._size / 2
        lens = np.array([[width, 0, shift[0]], [0, width, shift[1]], [0, 0, 1]])
        roll = rng.normal(0, 0.06)
        c, s = math.cos(roll), math.sin(roll)
        return lens @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]]) @ view @ table

    def _put_things(
        self,
        rng: np.random.Generator,
        kind: str,
        places: list[tuple[float, float, float]],
        aspect: float,
        into: tuple[Array, Array, Array],
        reach: float,
    ) -> None:
        rows, maps, kinds = into
        slot = 0
        if kind == "rack" and places:
            low, high = (
                min(p[0] for p in places) - rng.uniform(0.5, 2),
                max(p[0] for p in places) + rng.uniform(0.5, 2),
            )
            bar = _thing(rng, "rack", self._fonts)
            levels = sorted({round(p[1] / aspect * 1.5) for p in places})[:4]
            for level in levels:
                y = level * aspect / 1.5
                rows[slot], kinds[slot] = bar, 2
                maps[slot] = _placed(
                    (low + high) / 2,
                    y + rng.uniform(-0.1, 0.2),
                    0,
                    (high - low) / 2,
                    aspect * rng.uniform(0.45, 0.6),
                )
                slot += 1
        if rng.random() < 0.35:
            for _ in range(int(rng.integers(1, UNDER - slot + 1))):
                rows[slot], kinds[slot] = _thing(rng, rng.choice(["rack", "thing"]), self._fonts), 2
                half = (math.exp(rng.normal(-0.3, 0.7)), math.exp(rng.normal(-0.3, 0.7)))
                x, y = rng.uniform(-reach, reach, 2)
                maps[slot] = _placed(x, y, rng.uniform(0, math.tau), half[0], half[1])
                slot += 1
        if rng.random() < 0.15:
            for slot in range(len(kinds) - OVER, len(kinds)):
                rows[slot], kinds[slot] = (
                    _thing(rng, rng.choice(["hand", "hand", "thing"]), self._fonts),
                    2,
                )
                half = (rng.uniform(0.3, 0.7), rng.uniform(1, 4))
                x, y = rng.uniform(-reach, reach, 2)
                maps[slot] = _placed(x, y, rng.uniform(0, math.tau), half[0], half[1])


def stacked(scenes: list[Scene]) -> Scene:
    """Return scenes of one scale as one batch."""
    return {key: np.stack([scene[key] for scene in scenes]) for key in scenes[0]}
