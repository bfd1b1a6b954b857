"""Export of a guest's games, as functions for worker processes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence

from brikke.game.notation import record_text
from brikke.live.round_events import round_events
from brikke.wire.events import decode_event
from brikke.wire.rounds import record_of


def record_texts(rounds: Iterable[Iterable[tuple[int, bytes]]]) -> list[str]:
    """Return finished rounds as records.

    A round is given by its stored events, each as its version and its body.
    """
    return [
        record_text(record_of(round_events(decode_event(body, version) for version, body in log)))
        for log in rounds
    ]


def pack(results: Sequence[tuple[str, bytes]], records: Iterable[str]) -> bytes:
    """Return an archive of records, and of results as lines of JSON."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for (commitment, _), record in zip(results, records, strict=True):
            archive.writestr(f"{commitment[:12]}.brikke", record)
        archive.writestr("results.jsonl", b"".join(body + b"\n" for _, body in results))
    return buffer.getvalue()
