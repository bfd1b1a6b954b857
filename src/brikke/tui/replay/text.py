"""Text of a replay: the turn, the analysis of it and of the round, and the chances of all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brikke.game.events import RoundEnded
from brikke.game.moments import Moment
from brikke.rules.rulebook import Rulebook
from brikke.study.costs import accuracy, costliest
from brikke.tui.faces import FaceFormat, tiles_format
from brikke.tui.replay.findings import Findings
from brikke.tui.replay.frames import Frame
from brikke.words.catalogue import Words
from brikke.words.prose import cost_text


def turn_text(words: Words, turn: Moment, names: Sequence[str], shown: FaceFormat) -> str:
    """Return the number of a turn, and what the seat did."""
    tiles = " ".join("?" if tile is None else shown(tile.face) for tile in turn.tiles)
    return words(
        f"replay-{turn.verb}",
        turn=turn.number,
        seat=names[turn.seat],
        tiles=tiles or "none",
    )


def ending_text(words: Words, ended: RoundEnded, names: Sequence[str], rulebook: Rulebook) -> str:
    """Return how a round ended."""
    outcome = ended.outcome
    seat = names[outcome.winner]
    return words(f"replay-end-{outcome.ending}", seat=seat, call=rulebook.call_out)


class FrameText:
    """Messages about the frames of one record."""

    def __init__(
        self, words: Words, names: Sequence[str], shown: FaceFormat, findings: Findings
    ) -> None:
        self._words, self._names, self._shown = words, names, shown
        self._findings = findings

    def happened(self, frame: Frame) -> str:
        """Return the turn, and the end of the round if the turn ended it."""
        words, turn, names = self._words, frame.turn, self._names
        if turn is None:
            starter = names[frame.state.starter]
            return f"{words('watch-deal')} {words('table-starts', name=starter)}"
        text = turn_text(words, turn, names, self._shown)
        if turn.ended is None:
            return text
        scores = zip(names, turn.ended.outcome.scores, strict=True)
        points = ", ".join(f"{name} {score:+}" for name, score in scores)
        ending = ending_text(words, turn.ended, names, frame.state.rulebook)
        return f"{text} {ending} ({points})"

    def about(self, frame: Frame) -> list[str]:
        """Return the analysis of a frame, as far as it is known."""
        told = (self._verdict(frame), self._cost(frame), self._chances(frame))
        return [*filter(None, (*told, *self._round(frame)))]

    def _verdict(self, frame: Frame) -> str:
        words, turn = self._words, frame.turn
        if turn is None:
            return ""
        if not self._findings.is_analysed(frame):
            return words("tui-replay-wait")
        found = self._findings.best(frame)
        if found is None:
            return words("tui-replay-none")
        if not found.best.tiles_played:
            return words("watch-nothing")
        if not found.missed_tiles:
            return words("watch-most")
        tiles = tiles_format(self._shown)(found.best.played)
        if found.missed_exit:
            return words("watch-missed-exit", name=self._names[turn.seat], tiles=tiles)
        return words("watch-missed", count=found.best.tiles_played, tiles=tiles)

    def _cost(self, frame: Frame) -> str:
        """Return what a costly turn cost, why, and the better turn."""
        found = self._findings.best(frame)
        cost = None if found is None else found.cost
        if cost is None or cost.reason is None:
            return ""
        tiles = tiles_format(self._shown)
        better = tiles(cost.best_played)
        return cost_text(self._words, cost.reason, cost.cost, tiles(cost.tiles), better)

    def _round(self, frame: Frame) -> Iterator[str]:
        """Yield the accuracies of all seats and the costliest turns, when the round has ended."""
        if frame.turn is None or frame.turn.ended is None:
            return
        words, names, costs = self._words, self._names, self._findings.costs(frame)
        kept = [(name, accuracy(costs, seat)) for seat, name in enumerate(names)]
        yield " ".join(
            words("watch-accuracy", name=name, value=self._percent(share))
            for name, share in kept
            if share is not None
        )
        worst = [
            f"{words('watch-cost-turn', turn=cost.turn)} {names[cost.seat]} "
            f"{self._percent(-cost.cost)}"
            for cost in costliest(costs)
        ]
        yield f"{words('watch-costly')}: {', '.join(worst)}" if worst else ""

    def _percent(self, share: float) -> str:
        return self._words("watch-percent", value=round(100 * share))

    def _chances(self, frame: Frame) -> str:
        words = self._words
        if not self._findings.is_asked_for_chances(frame):
            return ""
        if not self._findings.has_chances(frame):
            return words("watch-chances-wait")
        found = self._findings.chances(frame)
        if found is None:
            return words("watch-chances-none")
        shares = (
            f"{name} {self._percent(share)}" for name, share in zip(self._names, found, strict=True)
        )
        return f"{words('watch-chances')}: {', '.join(shares)}"
