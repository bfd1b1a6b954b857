"""The one way in which wrong input is refused."""

from __future__ import annotations


class InputError(ValueError):
    """Input that cannot be taken: a lower-case sentence that ends in the offending value."""

    def __init__(self, problem: str, value: object) -> None:
        super().__init__(f"{problem}: {value}")
        self.problem = problem
        self.value = value
