from __future__ import annotations

import pytest

from brikke.bots import BOTS, make_bot
from brikke.errors import InputError
from brikke.game import Game
from brikke.match import Match
from brikke.notation import Record
from brikke.position import Draw, Pass, Play
from brikke.rulebook import EDITIONS
from brikke.verify import verify_record
from tests.test_editions import game_with

every_bot = pytest.mark.parametrize("name", BOTS)


def play(game: Game, names: list[str]) -> Game:
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)), seat=game.to_move)
    return game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_whole_matches_in_every_edition(edition: str, seats: int) -> None:
    match = Match(f"{edition} rounds=2", seats, seed=f"bots {seats}")
    names = ["steady", "greedy", "random", "steady"][:seats]
    while not match.is_over():
        play(match.next_round(), names)
    assert match.sheet.adds_up
    assert verify_record(Record.of(match)).valid


@every_bot
@pytest.mark.parametrize(
    "house", ["must_play_when_able=yes", "jokers=locked opening_goes_on=yes", "max_run_length=4"]
)
def test_bots_play_by_house_rules(name: str, house: str) -> None:
    play(Game(f"german {house}", 2, seed=name), [name, name])


@every_bot
def test_a_bot_is_its_seed(name: str) -> None:
    first = play(Game("nordic", 2, seed=5), [name, name])
    again = play(Game("nordic", 2, seed=5), [name, name])
    assert first.events == again.events


@every_bot
def test_a_bot_draws_or_passes_if_it_cannot_play(name: str) -> None:
    game = game_with("nordic", "k1", "r2", pool="o5")
    assert make_bot(name).turn(game.view(0)) == Draw()
    game.push(Draw())
    assert make_bot(name).turn(game.view(1)) == Pass()


def test_greedy_never_rearranges() -> None:
    table = game_with(
        "nordic opening_minimum=0", "k4 r4 b4 o4 k9", "k1 k2 k3 b3 b5 b6", pool="o9 o10"
    )
    table.push(make_bot("greedy").turn(table.view(0)))
    table.push(make_bot("greedy").turn(table.view(1)))
    table.push(Draw())
    assert make_bot("greedy").turn(table.view(1)) == Draw()
    assert isinstance(make_bot("steady").turn(table.view(1)), Play)


def test_an_unknown_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(InputError, match="did you mean steady.*: stedy$"):
        make_bot("stedy")
