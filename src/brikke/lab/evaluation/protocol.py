"""Evaluation protocols: frozen benchmarks for agents, so that results stay comparable.

A released protocol never changes. A different measurement gets a new protocol with a new name, and
the old one stays. Each suite has a digest of everything that decides its rounds, the dealt tiles
included. So a test fails if a rule, the shuffle or a suite changes, and a changed copy refuses to
play under the same name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from brikke.errors import InputError, suggestion

FROZEN_BOTS: Final[Mapping[str, str]] = MappingProxyType(
    {"champion": "brikke.players.bots.champion:FirstChampion"}
)
"""Bots that play differently today, and those that still play as when the protocol was frozen."""


@dataclass(frozen=True, slots=True)
class Suite:
    """A set of decks that an agent plays from every seat, against a table of one bot."""

    name: str
    against: str
    """The bot in all other seats, by its name of then."""
    seed: int
    digest: str
    """SHA-256 of the rules, the line-ups and all deals of the suite."""
    rulebook: str = "nordic"
    seats: int = 2
    decks: int = 500
    quick: int = 50
    """The number of decks, from the first, in a quick evaluation."""

    @property
    def opponent(self) -> str:
        """The bot that plays: it still plays as when the protocol was frozen."""
        return FROZEN_BOTS.get(self.against, self.against)


@dataclass(frozen=True, slots=True)
class Protocol:
    """A named, frozen list of suites."""

    name: str
    suites: tuple[Suite, ...]

    @property
    def digest(self) -> str:
        """SHA-256 of the name and of the digests of all suites."""
        text = "\n".join([self.name, *(f"{suite.name} {suite.digest}" for suite in self.suites)])
        return sha256(text.encode()).hexdigest()

    def choose(self, names: Iterable[str]) -> tuple[Suite, ...]:
        """Return the suites with these names, in the order of the protocol; without names, all."""
        wanted = list(names)
        known = [suite.name for suite in self.suites]
        for name in wanted:
            if name not in known:
                raise InputError(f"{self.name} has no such suite{suggestion(name, known)}", name)
        return tuple(suite for suite in self.suites if not wanted or suite.name in wanted)


BRIKKE_EVAL_1: Final = Protocol(
    "brikke-eval-1",
    (
        Suite(
            "two-novice",
            "novice",
            9101,
            "fc461a7c3eca224a2b8c1c7946a063089ea7a2ec4ae5b2b907f4ff374198e640",
        ),
        Suite(
            "two-greedy",
            "greedy",
            9102,
            "f5cb5a8f8c1e6c28e8b8cd71529a360c84a122552aabb217b08b1cad9b2dec49",
        ),
        Suite(
            "two-casual",
            "casual",
            9103,
            "dd85a1fc04a45ffb8e19cafcaea3909f3438dfcd0a67ccd0e6b1fefb337947a9",
        ),
        Suite(
            "two-steady",
            "steady",
            9104,
            "137dc5e4b9f3243b4fe154d69df85423fcb51da39a586f05f0575c572e7c34c9",
        ),
        Suite(
            "two-expert",
            "expert",
            9105,
            "c810873bc6250eec5a39ef863786551960af0eb916eabc50e7228b26208a9ed0",
        ),
        Suite(
            "two-hoarder",
            "hoarder",
            9106,
            "9b85078f957c9c3602441fd5fd9b289ccaf5dbd8328124e9fa828ca22803bbea",
        ),
        Suite(
            "two-champion",
            "champion",
            9107,
            "5c88ff7ecdff37c65955b64219f2d9f2e2c964f10dc7cfa07f90ded62ff36e5e",
        ),
        Suite(
            "three-steady",
            "steady",
            9108,
            "4851add5ccda37a7f6e7f1ce0fc20d5aa5aa7209c8bf6d3f187ed9b973ba700d",
            seats=3,
        ),
        Suite(
            "three-champion",
            "champion",
            9109,
            "117adb4854a4428fd99bf65b2b941ed427b2881ca5655f55c8535e37595a794f",
            seats=3,
        ),
        Suite(
            "four-steady",
            "steady",
            9110,
            "f1fee2975bf20f094e0b00b6742714914663c6360be806fc887e10359bf52fec",
            seats=4,
        ),
        Suite(
            "four-champion",
            "champion",
            9111,
            "2f51e7620fc7d479b9b58dd674188a9903dd48d9f4389729f203bd63c879a32d",
            seats=4,
        ),
        Suite(
            "german",
            "steady",
            9112,
            "2ea6d7af7498afc2eacbf15b4771d5dfb63ab05d65435a1aec5c32e6c92908e9",
            # The rule of the edition when the protocol was frozen.
            "german empty_pool=play-on",
        ),
        Suite(
            "finnish-classic",
            "steady",
            9113,
            "cadf0e7f5323102c07a9f5457fc479a0797f24be6611d82418d7257b3f9ddd0d",
            "finnish-classic",
        ),
        Suite(
            "norwegian-classic",
            "steady",
            9114,
            "fd35c09709c5f0c52cd548242c914157f53472451669764ada146922b71b2c84",
            "norwegian-classic",
        ),
        Suite(
            "norwegian-cards",
            "steady",
            9115,
            "7efe73e001d39f4b2fd76cd801e1b1e9b84b558e32635b12d1e7b7c31de66cfb",
            "norwegian-cards",
        ),
        Suite(
            "must-play",
            "steady",
            9116,
            "04dc0ec46c74c6c3d0876fa51e24403ea6daea617b8954e6c0b6b53f92fb42f5",
            "nordic must_play_when_able=yes",
        ),
    ),
)
"""The first protocol. Its seeds start at 9101, and no bot may be tuned on them."""

PROTOCOLS: Final[Mapping[str, Protocol]] = MappingProxyType(
    {protocol.name: protocol for protocol in (BRIKKE_EVAL_1,)}
)
"""All protocols by name, from the oldest to the newest."""
NEWEST: Final = BRIKKE_EVAL_1


def get_protocol(name: str) -> Protocol:
    """Return the protocol of this name."""
    if name not in PROTOCOLS:
        raise InputError(f"no such protocol{suggestion(name, PROTOCOLS)}", name)
    return PROTOCOLS[name]
