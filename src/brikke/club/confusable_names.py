"""Confusable names: two names with the same skeleton cannot both be kept.

The skeleton of a name ignores case, spaces, punctuation and accents, and writes letters of other
alphabets that look like Latin ones as those.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_LETTERS: Final = {
    # Cyrillic
    **dict(zip("авеёкмнорстухіјѕьԁԛԝһӏ", "abeekmhopctyxijsbdqwhl", strict=True)),
    # Greek
    **dict(zip("αβγεζηικμνορστυχω", "abyeznikmvopctyxw", strict=True)),
    # Latin letters without a decomposition
    **dict(zip("øðđħıłŋſŧɑɡ", "oddhilnstag", strict=True)),
    # Digits and signs
    **dict(zip("0135$@|!", "olessali", strict=True)),
}
_SEQUENCES: Final = (
    ("æ", "ae"),
    ("œ", "oe"),
    ("ß", "ss"),
    ("þ", "th"),
    ("rn", "m"),
    ("vv", "w"),
    # Last: a small L, a capital I and a one are one stroke in many typefaces.
    ("i", "l"),
)


def skeleton(name: str) -> str:
    """Return what a name looks like; empty for a name without letters and digits."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = (_LETTERS.get(letter, letter) for letter in plain)
    seen = "".join(letter for letter in letters if letter.isalnum())
    for sequence, stroke in _SEQUENCES:
        seen = seen.replace(sequence, stroke)
    return seen
