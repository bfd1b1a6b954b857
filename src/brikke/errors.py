"""The one way in which wrong input is refused."""

from __future__ import annotations


class InputError(ValueError):
    """Input that cannot be taken: a lower-case sentence that ends in the offending value."""

    def __init__(self, problem: str, value: object) -> None:
        # An exception that comes from another process is made anew from its arguments.
        super().__init__(problem, value)
        self.problem = problem
        self.value = value

    def __str__(self) -> str:
        shown = str(self.value)
        return f"{self.problem}: {shown if shown.strip() else repr(shown)}"
