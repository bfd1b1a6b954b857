"""Messages about a match: its seats, its events, violations, hints, and results."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence

from brikke.game.events import Drew, Event, Passed, Played, RoundEnded, StartDrawn, TimedOut
from brikke.game.match import Match
from brikke.game.view import PlayerView
from brikke.players.bots import BOTS
from brikke.rules.judge import Code, Violation
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import Rulebook, house_rules
from brikke.rules.scoring import Outcome
from brikke.rules.table import Table, tiles_added
from brikke.solver import explain
from brikke.study.advice import Advice, Aim
from brikke.tui.draft import Draft
from brikke.tui.faces import FaceFormat, tiles_format
from brikke.tui.hints import Hints, Stage
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import SEAT, MatchSession
from brikke.words.catalogue import Words
from brikke.words.prose import bot_title, step_text, violation_text
from brikke.words.prose import edition_title as printed_title


class Messages:
    """The messages of one match for the player in the first seat."""

    def __init__(
        self, words: Words, bots: Sequence[str], shown: FaceFormat, between: str = " "
    ) -> None:
        self.words = words
        self.names = seat_names(words, bots)
        self.tiles = tiles_format(shown, between)

    def event(self, before: Table, event: Event) -> str:
        """Return an event as a sentence; empty for events with no message."""
        match event:
            case StartDrawn():
                return self.starts(event.starter)
            case Played():
                laid = self.tiles(tiles_added(before, event.table))
                return self._said("said-you-played", "said-played", event.seat, tiles=laid)
            case Drew(seat=seat, tile=tile):
                if seat == SEAT and tile is not None:
                    return self.words("said-you-drew", tile=self.tiles((tile,)))
                return self.words("said-drew", name=self.names[seat])
            case Passed():
                return self._said("said-you-passed", "said-passed", event.seat)
            case TimedOut(tiles=drawn):
                key, other = "said-you-timed-out", "said-timed-out"
                return self._said(key, other, event.seat, count=len(drawn))
            case _:
                return ""

    def _said(self, own: str, other: str, seat: int, **values: str | int) -> str:
        if seat == SEAT:
            return self.words(own, **values)
        return self.words(other, name=self.names[seat], **values)

    def starts(self, seat: int) -> str:
        """Return who starts."""
        if seat == SEAT:
            return self.words("table-you-start")
        return self.words("table-starts", name=self.names[seat])

    def what_now(self, position: Position) -> str:
        """Return what the player has to do: play tiles, or open with enough points."""
        if position.opened:
            return self.words("turn-lay-something")
        needed = position.rulebook.opening_minimum
        if not needed:
            return self.words("turn-opening-any")
        return self.words("turn-opening-due", needed=needed)

    def judgement(
        self, draft: Draft, found: Sequence[Violation], *, is_due: bool = True
    ) -> list[str]:
        """Return that a draft is legal, or all its violations, the opening's sum first."""
        if not found:
            wins = "turn-legal" if draft.now.rack else "turn-wins"
            return [self.words(wins if is_due else "turn-not-yet")]
        return [
            self.words("turn-opening", reached=each.reached or 0, needed=each.needed or 0)
            if each.code is Code.OPENING_TOO_LOW and draft.laid
            else self.violation(each)
            for each in sorted(found, key=lambda each: each.code is not Code.OPENING_TOO_LOW)
        ]

    def violation(self, violation: Violation) -> str:
        """Return the message of one violation."""
        return violation_text(violation, self.words, self.tiles)

    def hint(self, hints: Hints, view: PlayerView) -> list[str]:
        """Return the hint at its stage: whether tiles can be played, which ones, or every step."""
        best = hints.best
        if hints.aim is Aim.CHANCES and hints.stage is Stage.WHETHER and not best.goes_out:
            return self._chances(hints.advice, view)
        if not isinstance(best.turn, Play):
            return [self.words("hint-none" if view.pool_size else "hint-none-pass")]
        if hints.stage >= Stage.STEPS:
            steps = explain(view.table, best.turn.table)
            return [step_text(step, self.words, self.tiles) for step in steps]
        if hints.stage is Stage.TILES:
            return [self.words("hint-tiles", tiles=self.tiles(best.played))]
        if best.goes_out:
            return [self.words("hint-goes-out")]
        return [self.words("hint-there-is", count=best.tiles_played)]

    def _chances(self, advice: Advice, view: PlayerView) -> list[str]:
        """Return the turn with the best chances, and its chances."""
        count, chance = advice.solution.tiles_played, round(100 * (advice.chance or 0))
        draws = "hint-best-draw" if view.pool_size else "hint-best-draw-pass"
        best = self.words("hint-best-play", count=count) if count else self.words(draws)
        return [best, f"{self.words('hint-chance', chance=chance)}."]

    def ending(self, outcome: Outcome, rulebook: Rulebook) -> str:
        """Return who won a round, and how."""
        if outcome.winner == SEAT:
            won = self.words("round-you-won")
        else:
            won = f"{self.words('round-won', name=self.names[outcome.winner])}."
        how = self.words(f"round-ending-{outcome.ending}", call=rulebook.call_out)
        return f"{won} {how}"

    def left(self, ended: RoundEnded) -> list[str]:
        """Return the tiles that are left on every rack."""
        nothing = self.words("round-left-none")
        return [
            f"{name}: {self.tiles(sorted(rack)) or nothing}"
            for name, rack in zip(self.names, ended.racks, strict=True)
        ]

    def match_ending(self, match: Match) -> str:
        """Return who won the match, once it is over."""
        leaders = match.sheet.leaders
        if len(leaders) > 1:
            return self.words("match-tied")
        if leaders == (SEAT,):
            return self.words("match-you-won")
        return self.words("match-won", name=self.names[leaders[0]])

    def sheet(self, match: Match) -> list[list[str]]:
        """Return the score sheet in rows: the names, every round, and the totals."""
        rows = [["", *self.names]]
        for number, row in enumerate(match.sheet.rows, start=1):
            rows.append([f"{self.words('sheet-round')} {number}", *map(_points, row)])
        rows.append([self.words("sheet-total"), *map(_points, match.sheet.totals)])
        return rows

    def seat(self, session: MatchSession, seat: int) -> str:
        """Return the status of a seat: its name, its tiles, and whether it has opened."""
        view = session.view
        tiles = self.words("table-tiles", count=view.rack_sizes[seat])
        opened = self.words("table-opened" if view.opened[seat] else "table-not-opened")
        return f"{self.names[seat]}: {tiles}, {opened}"


