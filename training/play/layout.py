"""The form of a sample, as ``selfplay.c`` and ``people.py`` write it; torch is not needed."""

from __future__ import annotations

import struct
from typing import Final

FEATURES: Final = 822
FEATURE_BYTES: Final = 8 * -(-FEATURES // 64)
TAIL: Final = struct.Struct("<HHhBBBB")
"""What follows the features: the target, what a search thinks, the points in the end, the winner in
turn order, the number of the rules, the seats, and flags."""
SAMPLE_BYTES: Final = FEATURE_BYTES + TAIL.size
WHOLE: Final = 65535
"""A target is the probability to win, as (it + 1/2) / 2 in units of one WHOLE-th."""
SEARCHED_WHOLE: Final = 65534
"""What a search thinks is a probability in units of one SEARCHED_WHOLE-th,"""
NOT_SEARCHED: Final = 65535
"""or this."""
FIRST: Final = 1
"""The flag of the first sample of a round."""
BY_BOTS: Final = 4
"""The flag of samples from rounds of the bots for people."""
OF_A_PAIR: Final = 8
"""The flag of samples of two turns that were compared on equal deals."""
