"""Contest runner: plays rounds between bots, one or all of a deck."""

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
from brikke.players.bots.loading import find_bot
from brikke.plugins import story_of
from brikke.rules.position import Turn
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.rules.scoring import Outcome


class BotError(InputError):
    """A bot made an illegal turn, or failed."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one round: line-up, winner and scores."""

    deal: int
    seated: LineUp
    winner: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """The results of all rounds of one deck."""

    deal: int
    results: tuple[Result, ...]
    thinking: Mapping[str, Thinking] = field(compare=False, default_factory=dict)
    """The thinking time of each bot, which differs from run to run."""


def play_deal(contest: Contest, deal: int) -> Played:
    """Play one deck with every line-up of a contest."""
    if contest.version != __version__:  # another machine may have another version
        raise InputError(
            f"a contest of version {contest.version} cannot be played by version", __version__
        )
    rules = get_rulebook(contest.rulebook)
    thinking = {name: Thinking() for name in contest.names}
    # Tiles and seeds of bots depend on the deal alone, so equal line-ups have equal results.
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
    """Return the seed that shuffles a deck."""
    return f"arena {seed} deal {deal}"


def play(
    rulebook: Rulebook,
    names: Sequence[str],
    seed: str,
    thinking: Mapping[str, Thinking] | None = None,
) -> Outcome:
    """Play one round between bots and return its outcome."""
    outcome = play_game(rulebook, names, seed, thinking).outcome()
    assert outcome is not None
    return outcome


def play_game(
    rulebook: Rulebook,
    names: Sequence[str],
    seed: str,
    thinking: Mapping[str, Thinking] | None = None,
) -> Game:
    """Play one round between bots and return the game; illegal turns raise :class:`BotError`.

    The seed of a bot depends on the deal and the seat, not on its name. So two equal bots that
    change seats have the same results.
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
        raise BotError(f"{name} returned no turn ({type(turn).__name__}) {where}", seed)
    try:
        game.push(turn)
    except IllegalTurn as error:
        codes = ", ".join(violation.code for violation in error.violations)
        raise BotError(f"{name} made an illegal turn ({codes}) {where}", seed) from error


def _bot_seed(seed: str, seat: int) -> int:
    return int.from_bytes(sha256(f"{seed} seat {seat}".encode()).digest()[:8])
