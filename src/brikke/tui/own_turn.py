"""The person's turn, or the wait for it: what is tried out, hinted at, and asked before drawing."""

from __future__ import annotations

from brikke.rules.judge import Violation, violations
from brikke.tui.carrying import carried_over
from brikke.tui.draft import Arrangement, Draft
from brikke.tui.hints import Hints
from brikke.tui.sitting import Sitting


class OwnTurn:
    """What the person makes of the position as it is now."""

    def __init__(self, sitting: Sitting, plan: Draft | None = None) -> None:
        position = sitting.view.position
        self._sitting = sitting
        self.draft = Draft(position) if plan is None else carried_over(plan, position)
        self.hints = Hints(position)
        self._asked_about: Arrangement | None = None

    def lacks(self) -> tuple[Violation, ...]:
        """Return every reason why the draft is illegal, be it the person's turn or not yet."""
        return violations(self.draft.position, self.draft.turn)

    def asks_before_drawing(self) -> bool:
        """Return whether tiles would go back that were laid, which is asked once."""
        now = self.draft.now
        is_known = now == self._asked_about or not self._sitting.view.pool_size
        if is_known or not self.draft.is_touched:
            return False
        self._asked_about = now
        return True
