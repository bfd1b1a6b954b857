"""Fixtures of store and scale: one real PostgreSQL for both, because creating one takes long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.services import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server
