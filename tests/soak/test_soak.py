"""A short soak test with every kind of failure."""

from __future__ import annotations

import pytest

from tests.soak.plan import SETUPS, Plan
from tests.soak.soak import soak
from tests.soak.troubles import kinds_of

pytestmark = pytest.mark.system


@pytest.mark.parametrize(
    ("setup", "seconds"),
    [pytest.param("postgres", 25, marks=pytest.mark.release), ("sqlite", 15)],
)
def test_no_event_is_lost_duplicated_leaked_or_stuck(setup: str, seconds: int) -> None:
    plan = Plan(SETUPS[setup], seconds, 1, tables=5, vandals=2, harshness=0.2, once=True)
    report = soak(plan)
    assert report.faults == []
    # On a busy machine these are few.
    assert report.counts["turns"] > 5
    assert report.counts["commands acknowledged"] > 5
    assert report.counts["hostile frames"] > 5
    assert all(report.troubles[kind.words] == 1 for kind in kinds_of(plan))
