"""Play-outs from one start: many seeds, on any number of threads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from brikke.errors import InputError
from brikke.players.playout import reference
from brikke.players.playout.policy import Policy
from brikke.players.playout.result import Move, Round
from brikke.players.playout.rng import check_seed
from brikke.players.playout.start import Start
from brikke.rules.position import Play, Turn, check_turn
from brikke.solver import can_play, core_name

ROUNDS_PER_CALL: Final = 64
"""Rounds in one call of the core: few enough for Ctrl-C, enough to make calls cheap."""


def play_out(
    start: Start,
    policies: Sequence[Policy],
    seeds: Iterable[int],
    *,
    first: Turn | None = None,
    threads: int = 1,
) -> list[Round]:
    """Play one round for every seed, and return the results in the order of the seeds.

    ``first`` is the next turn, made before policies decide; one seed deals the same tiles whatever
    the first turn is. Threads run in parallel: the native core releases the interpreter lock.
    Without a native core the reference implementation plays the same policies slowly; its solver
    may choose other turns that are equally good.
    """
    wanted = list(map(check_seed, seeds))
    if threads < 1:
        raise InputError("use at least one thread", threads)
    start, draws_first = _apply_first_turn(start, policies, first)
    parts = [wanted[at : at + ROUNDS_PER_CALL] for at in range(0, len(wanted), ROUNDS_PER_CALL)]

    def work(part: list[int]) -> list[Round]:
        return _play(start, policies, part, draws_first)

    if threads == 1 or len(parts) < 2:
        return [each for part in parts for each in work(part)]
    with ThreadPoolExecutor(threads) as pool:
        return [each for done in pool.map(work, parts) for each in done]


def record(
    start: Start, policies: Sequence[Policy], seed: int, *, first: Turn | None = None
) -> tuple[Round, tuple[Move, ...]]:
    """Play one round; return its result and its moves. A draw as ``first`` is one of the moves."""
    check_seed(seed)
    start, draws_first = _apply_first_turn(start, policies, first)
    if core_name() == "python":
        return reference.play(start, policies, seed, draws_first=draws_first)
    from brikke.players.playout import native  # noqa: PLC0415 - there may be none

    return native.record(start, policies, seed, draws_first=draws_first)


def _play(
    start: Start, policies: Sequence[Policy], seeds: list[int], draws_first: bool
) -> list[Round]:
    if core_name() == "python":
        return [reference.play(start, policies, s, draws_first=draws_first)[0] for s in seeds]
    from brikke.players.playout import native  # noqa: PLC0415 - there may be none

    return native.play(start, policies, seeds, draws_first=draws_first)


def _apply_first_turn(
    start: Start, policies: Sequence[Policy], first: Turn | None
) -> tuple[Start, bool]:
    """Return the start after a first play, and whether the first turn is a draw or a pass."""
    if len(policies) != start.seats:
        raise InputError(f"expected one policy per seat, {start.seats} in all, not", len(policies))
    if first is None:
        return start, False
    check_turn(first)
    if isinstance(first, Play):
        return start.after(first), False
    if start.rulebook.must_play(len(start.pool)) and can_play(start.position()):
        raise InputError("a player who can play must play, so the first turn cannot be", first)
    return start, True
