"""Rendering: an episode as text, in the notation of the command line, or as pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from brikke import svg
from brikke.env.actions import action_text
from brikke.env.episode import Episode
from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook
from brikke.rules.table import NOTHING, SEPARATOR
from brikke.rules.tiles import FACES, Face, faces_of
from brikke.svg.palette import LIGHT
from brikke.svg.pictures import Round

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""``human`` prints after every step, ``ansi`` returns text, ``rgb_array`` pixels."""
FRAME: Final = (960, 720)
"""Width and height of a frame: always the same, as recorders of videos expect."""

Rendered = str | NDArray[np.uint8] | None


def check_render_mode(mode: str | None) -> str | None:
    """Return a valid render mode, or raise :class:`InputError`."""
    if mode not in (None, *RENDER_MODES):
        raise InputError(f"render_mode must be {' or '.join(RENDER_MODES)}, not", mode)
    return mode


def render(
    mode: str | None, episode: Episode, names: Sequence[str], *, seen_by: int | None = None
) -> Rendered:
    """Return an episode as text or pixels, or print it, by the render mode; None does nothing."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return _pixels(episode.game if seen_by is None else episode.game.view(seen_by))
    text = _board_text(episode, names, seen_by=seen_by)
    if mode == "ansi":
        return text
    print(text)
    return None


def _pixels(shown: Round) -> NDArray[np.uint8]:
    """Return the picture of a round, in the middle of a frame."""
    from PIL import Image  # noqa: PLC0415 - only for frames

    width, height = FRAME
    picture = Image.open(BytesIO(svg.png(svg.game(shown, size=40)))).convert("RGB")
    picture.thumbnail(FRAME)
    frame = Image.new("RGB", FRAME, LIGHT.table)
    frame.paste(picture, ((width - picture.width) // 2, (height - picture.height) // 2))
    return np.array(frame)


def _board_text(episode: Episode, names: Sequence[str], *, seen_by: int | None = None) -> str:
    """Return the table, the racks and the legal actions; ``seen_by`` hides the other racks."""
    game, rulebook = episode.game, episode.game.rulebook
    state = game.state
    lines = [f"{rulebook.edition}: turn {state.turns + 1}, {len(state.pool)} tiles in the pool"]
    sets = (_faces(rulebook, faces_of(laid)) for laid in state.table)
    lines.append(f"  table  {f' {SEPARATOR} '.join(sets) or NOTHING}")
    for seat, name in enumerate(names):
        view = game.view(seat)
        mark = ">" if not game.is_over() and seat == game.to_move else " "
        opened = "opened" if state.opened[seat] else "not opened"
        shown = seen_by in (None, seat) or game.is_over()
        rack = _faces(rulebook, sorted(faces_of(view.rack))) if shown else "?"
        lines.append(f"{mark} {name}  {len(state.racks[seat])} tiles, {opened}: {rack or NOTHING}")
    if state.outcome is not None:
        scores = ", ".join(
            f"{name} {score:+}" for name, score in zip(names, state.outcome.scores, strict=True)
        )
        lines.append(f"  {state.outcome.ending}: {scores}")
    elif seen_by in (None, game.to_move):
        builder = episode.builder
        chosen = [face for face in FACES for _ in range(builder.chosen[face])]
        lines.append(f"  chosen {_faces(rulebook, chosen) or NOTHING}")
        lines.append(f"  next   {' '.join(map(action_text, sorted(builder.legal)))}")
    return "\n".join(lines)


def _faces(rulebook: Rulebook, faces: Iterable[Face]) -> str:
    return " ".join(map(rulebook.face_text, faces))
