"""Serialisation of events: round trips, and a stored form that never changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brikke.errors import InputError
from brikke.game.events import Continued, Passed
from brikke.game.notation import Record, read_record
from brikke.game.verify import verify_record
from brikke.live import LiveTable, Logged
from brikke.live.events import AddressShared, MatchContinued
from brikke.live.round_events import round_events
from brikke.wire.events import FORMS, VERSION, decode_event, encode_event
from tests.support.live_tables import portrait

GOLDEN = Path(__file__).parents[1] / "game" / "golden"


LATER = {"deal": None, "tournament": None}
"""Fields of a table that old logs do not have, with their values."""
LATER_OPTIONS = {"speed": "normal", "rated": False}
"""Options of a table that old logs do not have, with their values."""


def stored_log() -> list[dict[str, object]]:
    """Return a log with every kind of event, as version 1 stored it; the file never changes."""
    lines = Path(__file__).with_name("log-version-1.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def decoded() -> list[Logged]:
    return [
        Logged(
            int(str(each["seq"])),
            int(str(each["at"])),
            decode_event(json.dumps(each["body"]).encode(), int(str(each["version"]))),
        )
        for each in stored_log()
    ]


def test_an_old_log_folds_to_the_same_state() -> None:
    live_table = LiveTable(decoded())
    assert (live_table.seq, live_table.phase, len(live_table.players)) == (99, "waiting", 2)
    assert [player.bot for player in live_table.players] == ["steady", "steady"]
    [(commitment, first, last)] = live_table.finished
    assert (commitment[:8], first, last) == ("c483f041", 8, 77)


def test_a_round_in_an_old_log_can_still_be_verified() -> None:
    [(_, first, last)] = LiveTable(decoded()).finished
    events = round_events(each.event for each in decoded()[first - 1 : last])
    record = Record(events[0].rulebook, 3, (events,))  # type: ignore[union-attr]
    assert verify_record(record).valid


def test_the_stored_form_has_not_changed() -> None:
    # A change needs a new version, and the old one must still be read.
    assert VERSION == 1
    for each, logged in zip(stored_log(), decoded(), strict=True):
        now, then = json.loads(encode_event(logged.event)), dict(each)["body"]
        assert isinstance(then, dict)
        if now["type"] == "table_opened":
            then = {**LATER, **then, "options": {**LATER_OPTIONS, **then["options"]}}
        if now["type"] == "joined":
            then = {"program": False, **then}
        assert now == then


def test_the_old_log_contains_every_kind_of_event() -> None:
    later = {AddressShared, Continued, MatchContinued}
    assert {type(logged.event) for logged in decoded()} == set(FORMS) - {Passed} - later


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.brikke")), ids=lambda path: path.stem)
def test_every_event_of_a_match_survives_being_stored(path: Path) -> None:
    for events in read_record(path.read_text()).rounds:
        for event in events:
            assert decode_event(encode_event(event), VERSION) == event


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(InputError, match=": 2$"):
        decode_event(b"{}", 2)


def test_a_copy_of_a_live_table_is_independent() -> None:
    log = decoded()
    for cut in range(1, len(log)):
        live_table = LiveTable(log[:cut])
        before = portrait(live_table)
        other = live_table.copy()
        assert portrait(other) == before
        for logged in log[cut:]:
            other.apply(logged)
        assert portrait(live_table) == before
        assert portrait(other) == portrait(LiveTable(log))
