"""Rounds of the bots for people: ``python -m training.play.people SEED [ROUNDS] > samples``.

The bots for people play mixed tables by all editions. Now and then a seat plays the best turn with
a part of its rack only, or draws, so that all kinds of turns are seen. The samples are those of
``selfplay.c``, and their target is the end of the round. It runs until its output is closed.

With a number of rounds they are for measuring: the bots play as they are, and most seats have one
of the levels, which the network has never seen.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from brikke.game.game import Game
from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.bots import Bot, make_bot
from brikke.players.bots.levels import LEVELS
from brikke.players.network.features import active_features
from brikke.players.network.outlook import Outlook
from brikke.rules.position import Play, Turn
from brikke.rules.tiles import Colour, Face
from brikke.solver import best_turn
from training.play.layout import BY_BOTS, FEATURE_BYTES, NOT_SEARCHED, TAIL, WHOLE
from training.play.league import PEOPLE

BOTS: Final = {"novice": 0.2, "casual": 0.3, "steady": 0.25, "expert": 0.2, "hoarder": 0.05}
"""The bots and their shares of the seats."""
LEVELS_SHARE: Final = 0.6
MEASURED_BOTS: Final = {
    **{name: (1 - LEVELS_SHARE) * share for name, share in BOTS.items()},
    **dict.fromkeys(LEVELS, LEVELS_SHARE / len(LEVELS)),
}
"""The same in rounds for measuring."""
LOOK: Final = 0.5
"""The share of turns after which some seat looks without moving."""
SLIP_SEAT: Final = 0.3
SLIP: Final = 0.15
"""The share of the turns of such a seat in which it notices only a part of its rack."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a seat knew at some moment."""

    outlook: Outlook
    seat: int
    looks: bool


def play(seed: str, *, measures: bool = False) -> tuple[int, Game, list[Note]]:
    """Play a round of mixed bots; return the number of its rules, and what seats knew."""
    shares = MEASURED_BOTS if measures else BOTS
    rng = random.Random(seed)
    names = list(PEOPLE.rules)
    name = rng.choices(names, [PEOPLE.rules[each].share for each in names])[0]
    rules = PEOPLE.rules[name]
    game = Game(rules.rulebook, rules.seats, seed=seed)
    bots = [
        make_bot(rng.choices(list(shares), list(shares.values()))[0], rng.getrandbits(32))
        for _ in range(rules.seats)
    ]
    slip = [0.0 if measures or rng.random() >= SLIP_SEAT else SLIP for _ in bots]
    notes = []
    while not game.is_over():
        before, seat = game.state, game.to_move
        game.push(_turn(bots[seat], game.view(seat), slip[seat], rng))
        if game.is_over():
            break
        notes.append(Note(Outlook.after_turn(before, game.state, seat), seat, looks=False))
        if rng.random() < LOOK:
            other = rng.randrange(rules.seats)
            notes.append(Note(Outlook.of(game.state, other), other, looks=True))
    return names.index(name), game, notes


def _turn(bot: Bot, view: PlayerView, slip: float, rng: random.Random) -> Turn:
    if rng.random() >= slip:
        return bot.turn(view)
    notices = rng.random()
    rack = tuple(tile for tile in view.rack if rng.random() < notices)
    found = best_turn(replace(view.position, rack=rack)).turn
    if isinstance(found, Play):
        return found
    return bot.turn(view) if view.rulebook.must_play(view.pool_size) else draw_or_pass(view)


def packed_samples(
    rules: int, game: Game, notes: list[Note], rng: random.Random
) -> Iterator[bytes]:
    """Yield the samples of a round in bytes, with their colours exchanged."""
    outcome = game.outcome()
    assert outcome is not None
    for number, note in enumerate(notes):
        outlook = _permuted(note.outlook, rng)
        bits = sum(1 << feature for feature in active_features(outlook))
        winner = (outcome.winner - note.seat) % outlook.seats
        yield bits.to_bytes(FEATURE_BYTES, "little") + TAIL.pack(
            round(WHOLE * ((winner == 0) + 0.5) / 2),
            NOT_SEARCHED,
            outcome.scores[note.seat],
            winner,
            rules,
            outlook.seats,
            (number == 0) | note.looks << 1 | BY_BOTS,
        )


def _permuted(outlook: Outlook, rng: random.Random) -> Outlook:
    order = rng.sample(list(Colour), len(Colour))
    source = list(range(len(outlook.rack)))
    for colour, other in zip(Colour, order, strict=True):
        for value in range(1, 14):
            source[Face.of(colour, value)] = Face.of(other, value)
    return replace(
        outlook,
        rack=tuple(outlook.rack[face] for face in source),
        table=tuple(outlook.table[face] for face in source),
    )


def main() -> None:
    """Play rounds, and write samples."""
    seed, *rounds = sys.argv[1:]
    rng = random.Random(seed)
    for number in range(int(rounds[0])) if rounds else count():
        played = play(f"people {seed} {number}", measures=bool(rounds))
        for sample in packed_samples(*played, rng):
            sys.stdout.buffer.write(sample)


if __name__ == "__main__":
    main()
