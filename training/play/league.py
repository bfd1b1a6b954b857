"""Leagues: rules to play by, and policies that play beside networks or alone.

The league ``PLAYERS`` trains the network that plays, ``PEOPLE`` the one that tells people their
chances: there are no networks in it, only policies that overlook things as people do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from brikke.players.bots.champion.bot import IN_PLAY
from brikke.players.bots.champion.policies import HOARD, HOARD_OF_TWO, HOARDING_RACK_SIZE, HOLD
from brikke.players.playout import HOARDER, STEADY, AtEnd, Policy, Start
from brikke.players.playout.packing import pack, pack_policies
from brikke.solver import Objective


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules that are played by.

    Rounds by some rules take ten times as long as by others: the shares divide the time, and the
    weights make up for it.
    """

    rulebook: str
    seats: int
    share: float
    """Of all rounds."""
    weight: float = 1.0
    """Of every sample."""


@dataclass(frozen=True, slots=True)
class Player:
    """A policy, its share of the seats that networks do not play, and what it notices."""

    policy: Policy
    share: float
    notices: float = 1.0
    """The probability that a tile of the rack is noticed in a turn."""
    rack_only: float = 0.0
    """The share of turns that leave the table as it is."""
    questions: int = 0
    """To the endgame search, for one move; 0 is not at all."""
    waits: bool = False
    """Whether it opens between two only after the rival."""


@dataclass(frozen=True, slots=True)
class FixedNetwork:
    """A network that does not learn, and its share beside the policies."""

    weights: Path
    share: float
    questions: int = 0
    """To the endgame search, for one move."""


@dataclass(frozen=True, slots=True)
class Learner:
    """How networks play that learn from their own turns alone."""

    questions: int
    """To the endgame search, for one move."""
    points: float
    """What a hundred points are worth when they choose, in log odds to win."""
    together: float = 0.4
    """The share of rounds that they play among themselves."""
    begun: float = 0.0
    """The share of rounds in which a policy makes their first turns."""
    pairs: float = 0.0
    """The share of their turns that are compared with another one on equal deals."""


@dataclass(frozen=True, slots=True)
class Search:
    """Turns that are searched, where the champion would (``search_value.h``)."""

    share: float
    """Of these turns."""
    deals: int
    """Of hidden tiles, in each of two halves."""

    @property
    def line(self) -> str:
        """The line in the file of a league."""
        policies = (pack_policies([each]).hex() for each in (STEADY, HOARD, HOLD))
        numbers = self.share, self.deals, IN_PLAY.search_pool, HOARDING_RACK_SIZE
        return " ".join(("search", *map(str, numbers), *policies))


@dataclass(frozen=True, slots=True)
class League:
    """Rules and players by name."""

    rules: Mapping[str, Rules]
    players: Mapping[str, Player]
    opponent: str | None = None
    """The player that networks meet, and nobody else; None: all, and themselves."""
    margin: float = 0.0
    """In log odds, what a network must gain to leave that player's way of playing."""

    networks: Mapping[str, FixedNetwork] = field(default_factory=dict)
    """Networks that play and do not learn."""
    learner: Learner | None = None
    """How networks learn that write nothing but their own turns; None: all turns are written."""
    search: Search | None = None
    """Which turns are searched; None: none of them."""

    def write(self, path: Path) -> None:
        """Write the league for the programs in C (``league.h``)."""
        lines = [
            f"rules {name} {each.share} {pack(Start.undealt(each.rulebook, each.seats)).hex()}"
            for name, each in self.rules.items()
        ]
        lines += [
            f"policy {name} {each.share} {each.notices} {each.rack_only} {each.questions} "
            f"{int(each.waits)} {pack_policies([each.policy]).hex()}"
            for name, each in self.players.items()
        ]
        lines += [
            f"network {name} {each.share} {each.questions} {each.weights.resolve()}"
            for name, each in self.networks.items()
        ]
        if self.learner is not None:
            told = self.learner
            lines.append(
                f"learner {told.questions} {told.points} {told.together} {told.begun} {told.pairs}"
            )
        if self.search is not None:
            lines.append(self.search.line)
        if self.opponent is not None:
            lines.append(f"opponent {self.opponent} {self.margin}")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


