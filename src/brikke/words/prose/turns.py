"""A turn in plain words: why it is illegal, or how it is made, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from brikke.rules.judge import Violation
from brikke.rules.sets import SetFlaw, better_order
from brikke.rules.tiles import Tile, faces_of, text_of, tiles_showing
from brikke.solver import Step
from brikke.words.catalogue import Words


def in_notation(tiles: Iterable[Tile]) -> str:
    """Return tiles by the faces they show, as they are typed: the usual way to tell them."""
    return text_of(faces_of(tiles))


def violation_text(
    violation: Violation, words: Words, tell: Callable[[Iterable[Tile]], str] = in_notation
) -> str:
    """Return why a turn is illegal, ready to read, with tiles told in notation or another way.

    Where a joker only lies at the wrong place of a run, the right order is told, too.
    """
    why = words(
        f"violation-{violation.code}",
        sets=" | ".join(map(tell, violation.sets)),
        tiles=tell(violation.tiles),
        reached=violation.reached or 0,
        needed=violation.needed or 0,
    )
    if violation.code not in (SetFlaw.PAST_13, SetFlaw.BELOW_1, SetFlaw.NOT_CONSECUTIVE):
        return why
    orders = (better_order(faces_of(laid)) for laid in violation.sets)
    better = " | ".join(tell(tiles_showing(order)) for order in orders if order)
    return f"{why} ({words('violation-better-order', sets=better)})" if better else why


def step_text(step: Step, words: Words, tell: Callable[[Iterable[Tile]], str] = in_notation) -> str:
    """Return one step of a turn, ready to read, with tiles told in notation or another way."""
    taken = [
        words("step-from", tiles=tell(taking.tiles), source=tell(taking.source))
        for taking in step.from_table
    ]
    from_rack = tell(step.from_rack)
    return words(
        f"step-{step.code}",
        result=tell(step.result),
        core=tell(step.core),
        from_rack=from_rack or "none",
        taken=", ".join(taken),
        moved=", ".join([*([from_rack] if from_rack else []), *taken]),
    )
