from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from brikke.errors import InputError
from brikke.game.deal import Chance, Deal, commitment_of, deal, draw_for_start, seed_of
from brikke.rules.tiles import ALL_TILES, Tile, text_of

SEED = bytes(range(32))


def test_a_deal_holds_all_106_tiles_once() -> None:
    for seats in (2, 3, 4):
        dealt = deal(SEED, [b""] * seats, 14)
        held = [tile for rack in (*dealt.racks, dealt.pool) for tile in rack]
        assert sorted(held) == sorted(ALL_TILES)
        assert [len(rack) for rack in dealt.racks] == [14] * seats


def test_seed_and_salts_decide_the_deal() -> None:
    same = deal(SEED, [b"a", b"b"], 14)
    assert same == deal(SEED, [b"a", b"b"], 14)
    assert same != deal(SEED, [b"b", b"a"], 14)
    assert same != deal(SEED, [b"ab", b""], 14)
    assert same != deal(seed_of(1), [b"a", b"b"], 14)


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment_of(SEED) == hashlib.sha256(SEED).hexdigest()


def test_the_documented_example_is_right() -> None:
    """The example of docs/fair-deal.md, for implementations in other languages."""
    dealt = deal(SEED, [b"", bytes.fromhex("0a0b")], 14)
    assert commitment_of(SEED) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    assert told(dealt) == (
        "A b7 B o6'",
        0,
        "r8' r7' b5' k7' k8' o4' k6' o9' b11 b2 r5 o5 b9' k1'",
    )


def told(dealt: Deal) -> tuple[str, int, str]:
    draws = " ".join(f"{'AB'[each.seat]} {each.tile}" for each in dealt.draws)
    return draws, dealt.starter, text_of(dealt.racks[0])


def test_an_independent_implementation_of_the_specification_shuffles_the_same() -> None:
    def words() -> list[int]:
        message = b"\x00" + b"\x02\x0a\x0b"
        stream = b"".join(
            hmac.new(SEED, message + block.to_bytes(4, "big"), hashlib.sha256).digest()
            for block in range(40)
        )
        return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]

    numbers = iter(words())

    def mixed() -> list[Tile]:
        deck = list(ALL_TILES)
        for i in range(105, 0, -1):
            while (number := next(numbers)) >= 2**32 // (i + 1) * (i + 1):
                pass
            j = number % (i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck

    dealt = deal(SEED, [b"", b"\x0a\x0b"], 14)
    assert [each.tile for each in dealt.draws] == mixed()[: len(dealt.draws)]
    deck = mixed()
    assert [*dealt.racks[0], *dealt.racks[1], *dealt.pool] == deck


def test_rejection_sampling_skips_numbers_that_would_be_biased() -> None:
    chance = Chance(SEED, [b""])
    chance._words = iter([2**32 - 1, 2**32 - 1, 7])
    assert chance.below(106) == 7
    chance._words = iter([2**32 - 1])
    assert chance.below(2) == 1


def test_seats_that_tie_draw_again() -> None:
    tied = 0
    for number in range(200):
        draws, starter = draw_for_start(Chance(seed_of(number), [b""] * 3), 3)
        counted = [draw for draw in draws if not draw.tile.face.is_joker]
        first = {draw.seat: draw.tile.face.number for draw in counted[:3]}
        best = [seat for seat, value in first.items() if value == max(first.values())]
        assert starter in best
        if len(best) > 1:
            tied += 1
            assert [draw.seat for draw in counted[3 : 3 + len(best)]] == best
    assert tied > 5


def test_every_seat_starts_equally_often() -> None:
    starters = Counter(deal(seed_of(number), [b""] * 4, 14).starter for number in range(800))
    assert all(150 < starters[seat] < 250 for seat in range(4))


def test_an_empty_pile_is_shuffled_again() -> None:
    class Stubborn(Chance):
        """Shuffles so that two seats tie throughout the first pile."""

        mixes = 0

        def mixed(self) -> tuple[Tile, ...]:
            self.mixes += 1
            pile = sorted(ALL_TILES[:104], key=lambda tile: tile.face.number)
            return tuple(pile if self.mixes == 1 else [*pile[:1], *pile[-1:], *pile[1:-1]])

    chance = Stubborn(SEED, [b"", b""])
    draws, starter = draw_for_start(chance, 2)
    assert (len(draws), starter, chance.mixes) == (106, 1, 2)


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(InputError, match=f"32 bytes: {len(seed)}$"):
        seed_of(seed)


def test_a_salt_has_at_most_32_bytes() -> None:
    with pytest.raises(InputError, match="at most 32 bytes: "):
        deal(SEED, [b"", bytes(33)], 14)
