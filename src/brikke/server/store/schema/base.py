"""Schema: the metadata that all tables of the database belong to."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

metadata: Final = MetaData()
