"""The atlas: masks of printed numbers, suits, jokers and words, drawn from fonts.

Scenes are composed of these masks on the accelerator, because drawing text there is slow, and
drawing whole tiles on the processor was the bottleneck.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from PIL import Image, ImageDraw, ImageFont

RANKS: Final = [*map(str, range(1, 14)), "A", "J", "Q", "K"]
SUITS: Final = ["♠", "♥", "♣", "♦"]
GLYPH_SIZE: Final = (64, 80)
JOKER_SIZE: Final = 96
WORD_SIZE: Final = (24, 96)
_WEIGHTS: Final = ("400", "500", "600", "700", "800", "900")

Mask: TypeAlias = np.ndarray[Any, Any]


def find_fonts(folder: Path) -> list[Path]:
    """Return the upright Latin fonts of installed font packages, in a fixed order."""
    found: list[Path] = []
    for files in sorted(folder.glob("*/files")):
        at = {w: files / f"{files.parent.name}-latin-{w}-normal.woff" for w in _WEIGHTS}
        there = [path for path in at.values() if path.exists()]
        # The heaviest, one in the middle and the lightest: tiles are printed bold more often.
        found += dict.fromkeys([there[-1], there[len(there) // 2], there[0]]) if there else []
    return found


def _fitted(text: str, font: Path, size: tuple[int, int]) -> Mask:
    """Return a text as a mask that fills the height of a cell, or its width."""
    height, width = size
    face = ImageFont.truetype(str(font), 96)
    left, top, right, bottom = map(int, face.getbbox(text))
    image = Image.new("L", (max(right - left, 1) + 8, max(bottom - top, 1) + 8))
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, font=face, fill=255)
    box = image.getbbox()
    if box is None:
        raise ValueError(f"{font.name} does not draw {text}")
    image = image.crop(box)
    scale = min((height - 4) / image.height, (width - 4) / image.width)
    image = image.resize(
        (max(1, round(image.width * scale)), max(1, round(image.height * scale))),
        Image.Resampling.LANCZOS,
    )
    cell = Image.new("L", (width, height))
    cell.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    return np.asarray(cell)


def _suit(index: int, rng: random.Random) -> Mask:
    """Return a suit sign, drawn from curves with random proportions."""
    size = 256
    image = Image.new("L", (size, size))
    draw = ImageDraw.Draw(image)

    def points(shape: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(128 + 118 * x, 128 + 118 * y) for x, y in shape]

    def heart(down: float, fat: float) -> list[tuple[float, float]]:
        steps = [math.tau * i / 80 for i in range(80)]
        return points(
            (
                fat * math.sin(t) ** 3,
                -down
                * (
                    13 * math.cos(t)
                    - 5 * math.cos(2 * t)
                    - 2 * math.cos(3 * t)
                    - math.cos(4 * t)
                    + 2.5
                )
                / 15,
            )
            for t in steps
        )

    fat = rng.uniform(0.75, 1)
    if index in {0, 2}:  # a stem for spades and clubs
        foot = rng.uniform(0.2, 0.5)
        draw.polygon(points([(-foot, 1), (foot, 1), (0.06, 0.2), (-0.06, 0.2)]), fill=255)
    if index == 0:
        draw.polygon(heart(-0.8, fat), fill=255)
    elif index == 1:
        draw.polygon(heart(1, fat), fill=255)
    elif index == 2:
        radius = rng.uniform(0.36, 0.46)
        for x, y in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)):
            box = [*points([(x - radius, y - radius)])[0], *points([(x + radius, y + radius)])[0]]
            draw.ellipse(box, fill=255)
        draw.ellipse([96, 96, 160, 160], fill=255)
    else:
        draw.polygon(points([(0, -1), (fat * 0.75, 0), (0, 1), (-fat * 0.75, 0)]), fill=255)
    return np.asarray(image.resize((64, 64), Image.Resampling.LANCZOS))


class _Joker:
    """One joker: a figure in two inks."""

    def __init__(self, rng: random.Random, fonts: Sequence[Path]) -> None:
        self._rng = rng
        self._fonts = fonts
        self._layers = [Image.new("L", (384, 384)) for _ in range(2)]
        self._draw = [ImageDraw.Draw(layer) for layer in self._layers]
        self._line = rng.randint(6, 26)

    def masks(self) -> Mask:
        """Return the two masks of a random joker."""
        kinds = [self._face] * 6 + [self._hat] * 2 + [self._star, self._word, self._word, self._sun]
        self._rng.choice(kinds)()
        size = (JOKER_SIZE, JOKER_SIZE)
        return np.stack(
            [np.asarray(im.resize(size, Image.Resampling.LANCZOS)) for im in self._layers]
        )

    def _face(self, radius: float | None = None, y: float = 192) -> None:
        rng, ink, other, line = self._rng, self._draw[0], self._draw[1], self._line
        r = radius or rng.uniform(120, 180)
        squash = rng.uniform(0.85, 1.1)
        box = [192 - r * squash, y - r, 192 + r * squash, y + r]
        filled = rng.random() < 0.3
        if filled:
            (ink if rng.random() < 0.5 else other).ellipse(box, fill=255)
        else:
            ink.ellipse(box, outline=255, width=line)
            if rng.random() < 0.3:
                ink.ellipse(
                    [v + d for v, d in zip(box, (30, 30, -30, -30), strict=True)],
                    outline=255,
                    width=line // 2 + 1,
                )
        tone = 0 if filled else 255
        apart, high, size = (
            r * rng.uniform(0.3, 0.45),
            y - r * rng.uniform(0.1, 0.35),
            r * rng.uniform(0.07, 0.2),
        )
        kind = rng.randrange(4)
        slope = rng.uniform(-0.5, 0.5)
        for side in (-1, 1):
            x = 192 + side * apart
            eye = [x - size, high - size * rng.uniform(0.5, 1.6), x + size, high + size]
            if kind == 0:
                ink.ellipse(eye, fill=tone)
            elif kind == 1:
                ink.arc(
                    [x - size * 1.4, high - size, x + size * 1.4, high + size],
                    180,
                    360,
                    fill=tone,
                    width=line,
                )
            elif kind == 2:
                ink.ellipse(eye, outline=tone, width=max(4, line // 2))
            else:
                ink.polygon(
                    [
                        (x, high - 2 * size),
                        (x + size, high),
                        (x, high + 2 * size),
                        (x - size, high),
                    ],
                    fill=tone,
                )
            if rng.random() < 0.7:
                brow = high - size * 2.2
                ink.line(
                    [
                        x - size * 1.5,
                        brow + side * slope * size,
                        x + size * 1.5,
                        brow - side * slope * size,
                    ],
                    fill=tone,
                    width=line,
                )
        wide, low = r * rng.uniform(0.35, 0.65), y + r * rng.uniform(0.05, 0.25)
        mouth = [192 - wide, low - wide * 0.5, 192 + wide, low + wide * rng.uniform(0.5, 1.1)]
        if rng.random() < 0.3:
            ink.chord(mouth, 0, 180, fill=tone)
        else:
            ink.arc(mouth, rng.uniform(0, 30), rng.uniform(150, 180), fill=tone, width=line)
        if rng.random() < 0.5:
            nose = r * rng.uniform(0.06, 0.16)
            (other if rng.random() < 0.4 else ink).ellipse(
                [192 - nose, y - nose, 192 + nose, y + nose], fill=tone or 255
            )
        if rng.random() < 0.35:
            self._horns(y - r * 0.8, r)

    def _horns(self, y: float, r: float) -> None:
        rng = self._rng
        count = rng.choice([2, 3, 3, 4, 5])
        for i in range(count):
            lean = (i - (count - 1) / 2) / max(1, count - 1)
            tip = (
                192 + lean * r * 2.2,
                max(20, y - r * rng.uniform(0.3, 0.8) + abs(lean) * r * 0.6),
            )
            base = 192 + lean * r
            layer = self._draw[i % 2]
            half = r * 0.9 / count
            layer.polygon([(base - half, y + r * 0.2), tip, (base + half, y + r * 0.2)], fill=255)
            bell = r * rng.uniform(0.08, 0.16)
            self._draw[1 - i % 2].ellipse(
                [tip[0] - bell, tip[1] - bell, tip[0] + bell, tip[1] + bell], fill=255
            )

    def _hat(self) -> None:
        self._horns(250, self._rng.uniform(110, 160))
        self._draw[self._rng.randrange(2)].rectangle(
            [80, 270, 304, 270 + self._rng.randint(20, 60)], fill=255
        )

    def _star(self) -> None:
        rng = self._rng
        tips, inner = rng.randint(4, 9), rng.uniform(0.35, 0.6)
        shape = []
        for i in range(2 * tips):
            r = 180 * (1 if i % 2 == 0 else inner)
            angle = math.pi * i / tips - math.pi / 2
            shape.append((192 + r * math.cos(angle), 192 + r * math.sin(angle)))
        if rng.random() < 0.5:
            self._draw[0].polygon(shape, fill=255)
        else:
            self._draw[0].polygon(shape, outline=255, width=self._line)
            self._face(80)

    def _sun(self) -> None:
        rng = self._rng
        rays = rng.randint(8, 16)
        for i in range(rays):
            angle = math.tau * i / rays
            ends = [
                192 + 130 * math.cos(angle),
                192 + 130 * math.sin(angle),
                192 + 185 * math.cos(angle),
                192 + 185 * math.sin(angle),
            ]
            self._draw[i % 2].line(ends, fill=255, width=self._line)
        self._face(110)

    def _word(self) -> None:
        rng = self._rng
        text = rng.choice(["JOKER", "Joker", "joker", "J", "JO\nKER", "J\nO\nK\nE\nR", "★"])
        if text == "★":
            self._star()
            return
        font = ImageFont.truetype(str(rng.choice(self._fonts)), 160)
        left, top, right, bottom = map(
            int, self._draw[0].multiline_textbbox((0, 0), text, font=font, align="center")
        )
        cell = Image.new("L", (right - left + 8, bottom - top + 8))
        ImageDraw.Draw(cell).multiline_text(
            (4 - left, 4 - top), text, font=font, fill=255, align="center"
        )
        scale = min(370 / cell.width, 370 / cell.height)
        cell = cell.resize((max(1, round(cell.width * scale)), max(1, round(cell.height * scale))))
        if rng.random() < 0.15:
            cell = cell.rotate(90, expand=True)
        self._layers[0].paste(cell, ((384 - cell.width) // 2, (384 - cell.height) // 2))
        if text == "J" or cell.height < 150:
            self._draw[1].ellipse(
                [10, 10, 374, 374], outline=rng.choice([0, 255]), width=self._line
            )


def _word(rng: random.Random, fonts: Sequence[Path]) -> Mask:
    letters = "".join(rng.choice("abcdefghiklmnoprstuv") for _ in range(rng.randint(4, 9)))
    return _fitted(
        letters.capitalize() if rng.random() < 0.7 else letters.upper(),
        rng.choice(fonts),
        WORD_SIZE,
    )


def draw_atlas(
    fonts: Sequence[Path], seed: int, jokers: int = 512, words: int = 256
) -> dict[str, Mask]:
    """Draw all masks; the same fonts and seed give the same atlas."""
    rng = random.Random(seed)
    glyphs = []
    for font in fonts:
        try:
            row = [_fitted(rank, font, GLYPH_SIZE) for rank in RANKS]
        except (ValueError, OSError):
            continue
        # Fonts without their own 6 and 9, or with signs instead of numbers, are no use.
        if np.abs(row[5].astype(int) - row[8]).mean() > 4:
            glyphs.append(np.stack(row))
    return {
        "glyphs": np.stack(glyphs),
        "suits": np.stack([[_suit(i, rng) for i in range(4)] for _ in range(24)]),
        "jokers": np.stack([_Joker(rng, fonts).masks() for _ in range(jokers)]),
        "words": np.stack([_word(rng, fonts) for _ in range(words)]),
    }


def main() -> None:
    """Draw the atlas of the fonts in a folder into a file."""
    parser = argparse.ArgumentParser(description="Draw the atlas of numbers, jokers and words.")
    parser.add_argument("fonts", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    masks: dict[str, Any] = draw_atlas(find_fonts(options.fonts), options.seed)
    np.savez_compressed(options.target, **masks)


if __name__ == "__main__":
    main()
