"""Write the printed editions as TypeScript, ``web/src/rules/printed.ts``: ``make editions``."""

from __future__ import annotations

import json
from typing import Any, Final

from brikke.rules.rulebook import DEFAULT, LIMITS, Rulebook
from brikke.rules.rulebook.registry import printed_editions

HEAD: Final = """\
// Generated from the engine's own editions by `make editions`; do not edit.

import type { Edition } from "../api/http";

/** The facts of an edition that the browser needs without a server. */
export type EditionFacts = Pick<Edition, "edition" | "faces" | "languages" | "parameters">;
"""


def editions_text() -> str:
    """Return the whole file."""
    editions = ",\n  ".join(_written(_edition(each)) for each in printed_editions().values())
    limits = {name: limit.allowed for name, limit in LIMITS.items()}
    return (
        f"{HEAD}\n/** The default edition. */\n"
        f"export const DEFAULT_EDITION = {_written(DEFAULT.edition)};\n\n"
        f"/** The printed editions, in the form in which the server lists all editions. */\n"
        f"export const PRINTED: readonly EditionFacts[] = [\n  {editions},\n];\n\n"
        f"/** The values that house rules may take. */\n"
        f"export const LIMITS: Readonly<Record<string, string>> = {_written(limits)};\n"
    )


def _edition(rulebook: Rulebook) -> dict[str, Any]:
    return {
        "edition": rulebook.edition,
        "faces": rulebook.faces.value,
        "languages": list(rulebook.languages),
        "parameters": {name: getattr(rulebook, name) for name in LIMITS},
    }


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    print(editions_text(), end="")
