"""Generator of puzzles from mistakes: bots play rounds, and positions are tried as puzzles.

A position is a puzzle if two judges agree that a turn which suggests itself is clearly worse than
the best one: the network that knows how people play (:mod:`brikke.study.costs`), and play-outs
(:mod:`brikke.study.mistakes.evidence`). No turn may be in doubt: by play-outs every one is as good
as the best (:data:`MARGIN`), or clearly worse (:data:`WORSE`).

Rounds take turns in which kind of mistake they are searched for (:class:`MistakeKind`), because
some kinds are rare. A round yields at most one puzzle, its first, because others would look too
similar.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import count as count_from
from typing import Final

from brikke.game.game import Game
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.bots.levels import LEVELS
from brikke.players.network.choosing import listed_turns
from brikke.rules.position import Play
from brikke.rules.rulebook import printed_editions
from brikke.rules.table import tiles_added, tiles_on
from brikke.rules.tiles import faces_of
from brikke.study.costs import chances_after
from brikke.study.mistakes.evidence import next_player, rounds_won
from brikke.study.mistakes.mistake import (
    MARGIN,
    Faces,
    Mistake,
    as_first_seat,
    mistake_of,
    sorted_faces,
    turn_counts,
    turn_faces,
)
from brikke.study.mistakes.rating import found_by_levels, grade, rating
from brikke.study.reasons import Reason, why_worse

EDITIONS: Final = tuple(
    name for name, rulebook in printed_editions().items() if not rulebook.locks_jokers
)
"""Where jokers are locked, the arrangement of a turn matters and not its tiles alone. Editions of
plugins are left out, so that a seed repeats its rounds on every machine."""
PLAYERS: Final = (*LEVELS, "novice", "casual", "steady", "expert")


class MistakeKind(Enum):
    """A kind of mistake."""

    JOKER = auto()
    """The turn with the most tiles spends a joker that is worth more."""
    TILES = auto()
    """The turn with the most tiles is wrong for another reason."""
    TOO_FEW_TILES = auto()
    """The turn with the most tiles is right, but people who move few tiles lay less."""


SEARCHES: Final = (
    MistakeKind.JOKER,
    MistakeKind.TILES,
    MistakeKind.TOO_FEW_TILES,
    MistakeKind.TILES,
)
"""What one round after another is searched for."""
MOST_TILES_BOT: Final = "steady"
FEW_MOVES_BOT: Final = "casual"

MOST_ON_RACK: Final = 14
MOST_TILES: Final = 45
MOST_SETS: Final = 12
"""More than this is hard to survey, and does not fit on the screen of a phone."""

SEEN: Final = 0.05
"""How much more the best turn must win than the one that suggests itself, by the network."""
CLEAR: Final = 0.06
"""The same by play-outs."""
WORSE: Final = 0.04
"""How much less than the best turn a wrong turn must win, by play-outs."""
FAR: Final = 0.12
"""A turn that wins so much less in a first series of play-outs is left out of the next ones."""
FIRST_LOOK: Final = range(48)
SECOND_LOOK: Final = range(1000, 1250)
ALL_TURNS: Final = range(2000, 2096)
CONFIRMATION: Final = range(10_000, 10_600)
"""The seeds of play-outs; each is played by two policies."""
MOST_NEAR: Final = 8
"""With more turns that may be right there is little to choose."""
NEXT_PLAYER: Final = range(100)
FED: Final = 0.5
"""The next player counts as fed if it lays so many more tiles."""
LET_OUT: Final = 0.08
"""The next player counts as let out if it goes out so much more often."""


@dataclass(frozen=True, slots=True)
class MistakePuzzle:
    """A mistake as a puzzle: where it was found, how sure it is, and how the levels fare on it."""

    seed: int
    round: int
    turn: int
    mistake: Mistake
    doubt: float
    """Half of the width of the 95 % interval of what the best turn wins more than the obvious."""
    found: tuple[float, ...]
    """How often each level finds a right turn, the weakest first."""

    @property
    def rating(self) -> int:
        """How hard it is, on the scale of the bots' strengths."""
        return rating(self.found)

    @property
    def grade(self) -> int:
        """The rating in five steps."""
        return grade(self.rating)


@dataclass(slots=True)
class Tally:
    """What a search has looked at, for the page on how the collection was made."""

    rounds: int = 0
    positions: int = 0
    """Positions of the right size with a choice."""
    candidates: int = 0
    """Positions in which the network saw a mistake."""
    confirmed: int = 0
    """Those that became puzzles."""

    def add(self, other: Tally) -> None:
        """Add what another search has looked at."""
        self.rounds += other.rounds
        self.positions += other.positions
        self.candidates += other.candidates
        self.confirmed += other.confirmed


def generate(seed: int, tally: Tally | None = None) -> Iterator[MistakePuzzle]:
    """Yield an endless series of puzzles; a seed repeats it."""
    for number in count_from(1):
        puzzle = puzzle_in_round(seed, number, tally)
        if puzzle is not None:
            yield puzzle


def puzzle_in_round(seed: int, number: int, tally: Tally | None = None) -> MistakePuzzle | None:
    """Return the first puzzle of one round, or None."""
    counted = tally if tally is not None else Tally()
    counted.rounds += 1
    for turn, view in _positions(seed, number):
        counted.positions += 1
        judged = _judged_by_network(view)
        made = _tempting(view, judged, SEARCHES[number % len(SEARCHES)])
        if made is None:
            continue
        counted.candidates += 1
        found = _confirmed(view, judged, made)
        if found is not None:
            counted.confirmed += 1
            mistake, doubt = found
            levels = found_by_levels(mistake)
            return MistakePuzzle(seed, number, turn, mistake, doubt, levels)
    return None


