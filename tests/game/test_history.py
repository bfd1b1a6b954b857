"""History: a list whose copies share their beginning, compared with plain lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.game.history import History

steps = st.lists(
    st.tuples(st.sampled_from(["append", "cut", "copy"]), st.integers(0, 5), st.integers(0, 9)),
    max_size=40,
)


@given(steps)
def test_histories_and_their_copies_are_like_lists_that_share_nothing(
    done: list[tuple[str, int, int]],
) -> None:
    histories: list[History[int]] = [History([1, 2])]
    lists = [[1, 2]]
    for what, which, value in done:
        place = which % len(lists)
        history, plain = histories[place], lists[place]
        if what == "append":
            history.append(value)
            plain.append(value)
        elif what == "cut":
            history.cut(value)
            del plain[value:]
        else:
            histories.append(history.copy())
            lists.append(plain.copy())
    for history, plain in zip(histories, lists, strict=True):
        assert (list(history), len(history), bool(history)) == (plain, len(plain), bool(plain))
        assert [history[at] for at in range(-len(plain), len(plain))] == plain * 2
        assert (history[1:], history[:-1], history[::-2]) == (plain[1:], plain[:-1], plain[::-2])
        assert list(reversed(history)) == plain[::-1]
        assert history == History(plain)


@pytest.mark.parametrize("place", [2, -3])
def test_a_place_behind_the_end_is_refused_even_if_a_copy_is_longer(place: int) -> None:
    history = History("ab")
    history.copy().append("c")
    with pytest.raises(IndexError):
        history[place]
