"""Rounds between bots: one, or all those that a contest plays with one deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter

from brikke import __version__
from brikke.errors import InputError
from brikke.game.game import Game, IllegalTurn
from brikke.lab.arena.contest import Contest, LineUp
from brikke.lab.arena.thinking import Thinking
from brikke.players.bots.loading import find_bot, story_of
from brikke.rules.position import Turn
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.rules.scoring import Outcome


class BotError(InputError):
    """A bot that made a turn which the rules refuse, or none at all."""


@dataclass(frozen=True, slots=True)
class Result:
    """One round: which bot sat where, who won, and the points."""

    deal: int
    seated: LineUp
    winner: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """All rounds of one deck."""

    deal: int
    results: tuple[Result, ...]
    thinking: Mapping[str, Thinking] = field(compare=False, default_factory=dict)
    """How long each bot thought, which no seed repeats."""


def play_deal(contest: Contest, deal: int) -> Played:
    """Play one deck as often as the contest says."""
    if contest.version != __version__:  # on another machine it may be another
        raise InputError(f"a contest of version {contest.version} is not for version", __version__)
    rules = get_rulebook(contest.rulebook)
    thinking = {name: Thinking() for name in contest.names}
    # Deck and chance are the deal's, so that the same line-up would only repeat itself.
    outcomes: dict[LineUp, Outcome] = {}
    for seated in contest.line_ups:
        if seated not in outcomes:
            outcomes[seated] = play(rules, seated, seed_of_deal(contest.seed, deal), thinking)
    results = (
        Result(deal, seated, outcomes[seated].winner, outcomes[seated].scores)
        for seated in contest.line_ups
    )
    return Played(deal, tuple(results), thinking)


def seed_of_deal(seed: int, deal: int) -> str:
    """Return the seed that a deck is mixed from."""
    return f"arena {seed} deal {deal}"


def play(
    rulebook: Rulebook,
    names: Sequence[str],
    seed: str,
    thinking: Mapping[str, Thinking] | None = None,
) -> Outcome:
    """Play one round between bots and return how it ended."""
    outcome = play_game(rulebook, names, seed, thinking).outcome()
    assert outcome is not None
    return outcome


def play_game(
    rulebook: Rulebook,
    names: Sequence[str],
    seed: str,
    thinking: Mapping[str, Thinking] | None = None,
) -> Game:
    """Play one round between bots and return it, all of its turns legal.

    A seat's chance comes from the seed, as its tiles do, whoever sits there: a bot that changes
    seats with its like changes nothing.
    """
    game = Game(rulebook, len(names), seed=seed)
    bots = [find_bot(name, _bot_seed(seed, seat)) for seat, name in enumerate(names)]
    while not game.is_over():
        seat = game.to_move
        view = game.view(seat)
        where = f"at turn {game.state.turns + 1} of {', '.join(names)} from seed"
        start = perf_counter()
        try:
            turn = bots[seat].turn(view)
        except (Exception, SystemExit) as error:
            raise BotError(f"{names[seat]} failed ({story_of(error)}) {where}", seed) from error
        if thinking is not None:
            thinking[names[seat]].add((perf_counter() - start) * 1000)
        _push(game, turn, names[seat], where, seed)
    return game


def _push(game: Game, turn: object, name: str, where: str, seed: str) -> None:
    if not isinstance(turn, Turn):
        raise BotError(f"{name} answered no turn ({type(turn).__name__}) {where}", seed)
    try:
        game.push(turn)
    except IllegalTurn as error:
        codes = ", ".join(violation.code for violation in error.violations)
        raise BotError(f"{name} made an illegal turn ({codes}) {where}", seed) from error


def _bot_seed(seed: str, seat: int) -> int:
    return int.from_bytes(sha256(f"{seed} seat {seat}".encode()).digest()[:8])