_MUST: Final = "nordic must_play_when_able=yes"

PLAYERS: Final = League(
    {
        "nordic-2": Rules("nordic", 2, 0.02, 2.0),
        "nordic-3": Rules("nordic", 3, 0.09, 3.0),
        "nordic-4": Rules("nordic", 4, 0.10, 3.0),
        "must-2": Rules(_MUST, 2, 0.57, 0.6),
        "must-3": Rules(_MUST, 3, 0.07),
        "must-4": Rules(_MUST, 4, 0.14, 1.5),
        "locked-2": Rules("finnish-classic", 2, 0.001, 2.0),
        "goes-on-3": Rules("norwegian-classic", 3, 0.009),
    },
    {
        "steady": Player(STEADY, 0.30),
        "hoarder": Player(HOARDER, 0.30),
        "expert": Player(Policy(joker_adds=5, least_tiles=2), 0.10),
        "saver": Player(Policy(joker_adds=None), 0.05),
        "waiter": Player(Policy(least_tiles=5), 0.05),
        "waiter-long": Player(Policy(least_tiles=8, opening=Objective.FEWEST), 0.03),
        "hoarder-early": Player(Policy(opening=Objective.FEWEST, hoards=True, until_tiles=3), 0.05),
        "hoarder-pool": Player(Policy(opening=Objective.FEWEST, hoards=True, until_pool=8), 0.05),
        "hoarder-large": Player(Policy(hoards=True), 0.03),
        "enduring": Player(HOARD_OF_TWO, 0.04),
    },
)

PEOPLE: Final = League(
    {
        "nordic-2": Rules("nordic", 2, 0.24),
        "nordic-3": Rules("nordic", 3, 0.16),
        "nordic-4": Rules("nordic", 4, 0.20),
        "must-2": Rules(_MUST, 2, 0.10),
        "must-3": Rules(_MUST, 3, 0.05),
        "must-4": Rules(_MUST, 4, 0.05),
        "german-2": Rules("german", 2, 0.04),
        "german-4": Rules("german", 4, 0.04),
        "finnish-classic-2": Rules("finnish-classic", 2, 0.02),
        "finnish-classic-4": Rules("finnish-classic", 4, 0.02),
        "norwegian-classic-2": Rules("norwegian-classic", 2, 0.02),
        "norwegian-classic-4": Rules("norwegian-classic", 4, 0.02),
        "norwegian-cards-2": Rules("norwegian-cards", 2, 0.02),
        "norwegian-cards-4": Rules("norwegian-cards", 4, 0.02),
    },
    {
        "steady": Player(STEADY, 0.22),
        "expert": Player(Policy(joker_adds=5, least_tiles=2), 0.16),
        "saver": Player(Policy(joker_adds=None), 0.06),
        "waiter": Player(Policy(least_tiles=4), 0.06),
        "hasty": Player(STEADY, 0.12, notices=0.9),
        "casual": Player(Policy(joker_adds=3), 0.20, notices=0.95, rack_only=0.35),
        "novice": Player(STEADY, 0.13, notices=0.67, rack_only=0.5),
        "hoarder-early": Player(Policy(opening=Objective.FEWEST, hoards=True, until_tiles=3), 0.03),
        "hoarder": Player(Policy(opening=Objective.FEWEST, hoards=True, until_pool=2), 0.02),
    },
)

CHAMPION: Final = "champion"
NEXT_CHAMPION: Final = "next-champion"
_FOLDER: Final = Path(__file__).parent
QUESTIONS: Final = 300
"""Of the champion to its endgame search, for one move, where it is trained against."""
RESPONSE: Final = _FOLDER / "response.bin"
"""The best response to the champion of two seats that hoards by a policy."""


