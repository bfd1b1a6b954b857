"""Audit: looks all dependencies up among known vulnerabilities, list by list.

    python -m tools.audit build/supply/bin/pip-audit

The status is 0 only if everything was looked up and nothing was found.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
OPTIONS: Final = (
    *("--progress-spinner", "off", "--strict", "--disable-pip", "--require-hashes"),
    *("--format", "json"),
)
UNREACHABLE: Final = "no advisory database can be reached, so not everything was looked up"
_NETWORK: Final = re.compile(
    # A mirror of packages without advisories answers that it does not know them.
    r"not found on|connect|resolv|timed? ?out|unreachable|max retries|proxy|network|audit endpoint"
    r"|ENOTFOUND|EAI_AGAIN|ECONN",
    re.IGNORECASE,
)


def python_findings(out: str) -> list[str] | None:
    """Return what pip-audit has found; None if it has looked nothing up."""
    told = _json(out)
    if "dependencies" not in told:
        return None
    return [
        f"{each['name']} {each['version']}: {', '.join(known['id'] for known in found)}"
        for each in told["dependencies"]
        if (found := each.get("vulns"))
    ]


def browser_findings(out: str) -> list[str] | None:
    """Return what npm has found; None if it has looked nothing up."""
    told = _json(out)
    if "vulnerabilities" not in told:
        return None
    return [f"{name}: {each['severity']}" for name, each in told["vulnerabilities"].items()]


def verdict(name: str, findings: Sequence[str] | None, errors: str) -> list[str]:
    """Return what is to be said about a list: nothing if it is sound."""
    if findings is not None:
        return [f"{name}: {each}" for each in findings]
    if _NETWORK.search(errors):
        return [UNREACHABLE]
    return [f"{name}: not looked up ({errors.strip().rpartition(chr(10))[2] or 'no answer'})"]


def _json(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def _run(command: Sequence[str], folder: Path) -> tuple[str, str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def main() -> None:
    """Look up every list of Python packages, and the packages of the browser game."""
    problems: list[str] = []
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        out, err = _run([sys.argv[1], *OPTIONS, "-r", str(file)], ROOT)
        problems += verdict(f"requirements/{file.name}", python_findings(out), err)
        if UNREACHABLE in problems:
            break  # nor for the other lists
    out, err = _run(["npm", "audit", "--json"], ROOT / "web")
    problems += verdict("web/package-lock.json", browser_findings(out), out + err)
    sys.exit("\n".join(dict.fromkeys(problems)))


if __name__ == "__main__":
    main()
