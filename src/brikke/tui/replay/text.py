"""A moment of a record in words: what happened, what could have been, and everyone's chances."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.game.events import RoundEnded
from brikke.rules.rulebook import Rulebook
from brikke.study.story import ToldTurn
from brikke.tui.faces import Shown, tiles_in
from brikke.tui.replay.findings import Findings
from brikke.tui.replay.moments import Moment
from brikke.words.catalogue import Words


def turn_text(words: Words, turn: ToldTurn, names: Sequence[str], shown: Shown) -> str:
    """Return what a seat did, after the number of the turn."""
    tiles = " ".join("?" if tile is None else shown(tile.face) for tile in turn.tiles)
    return words(
        f"replay-{turn.kind}",
        turn=turn.number,
        seat=names[turn.event.seat],
        tiles=tiles or "none",
    )


def ending_text(words: Words, ended: RoundEnded, names: Sequence[str], rulebook: Rulebook) -> str:
    """Return how a round ended."""
    outcome = ended.outcome
    seat = names[outcome.winner]
    return words(f"replay-end-{outcome.ending}", seat=seat, call=rulebook.call_out)


class MomentText:
    """Tells the moments of one record."""

    def __init__(
        self, words: Words, names: Sequence[str], shown: Shown, findings: Findings
    ) -> None:
        self._words, self._names, self._shown = words, names, shown
        self._findings = findings

    def happened(self, moment: Moment) -> str:
        """Return what happened, and how the round ended if it did."""
        words, turn, names = self._words, moment.turn, self._names
        if turn is None:
            starter = names[moment.state.starter]
            return f"{words('watch-deal')} {words('table-starts', name=starter)}"
        told = turn_text(words, turn, names, self._shown)
        if turn.ended is None:
            return told
        scores = zip(names, turn.ended.outcome.scores, strict=True)
        points = ", ".join(f"{name} {score:+}" for name, score in scores)
        ending = ending_text(words, turn.ended, names, moment.state.rulebook)
        return f"{told} {ending} ({points})"

    def about(self, moment: Moment) -> list[str]:
        """Return what was found out about a moment."""
        return [*filter(None, (self._verdict(moment), self._chances(moment)))]

    def _verdict(self, moment: Moment) -> str:
        words, turn = self._words, moment.turn
        if turn is None:
            return ""
        if not self._findings.is_analysed(moment):
            return words("tui-replay-wait")
        found = self._findings.best(moment)
        if found is None:
            return words("tui-replay-none")
        if not found.best.tiles_played:
            return words("watch-nothing")
        if not found.missed_tiles:
            return words("watch-most")
        tiles = tiles_in(self._shown)(found.best.played)
        if found.missed_exit:
            return words("watch-missed-exit", name=self._names[turn.event.seat], tiles=tiles)
        return words("watch-missed", count=found.best.tiles_played, tiles=tiles)

    def _chances(self, moment: Moment) -> str:
        words = self._words
        if not self._findings.is_asked_for_chances(moment):
            return ""
        if not self._findings.has_chances(moment):
            return words("watch-chances-wait")
        found = self._findings.chances(moment)
        if found is None:
            return words("watch-chances-none")
        shares = (
            f"{name} {words('watch-percent', value=round(100 * share))}"
            for name, share in zip(self._names, found, strict=True)
        )
        return f"{words('watch-chances')}: {', '.join(shares)}"