def response(questions: int, margin: float) -> League:
    """Return the league of a best response: the champion of two seats is the only opponent."""
    return League(
        {"nordic-2": Rules("nordic", 2, 1.0)},
        {**PLAYERS.players, CHAMPION: Player(HOARD_OF_TWO, 0.0, questions=questions, waits=True)},
        CHAMPION,
        margin,
    )


def duel(questions: int, points: float = 0.0, champion: Path | None = None) -> League:
    """Return the league of two seats where one may draw.

    With weights of a champion, it is the only opponent: then it is the league of a best response to
    a champion that has learned.
    """
    bleeding = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.BLEED)
    players = {
        CHAMPION: Player(HOARD_OF_TWO, 0.30, questions=questions),
        "hoarder": Player(HOARDER, 0.14),
        "bleeding": Player(bleeding, 0.08),
        "steady": Player(STEADY, 0.08),
        "expert": Player(Policy(joker_adds=5, least_tiles=2), 0.04),
        "waiter": Player(Policy(least_tiles=8, opening=Objective.FEWEST), 0.03),
        "hoarder-pool": Player(Policy(opening=Objective.FEWEST, hoards=True, until_pool=8), 0.03),
    }
    networks = {"response": FixedNetwork(RESPONSE, 0.30, questions)}
    if champion is not None:
        networks[NEXT_CHAMPION] = FixedNetwork(champion, 0.0, questions)
    return League(
        {"nordic-2": Rules("nordic", 2, 0.7), "german-2": Rules("german", 2, 0.3)},
        players,
        None if champion is None else NEXT_CHAMPION,
        networks=networks,
        learner=Learner(questions, points, begun=0.4, pairs=0.015),
    )


def _fields() -> tuple[League, ...]:
    """Return leagues of one network against the tables that it should beat.

    All have the same rules with different shares, so that their samples can be learned from
    together.
    """
    rules = {
        "nordic-3": Rules("nordic", 3, 0.0, 3.0),
        "nordic-4": Rules("nordic", 4, 0.0, 3.0),
        "must-2": Rules(_MUST, 2, 0.0, 0.5),
        "must-4": Rules(_MUST, 4, 0.0, 1.0),
    }
    hoarders = {
        "hoarder": Player(HOARDER, 0.75),
        "holding": Player(HOLD, 0.1),
        "hoarder-pool": Player(Policy(opening=Objective.FEWEST, hoards=True, until_pool=8), 0.08),
        "hoarder-large": Player(Policy(hoards=True), 0.07),
    }
    others = {
        "steady": Player(STEADY, 0.8),
        "expert": Player(Policy(joker_adds=5, least_tiles=2), 0.1),
        "saver": Player(Policy(joker_adds=None), 0.05),
        "waiter": Player(Policy(least_tiles=5), 0.05),
    }

    def against(
        players: Mapping[str, Player], shares: Mapping[str, float], points: float, pairs: float
    ) -> League:
        shared = {name: replace(each, share=shares.get(name, 0.0)) for name, each in rules.items()}
        learner = Learner(0, points, together=0.15, pairs=pairs)
        return League(shared, players, learner=learner)

    return (
        against(hoarders, {"nordic-3": 0.6, "nordic-4": 0.4}, 0.1, 0.03),
        against(others, {"nordic-3": 0.1, "nordic-4": 0.9}, 0.1, 0.04),
        against(others, {"must-2": 0.85, "must-4": 0.15}, 0.0, 0.2),
    )


LEAGUES: Final[Mapping[str, tuple[League, ...]]] = {
    "players": (PLAYERS,),
    "people": (PEOPLE,),
    "response": (response(QUESTIONS, 0.1),),
    "duel": (duel(QUESTIONS, points=1.0),),
    "tables": _fields(),
}
"""The leagues of each training; the programs that play are divided among them."""
