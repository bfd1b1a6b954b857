"""The player's turn: the draft, its violations and its hints."""

from __future__ import annotations

from brikke.rules.judge import Violation, violations
from brikke.tui.draft import Arrangement, Draft
from brikke.tui.hints import Hints
from brikke.tui.match_session import MatchSession
from brikke.tui.rebase import rebased


class PlayerTurn:
    """The player's turn, or the draft of it while others play."""

    def __init__(self, session: MatchSession, plan: Draft | None = None) -> None:
        position = session.view.position
        self._session = session
        self.draft = Draft(position) if plan is None else rebased(plan, position)
        self.hints = Hints(session.view)
        self._asked_about: Arrangement | None = None

    def lacks(self) -> tuple[Violation, ...]:
        """Return every violation of the draft, even before it is the player's turn."""
        return violations(self.draft.position, self.draft.turn)

    def asks_before_drawing(self) -> bool:
        """Return whether to ask before drawing, because the draft would be lost; asked once."""
        now = self.draft.now
        is_known = now == self._asked_about or not self._session.view.pool_size
        if is_known or not self.draft.is_touched:
            return False
        self._asked_about = now
        return True
