"""The one way in which wrong input is refused."""

from __future__ import annotations


class InputError(ValueError):
    """Input that cannot be taken: a lower-case sentence that ends in the offending value."""

    def __init__(self, problem: str, value: object) -> None:
        shown = str(value)
        super().__init__(f"{problem}: {shown if shown.strip() else repr(shown)}")
        self.problem = problem
        self.value = value