def in_columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines; the first column is aligned left, the others right."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            f"{cell:>{width}}" if at else f"{cell:{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def seat_names(words: Words, bots: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat; bots of one kind are numbered."""
    names = [bot_title(name, words) if name in BOTS else name for name in bots]
    counted = [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]
    return (words("app-you"), *counted)


def edition_title(words: Words, rulebook: Rulebook) -> str:
    """Return the title of an edition, and whether house rules apply."""
    edition = printed_title(rulebook.edition, words)
    return words("edition-title-custom", edition=edition) if house_rules(rulebook) else edition


def saved_messages(words: Words, match_file: MatchFile, session: MatchSession) -> list[str]:
    """Return where the match is saved, and how to continue it; for the end of the program."""
    kept = saved_text(words, match_file)
    if not kept or match_file.error or session.match.is_over():
        return kept
    command = f"brikke play --resume {shlex.quote(str(match_file.path))}"
    return [*kept, words("tui-go-on", command=command)]


def saved_text(words: Words, match_file: MatchFile) -> list[str]:
    """Return where the match is saved, or why not; nothing before the first turn."""
    if match_file.error:
        return [words("tui-not-kept", reason=match_file.error)]
    return [words("tui-kept", file=str(match_file.path))] if match_file.is_written else []


def _points(points: int) -> str:
    return f"{points:+}" if points else "0"