def _positions(seed: int, number: int) -> Iterator[tuple[int, PlayerView]]:
    """Yield the turns of a round between bots that people could survey, as the player sees them."""
    rng = random.Random(f"mistakes {seed} {number}")
    seats, edition = rng.choice((2, 2, 3, 4)), rng.choice(EDITIONS)
    bots = [make_bot(rng.choice(PLAYERS), seat) for seat in range(seats)]
    game = Game(edition, seats, seed=f"mistakes {seed} round {number}")
    while not game.is_over():
        view = game.view(game.to_move)
        sets, tiles = len(view.table), len(tiles_on(view.table))
        if len(view.rack) <= MOST_ON_RACK and tiles <= MOST_TILES and sets <= MOST_SETS:
            yield view.state.turns + 1, as_first_seat(view)
        game.push(bots[game.to_move].turn(view))


def _judged_by_network(view: PlayerView) -> dict[Faces, float]:
    """Return the chances of all turns that are listed, and of those that suggest themselves."""
    turns = [turn_faces(counts) for counts in listed_turns(view)]
    if len(turns) == 1:  # it goes out, or there is no other
        return {turns[0]: 1.0}
    turns += [_turn_of(name, view) for name in (MOST_TILES_BOT, FEW_MOVES_BOT)]
    different = list(dict.fromkeys(turns))
    chances = chances_after(view, [*map(turn_counts, different)])
    return dict(zip(different, chances, strict=True))


def _turn_of(name: str, view: PlayerView) -> Faces:
    turn = make_bot(name).turn(view)
    laid = tiles_added(view.table, turn.table) if isinstance(turn, Play) else ()
    return sorted_faces(faces_of(laid))


def _tempting(view: PlayerView, judged: Mapping[Faces, float], kind: MistakeKind) -> Faces | None:
    """Return the turn that suggests itself, if the network sees this kind of mistake in it."""
    if len(judged) == 1:
        return None
    best = max(judged, key=judged.__getitem__)
    most, few = (_turn_of(name, view) for name in (MOST_TILES_BOT, FEW_MOVES_BOT))
    if kind is MistakeKind.TOO_FEW_TILES:
        is_kind = judged[best] - judged[most] <= MARGIN
        return few if is_kind and judged[best] - judged[few] >= SEEN else None
    if judged[best] - judged[most] < SEEN:
        return None
    reason, _ = why_worse(view, turn_counts(most), turn_counts(best))
    return most if (reason is Reason.SPENT_JOKER) == (kind is MistakeKind.JOKER) else None


def _confirmed(
    view: PlayerView, judged: Mapping[Faces, float], made: Faces
) -> tuple[Mistake, float] | None:
    """Return a mistake that play-outs confirm, and the doubt of what it costs; else None."""
    favourite = max(judged, key=judged.__getitem__)
    for seeds in (FIRST_LOOK, SECOND_LOOK, CONFIRMATION):
        one, other = (rounds_won(view, turn_counts(turn), seeds) for turn in (favourite, made))
        if one.more_than(other).mean < WORSE:
            return None
    first = {turn: rounds_won(view, turn_counts(turn), ALL_TURNS) for turn in judged}
    top = max(first.values(), key=lambda won: won.share)
    near = [turn for turn, won in first.items() if top.share - won.share < FAR]
    asked = [turn for turn in near if turn not in (favourite, made)]
    if len(asked) > MOST_NEAR:
        return None
    won = {favourite: one, made: other}
    won |= {turn: rounds_won(view, turn_counts(turn), CONFIRMATION) for turn in asked}
    best = max(won, key=lambda turn: won[turn].share)
    lost = {turn: won[best].more_than(each) for turn, each in won.items()}
    clear = lost[made].mean >= CLEAR and lost[made].low >= MARGIN and lost[made].least > 0
    agreed = lost[favourite].mean <= MARGIN
    doubtful = any(MARGIN < each.mean < WORSE for each in lost.values())
    if not clear or not agreed or doubtful:
        return None
    chances = {turn: each.share for turn, each in won.items()}
    for turn in first.keys() - won.keys():
        less = first[best].more_than(first[turn]).mean
        chances[turn] = max(0.0, won[best].share - max(less, WORSE))
    return _mistake(view, made, chances), lost[made].doubt


def _mistake(view: PlayerView, made: Faces, chances: Mapping[Faces, float]) -> Mistake:
    """Return a mistake with the reason that play-outs see as well."""
    mistake = mistake_of(view, made, {turn: round(each, 3) for turn, each in chances.items()})
    if mistake.reason not in {Reason.MORE, Reason.BLOCKED}:
        return mistake
    gave = _what_it_gave(view, made, mistake.best.played)
    return mistake if gave is None else replace(mistake, reason=gave)


def _what_it_gave(view: PlayerView, made: Faces, best: Faces) -> Reason | None:
    """Return whether a turn feeds the next player, or lets it out; None if it does neither."""
    after_made = next_player(view, turn_counts(made), NEXT_PLAYER)
    after_best = next_player(view, turn_counts(best), NEXT_PLAYER)
    if after_made.out - after_best.out >= LET_OUT:
        return Reason.LET_OUT
    return Reason.FED if after_made.tiles - after_best.tiles >= FED else None
