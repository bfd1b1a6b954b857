"""Costs of turns as sentences: why a turn was costly, and what was better."""

from __future__ import annotations

from brikke.words.catalogue import Words


def cost_text(words: Words, reason: str, cost: float, tiles: str, better: str) -> str:
    """Return a sentence about a costly turn.

    ``tiles`` are those that the reason is about, ``better`` those of the better turn; it is empty
    if drawing was better.
    """
    said, lost = words(f"watch-reason-{reason}"), round(100 * cost)
    if tiles == better:
        return words("analyse-cost-all", reason=said, tiles=tiles, cost=lost)
    instead = better or words("analyse-better-draw")
    return words("analyse-cost", reason=said, tiles=tiles, cost=lost, better=instead)
