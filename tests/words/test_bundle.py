"""Bundles that read messages one by one tell the same as Fluent, which reads a whole catalogue."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from brikke.words.bundle import LazyBundle
from brikke.words.catalogue import catalogue, languages


def whole(text: str) -> Any:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_every_message_is_the_one_of_the_whole_catalogue(language: str) -> None:
    text = catalogue(language)
    lazy, all_at_once = LazyBundle(language, text), whole(text)
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert len(keys) > 1000
    for key in keys:
        assert lazy.has_message(key)
        assert lazy.get_message(key).value.equals(all_at_once.get_message(key).value)


REFERRING = """
# A comment
play = Play { -game } with { friends }
    and { $who ->
        [one] nobody
       *[other] { bots }
    }

-game = Brikke
friends = friends
### Bots
bots = bots of { -game }
friends = said twice
"""


def test_a_message_may_refer_to_others_and_to_terms() -> None:
    lazy, all_at_once = LazyBundle("en", REFERRING), whole(REFERRING)
    for key in ("play", "friends", "bots"):
        told = [
            bundle.format_pattern(bundle.get_message(key).value, {"who": "all"})
            for bundle in (lazy, all_at_once)
        ]
        assert told[0] == told[1]
    assert told[0] == ("bots of Brikke", [])


def test_what_is_not_there_is_not_found() -> None:
    lazy = LazyBundle("en", REFERRING)
    assert not lazy.has_message("nothing")
    assert not lazy.has_message("-game")
    with pytest.raises(LookupError):
        lazy.get_message("nothing")
