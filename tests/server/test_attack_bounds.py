"""The bounds of ``make attack``: when what honest players felt is too much."""

from __future__ import annotations

import pytest

from benchmarks.attack.__main__ import report
from benchmarks.attack.felt import FACTOR, LONGEST_MS, P99_MS, Felt, Waits


def felt(quiet: Waits, attacked: Waits, failure: str = "") -> Felt:
    return Felt("pongs", {"commands": quiet}, {"commands": attacked}, failure)


def test_waits_are_told_by_their_median_99th_percentile_and_longest() -> None:
    assert Waits.of([each / 1000 for each in range(200, 0, -1)]) == Waits(101, 199, 200)
    assert Waits.of([]) == Waits(0, 0, 0)


@pytest.mark.parametrize(
    ("quiet", "attacked", "too_long"),
    [
        (Waits(1, 2, 3), Waits(50, P99_MS, LONGEST_MS), []),
        (Waits(1, 2, 3), Waits(50, P99_MS + 1, LONGEST_MS), ["p99"]),
        (Waits(1, 2, 3), Waits(50, P99_MS, LONGEST_MS + 1), ["longest"]),
        # A machine that is slow without the attack is no proof against it.
        (Waits(9, P99_MS, LONGEST_MS), Waits(9, FACTOR * P99_MS, FACTOR * LONGEST_MS), []),
        (Waits(9, P99_MS, 9), Waits(9, FACTOR * P99_MS + 1, 9), ["p99"]),
    ],
)
def test_waits_are_too_long_by_an_absolute_bound_and_by_one_of_the_quiet_row(
    quiet: Waits, attacked: Waits, too_long: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = felt(quiet, attacked)
    assert report([found]) == bool(too_long)
    complaints = capsys.readouterr().err.splitlines()
    assert len(complaints) == len(too_long)
    assert all(f"({each})" in complaints[0] for each in too_long)


def test_a_refusal_of_an_honest_player_is_a_failure() -> None:
    refused = felt(Waits(1, 2, 3), Waits(1, 2, 3), "refused: busy")
    assert report([refused]) == 1
    assert "refused: busy" in refused.row()
