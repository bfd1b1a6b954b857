"""The folder of a data set, written atomically, part by part.

A file is written under a temporary name and renamed when it is complete; then ``manifest.json`` is
replaced by one that lists it. Files that the manifest does not list do not count. So a data set
that was stopped or killed can be continued after its last complete part.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from brikke.errors import InputError, reason_of
from brikke.game.notation import Record, read_record
from brikke.lab.dataset.columns import ROUNDS, TURNS
from brikke.lab.dataset.generation import GeneratedRound, archive_name, part_name, record_name
from brikke.lab.dataset.plan import Plan
from brikke.lab.dataset.readme import readme_text
from brikke.lab.dataset.tables import write_table

MANIFEST: Final = "manifest.json"
README: Final = "README.md"
PARTIAL_SUFFIX: Final = ".part"
FIXED_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""The modification time of every record in an archive, so that the bytes are reproducible."""


class DatasetFolder:
    """The folder of one data set, open for writing."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool = False) -> None:
        """Create a folder, or continue one of the same plan; other folders are left unchanged."""
        self.path, self.plan = path, plan
        self.parts: list[dict[str, Any]] = []
        with _os_errors_as_input_errors(path):
            there = path.exists() and any(path.iterdir())
            if there and not resume:
                raise InputError("the folder is not empty (use --resume to continue it)", path)
            if there:
                self.parts = _verified_parts(path, plan)
                for left in path.rglob(f"*{PARTIAL_SUFFIX}"):
                    left.unlink()
            (path / "records").mkdir(parents=True, exist_ok=True)
            if not there:
                self._write_manifest(complete=False)

    @property
    def rounds(self) -> int:
        """The number of rounds in the folder."""
        return sum(part["rounds"] for part in self.parts)

    @property
    def turns(self) -> int:
        """The number of turns in the folder."""
        return sum(part["turns"] for part in self.parts)

    def add(self, rounds: Sequence[GeneratedRound]) -> None:
        """Write the next part, all or nothing."""
        part = len(self.parts)
        turns = [row for each in rounds for row in each.turns]
        tables = {
            f"turns-{part_name(part)}.{self.plan.format}": (TURNS, turns),
            f"rounds-{part_name(part)}.{self.plan.format}": (
                ROUNDS,
                [each.round for each in rounds],
            ),
        }
        with _os_errors_as_input_errors(self.path):
            names = [archive_name(part), *tables]
            with self._atomic_file(archive_name(part)) as partial:
                _write_archive(partial, rounds)
            for name, (columns, rows) in tables.items():
                with self._atomic_file(name) as partial:
                    write_table(partial, self.plan.format, columns, rows, self.plan.contest.seats)
            self.parts.append(
                {
                    "rounds": len(rounds),
                    "turns": len(turns),
                    "records_sha256": _digest_of_records(rounds),
                    "files": [_file_data(self.path, name) for name in names],
                }
            )
            self._write_manifest(complete=False)

    def finish(self) -> dict[str, Any]:
        """Mark the data set as complete, and return the manifest."""
        with _os_errors_as_input_errors(self.path):
            with self._atomic_file(README) as partial:
                partial.write_text(readme_text(self.plan, self.turns), encoding="utf-8")
            return self._write_manifest(complete=True)

    def _write_manifest(self, *, complete: bool) -> dict[str, Any]:
        digests = "\n".join(part["records_sha256"] for part in self.parts)
        manifest = {
            **self.plan.as_data(),
            "complete": complete,
            "turns": self.turns,
            "records_sha256": sha256(digests.encode()).hexdigest(),
            "parts": self.parts,
        }
        with self._atomic_file(MANIFEST) as partial:
            partial.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        return manifest

    @contextmanager
    def _atomic_file(self, name: str) -> Iterator[Path]:
        """Write a file under a temporary name, and rename it when it is complete."""
        partial = self.path / f"{name}{PARTIAL_SUFFIX}"
        try:
            yield partial
            with partial.open("rb") as file:
                os.fsync(file.fileno())
            partial.replace(self.path / name)
        finally:
            partial.unlink(missing_ok=True)


def read_manifest(path: Path) -> dict[str, Any]:
    """Return the manifest of a data set, or raise :class:`InputError`."""
    try:
        manifest = json.loads((path / MANIFEST).read_bytes())
        if not isinstance(manifest["parts"], list) or not isinstance(manifest["form"], int):
            raise TypeError
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise InputError("not the folder of a data set", path) from None
    return dict(manifest)


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """Yield the number and the record of every round of a data set, in order."""
    for part in read_manifest(path)["parts"]:
        archive = path / part["files"][0]["name"]
        try:
            with ZipFile(archive) as file:
                for name in file.namelist():
                    yield int(name.partition(".")[0]), read_record(file.read(name).decode())
        except (OSError, BadZipFile):
            raise InputError("cannot be read", archive) from None


def _verified_parts(path: Path, plan: Plan) -> list[dict[str, Any]]:
    """Return the parts of a folder; raise :class:`InputError` for another plan or changed files."""
    manifest = read_manifest(path)
    for name, value in plan.as_data().items():
        if name != "command" and manifest.get(name) != value:
            raise InputError(
                f"{path} holds another data set, with other {name}", manifest.get(name)
            )
    for part in manifest["parts"]:
        for file in part["files"]:
            try:
                found = _file_data(path, file["name"])
            except OSError:
                found = {}
            if found != file:
                raise InputError("this file has changed since it was written", path / file["name"])
    return list(manifest["parts"])


def _file_data(path: Path, name: str) -> dict[str, Any]:
    file = path / name
    with file.open("rb") as opened:
        digest = file_digest(opened, "sha256").hexdigest()
    return {"name": name, "bytes": file.stat().st_size, "sha256": digest}


def _write_archive(path: Path, rounds: Sequence[GeneratedRound]) -> None:
    with ZipFile(path, "w") as archive:
        for each in rounds:
            entry = ZipInfo(record_name(each.number), FIXED_TIME)
            entry.compress_type, entry.create_system = ZIP_DEFLATED, 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, each.record)


def _digest_of_records(rounds: Sequence[GeneratedRound]) -> str:
    """Return the digest of the records, which does not depend on compression."""
    return sha256("".join(each.record for each in rounds).encode()).hexdigest()


@contextmanager
def _os_errors_as_input_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise InputError(f"cannot be written ({reason_of(error)})", path) from None
