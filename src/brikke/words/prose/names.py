"""Names of editions and bots in words; those without words are shown by a readable name."""

from __future__ import annotations

from brikke.words.catalogue import Words, readable


def edition_title(edition: str, words: Words) -> str:
    """Return what an edition is called."""
    return words.find(f"edition-title-{edition}") or readable(edition)


def edition_summary(edition: str, words: Words) -> str:
    """Return a short description of an edition; empty if it has none."""
    return words.find(f"edition-{edition}") or ""


def bot_title(bot: str, words: Words) -> str:
    """Return what a bot is called."""
    return words.find(f"bot-{bot}") or readable(bot)


def bot_level(bot: str, words: Words) -> str:
    """Return how strong a bot is, in a word; empty if its package does not say."""
    return words.find(f"bot-level-{bot}") or ""


def bot_about(bot: str, words: Words) -> str:
    """Return what it is like to play against a bot; empty if its package does not say."""
    return words.find(f"bot-about-{bot}") or ""
