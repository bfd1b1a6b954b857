"""Data set plans: everything that decides the bytes of a data set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from brikke import __version__
from brikke.errors import InputError
from brikke.lab.arena.contest import Contest, LineUp, make_contest
from brikke.rules.rulebook import DEFAULT, Rulebook, get_rulebook, rulebook_text
from brikke.solver import core_name

FORMAT_VERSION: Final = 1
"""The version of the folder's layout and of its columns; it grows when either changes."""
MAX_ROUNDS: Final = 10_000_000
MAX_ROUNDS_PER_FILE: Final = 10_000
ROUNDS_PER_FILE: Final = 1000


class Format(StrEnum):
    """The file format of the tables."""

    PARQUET = "parquet"
    JSONL = "jsonl"
    """JSON lines, which need only the standard library."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a data set; equal plans give equal data sets on any machine."""

    contest: Contest
    """The bots, rules and seed; the line-up rotates from round to round."""
    rounds: int
    rounds_per_file: int = ROUNDS_PER_FILE
    format: Format = Format.PARQUET

    @property
    def parts(self) -> int:
        """The number of parts, that is, of files of each kind."""
        return -(-self.rounds // self.rounds_per_file)

    def rounds_of(self, part: int) -> range:
        """Return the numbers of the rounds in a part."""
        first = part * self.rounds_per_file
        return range(first, min(first + self.rounds_per_file, self.rounds))

    def seated(self, number: int) -> LineUp:
        """Return the line-up of a round."""
        line_ups = self.contest.line_ups
        return line_ups[number % len(line_ups)]

    def seed_of(self, number: int) -> str:
        """Return the seed of a round, for its deck and its bots."""
        return f"dataset {self.contest.seed} round {number}"

    @property
    def command(self) -> str:
        """The command that writes this data set again."""
        contest = self.contest
        rules = f"'{contest.rulebook}'" if " " in contest.rulebook else contest.rulebook
        return (
            f"brikke dataset --rounds {self.rounds} --bots {','.join(contest.bots)}"
            f" --seats {contest.seats} --rulebook {rules} --seed {contest.seed}"
            f" --rounds-per-file {self.rounds_per_file} --format {self.format} --out DIR"
        )

    def as_data(self) -> dict[str, Any]:
        """Return the plan as JSON data, with the versions that its bytes depend on."""
        contest = self.contest
        return {
            "form": FORMAT_VERSION,
            "command": self.command,
            "rounds": self.rounds,
            "bots": list(contest.bots),
            "seats": contest.seats,
            "rulebook": rulebook_text(get_rulebook(contest.rulebook), whole=True),
            "seed": contest.seed,
            "rounds_per_file": self.rounds_per_file,
            "format": str(self.format),
            "versions": self._versions(),
        }

    def _versions(self) -> dict[str, str]:
        versions = {"brikke": __version__, "core": core_name()}
        if self.format is Format.PARQUET:
            import pyarrow  # noqa: PLC0415 - optional, and slow to import

            versions["pyarrow"] = pyarrow.__version__
        return versions


def make_plan(
    bots: Sequence[str],
    rounds: int,
    *,
    seats: int | None = None,
    seed: int = 1,
    rulebook: str | Rulebook = DEFAULT,
    rounds_per_file: int = ROUNDS_PER_FILE,
    format: Format | str = Format.PARQUET,  # noqa: A002 - what people call it
) -> Plan:
    """Return a valid plan, or raise :class:`InputError`.

    The default number of seats is the number of bots; a single bot plays against itself.
    """
    if not isinstance(rounds, int) or not 1 <= rounds <= MAX_ROUNDS:
        raise InputError(f"a data set has 1 to {MAX_ROUNDS} rounds", rounds)
    if not isinstance(rounds_per_file, int) or not 1 <= rounds_per_file <= MAX_ROUNDS_PER_FILE:
        raise InputError(f"a file holds 1 to {MAX_ROUNDS_PER_FILE} rounds", rounds_per_file)
    if seats is None:
        seats = max(2, len(bots))
    contest = make_contest(bots, seats=seats, seed=seed, rulebook=rulebook)
    try:
        written = Format(format)
    except ValueError:
        raise InputError(f"the format must be {' or '.join(Format)}", format) from None
    return Plan(contest, rounds, rounds_per_file, written)
