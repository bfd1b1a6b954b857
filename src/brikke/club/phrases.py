"""Recovery phrases: eight random words that prove the identity of a guest, and their slow hash.

A phrase is for pages that are not served securely, where browsers offer no passkeys.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

_LIST: Final = """
    acorn actor amber apple april apron arrow atlas autumn baker bamboo banana barley basket
    beach bean beetle bell berry birch bird biscuit blanket boat bonfire book boot bottle branch
    bread breeze brick bridge brook brush bucket button cabin cable camel candle canoe carpet
    carrot castle cedar cellar chalk cheese cherry chess chicken chimney cinema circle clay cloud
    clover coast cocoa coffee comb comet copper coral corner cotton cradle crane cricket crown
    cup curtain daisy dancer desert diamond dinner dolphin donkey door dragon drawer drum duck
    eagle earth echo elbow elephant engine evening falcon farmer feather fence ferry field finger
    fire flag flute forest fork fountain fox frost garden garlic gate giant ginger glass glove
    goat gold grape grass guitar hammer harbour harvest hat hazel hedge helmet herring hill honey
    horse hotel island ivory jacket jelly jewel juice jungle kettle key kitchen kite ladder lake
    lamp lantern lemon letter library lily linen lion lunch magnet maple marble market meadow
    melon milk mirror moon morning moss mountain mouse music mustard nail napkin needle nest
    north notebook nutmeg oak oasis ocean olive onion orange orchard otter oven owl paddle palace
    paper parrot pasta peach pebble pencil pepper piano picnic pigeon pillow pine planet plum
    pocket pony potato puddle pumpkin puzzle rabbit radio rain raisin ribbon river robin rocket
    rope saddle sailor salmon sand school shell silver sledge snow spider spoon spring star stone
    sugar summer swan table teapot thunder ticket tiger tomato tower tractor train tulip turnip
    valley velvet village violin walnut water whale window winter wolf yellow zebra
"""
WORDS: Final = tuple(_LIST.split())
"""256 plain words. No two begin with the same four letters, so a slip of the pen does no harm."""
COUNT: Final = 8
"""The number of words in a phrase: 64 random bits."""
_BEGINNING: Final = 4
_BY_BEGINNING: Final = {word[:_BEGINNING]: word for word in WORDS}
_NOTHING: Final = f"{bytes(16).hex()}:{bytes(32).hex()}"
_COST: Final = 2**14
"""The cost of one guess: 16 MiB of memory, and tens of milliseconds."""


def new_phrase() -> str:
    """Return a random phrase. It is shown once and never stored."""
    return " ".join(secrets.choice(WORDS) for _ in range(COUNT))


def read_phrase(text: str) -> str | None:
    """Return a phrase as it was given out, whatever its case and spacing; None if it is none."""
    typed = re.findall(r"[^\W\d_]+", text.casefold())
    words = [_BY_BEGINNING.get(word[:_BEGINNING], "") for word in typed]
    return " ".join(words) if len(words) == COUNT and all(words) else None


def hash_phrase(phrase: str) -> str:
    """Return what is stored of a phrase: a random salt and a slow hash."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_slow_hash(phrase, salt).hex()}"


def is_phrase(stored: str | None, phrase: str) -> bool:
    """Return whether this is the phrase whose salt and hash were stored.

    Where none was stored, the answer takes as long: it does not tell which names are kept.
    """
    salt, _, digest = (stored or _NOTHING).partition(":")
    known = bytes.fromhex(digest)
    found = hmac.compare_digest(known, _slow_hash(phrase, bytes.fromhex(salt)))
    return found and stored is not None


def _slow_hash(phrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(phrase.encode(), salt=salt, n=_COST, r=8, p=1, dklen=32)
